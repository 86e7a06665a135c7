package tilth.finca;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;

/**
 * Scenarios of Finca in the words of its rulebook: what is given, what a player plays, what then has changed.
 *
 * <p>A scenario is strict. What is given must be a position that can lie on a table, down to the last fruit and tile; only
 * moves that are offered can be played; and after each part everything that has changed must have been said, as must the
 * next question, unless it is the next player's turn.
 */
@SuppressWarnings("MemberName") // players are called by their colours, in capitals like all pieces
abstract class FincaScenario {

    static final Goods ORANGE = Goods.ORANGES;
    static final Goods GRAPE = Goods.GRAPES;
    static final Goods LEMON = Goods.LEMONS;
    static final Goods OLIVE = Goods.OLIVES;
    static final Goods ALMOND = Goods.ALMONDS;
    static final Goods FIG = Goods.FIGS;
    static final Goods CART = Goods.CARTS;
    static final Goods ORANGES = Goods.ORANGES;
    static final Goods GRAPES = Goods.GRAPES;
    static final Goods LEMONS = Goods.LEMONS;
    static final Goods OLIVES = Goods.OLIVES;
    static final Goods ALMONDS = Goods.ALMONDS;
    static final Goods FIGS = Goods.FIGS;
    static final Goods CARTS = Goods.CARTS;

    /** The print of a fruit tile with one of each fruit. */
    static final String SIX_DIFFERENT = "1 orange 1 grape 1 lemon 1 olive 1 almond 1 fig";

    private final FincaStage stage = new FincaStage();

    final Player RED = new Player(stage, "red");
    final Player GREEN = new Player(stage, "green");
    final Player BLUE = new Player(stage, "blue");
    final Player YELLOW = new Player(stage, "yellow");

    @AfterEach
    void nothing_else_has_changed() {
        stage.settle();
    }

    // Given.

    /** Lays the table out. Without another word, the first player is to take their turn. */
    void given(Given... words) {
        Scene scene = new Scene();
        Arrays.stream(words).forEach(word -> word.layOut(scene));
        if (scene.players().isEmpty()) {
            players(3).layOut(scene);
        }
        stage.open(scene);
    }

    /** Several words as one, for what many scenarios share. */
    static Given all(Given... words) {
        return scene -> Arrays.stream(words).forEach(word -> word.layOut(scene));
    }

    /** Red, green, blue and yellow, clockwise. */
    Given players(int count) {
        return scene -> scene.seat(List.of(RED, GREEN, BLUE, YELLOW).subList(0, count));
    }

    static Given players(Player... clockwise) {
        return scene -> scene.seat(List.of(clockwise));
    }

    static Given option(String name, String value) {
        return scene -> scene.option(name, value);
    }

    /** The fruits of the blades, from blade 0 clockwise; the donkey lines lie before blades 0 and 6. */
    static Given windmill(String fruits) {
        return scene -> scene.windmill(fruits);
    }

    /** What no player has. It follows from what they have, so this checks that the scenario adds up. */
    static Given supply(int count, Goods goods) {
        return scene -> scene.supply(goods, count);
    }

    static VillageGiven village(Place place) {
        return new VillageGiven(place);
    }

    /** Closes villages nobody spoke of until this many wooden fincas are left. */
    static Given woodenFincas(int left) {
        return scene -> scene.woodenFincas(left);
    }

    static Given startPlayer(Player player) {
        return scene -> scene.startPlayer(player);
    }

    static Given toMove(Player player) {
        return scene -> scene.ask(player, Asks.TURN);
    }

    static Given toPlace(Player player) {
        return scene -> scene.ask(player, Asks.PLACE);
    }

    static Given roundsPlayed(int count) {
        return scene -> scene.roundsPlayed(count);
    }

    // Then.

    PlayerOutcome then(Player player) {
        return new PlayerOutcome(stage, player);
    }

    VillageOutcome then(Place place) {
        return new VillageOutcome(stage, place);
    }

    /** The others than who played last. */
    void thenOthersAreUnchanged() {
        stage.others().forEach(player -> then(player).unchanged());
    }

    void thenSupplyHas(int count, Goods goods) {
        assertThat(stage.now("supply/" + goods)).as("%s in the supply", goods).isEqualTo(Integer.toString(count));
    }

    void thenWoodenFincasAre(int left) {
        assertThat(stage.position().woodenFincas()).as("wooden fincas left").isEqualTo(left);
    }

    void thenBonusPileIs(Integer... points) {
        assertThat(IntStream.of(Components.bonusPile()).skip(stage.position().bonusTaken()))
                .as("the bonus pile, the top first")
                .containsExactly(points);
    }

    /** What is asked instead of the next player's turn. */
    void expectQuestion(Player player, String question) {
        stage.expectQuestion(player, question);
    }

    void gameIsOver() {
        stage.expectEnd();
    }

    void winnersAre(Player... winners) {
        stage.assertWinners(winners);
    }

    /** What happened since the scenario, or its last part, began. */
    void itHappened(String... happenings) {
        assertThat(stage.happenings()).containsExactly(happenings);
    }

    FincaPosition position() {
        return stage.position();
    }
}
