package tilth.testkit.sheaves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.testkit.Invariants;
import tilth.testkit.Scenario;
import tilth.testkit.Seated;

/** A scenario notices whatever it was not told: tried with the cards 9 and 11, 2 and 17 of three players of Sheaves. */
@SuppressWarnings("MemberName") // players are called by their colours, in capitals like all pieces
class ScenarioTest extends Scenario<SheavesPosition> {

    private final Player RED = new Player(0);
    private final Player GREEN = new Player(1);
    private final Player BLUE = new Player(2);

    final class Player extends Seated {
        Player(int seat) {
            super(stage, COLOURS.get(seat));
        }
    }

    ScenarioTest() {
        super(
                new Sheaves(),
                SheavesPosition.class,
                position -> Invariants.require(((SheavesPosition) position).sacks[1] == 0, "green has no sack"));
        SheavesPosition position = SheavesScenario.start(3, Map.of("field", "three", "hand", "3"), 7);
        discard(position, 0, 15);
        discard(position, 1, 4, 8);
        discard(position, 2, 19, 20);
        given(position);
    }

    private static void discard(SheavesPosition position, int seat, int... numbers) {
        for (int number : numbers) {
            position.cards.turnUp(seat, number - 1);
        }
    }

    @Override
    protected List<Player> players() {
        return List.of(RED, GREEN, BLUE);
    }

    @Override
    protected Map<String, String> facts(SheavesPosition position) {
        Map<String, String> facts = new LinkedHashMap<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            String colour = COLOURS.get(seat);
            facts.put(colour + " sheaves", position.sheaves[seat] == 0 ? "" : "" + position.sheaves[seat]);
            facts.put(colour + " cards", "" + position.cards.inHand(seat));
        }
        facts.put("round", "" + position.round);
        return facts;
    }

    @Override
    protected boolean goesWithoutSaying(String fact) {
        return fact.equals("round");
    }

    @Test
    void everything_that_changes_is_named() {
        RED.plays("lay 9");
        changed("red cards: 2 > 1");
        GREEN.plays("lay 2");
        changedFor(GREEN, "cards: 1 > 0");
        BLUE.plays("lay 17");
        itHappened(
                "blue laid",
                "blue chosen 17",
                "red turned-up 9",
                "green turned-up 2",
                "blue turned-up 17",
                "blue sheaves-taken 3");
        itAlsoHappened("blue laid");
        changed("blue cards: 1 > 0", "blue sheaves: > 3");
        BLUE.isAsked("name");
        BLUE.plays("name 0");
        RED.plays("give-card 11");
        meanwhile();
        assertThat(position().isOver()).isTrue();
        winnersAre(BLUE);
        assertThat(BLUE.points()).isEqualTo(3);
    }

    @Test
    void what_was_not_named_or_did_not_change_is_noticed() {
        RED.plays("lay 9");
        assertThatThrownBy(this::changed).hasMessageContaining("red cards: 2 > 1");
        assertThatThrownBy(() -> changed("red cards: 2 > 1", "green cards: 1 > 0"))
                .hasMessageContaining("green cards: 1 > 0");
        assertThatThrownBy(() -> changedFor(RED)).hasMessageContaining("cards: 2 > 1");
        changed("red cards: 2 > 1");
        assertThatThrownBy(this::meanwhile).hasMessageContaining("something was played");
    }

    @Test
    void a_move_nobody_looked_at_is_noticed() {
        RED.plays("lay 9");
        assertThatThrownBy(this::everything_has_been_looked_at).hasMessageContaining("nobody looked at");
        assertThatThrownBy(() -> now("red cards", "2")).isInstanceOf(AssertionError.class);
        now("red cards", "1");
        everything_has_been_looked_at();
    }

    @Test
    void only_what_is_offered_can_be_played() {
        assertThatThrownBy(() -> RED.plays("lay 2")).hasMessageContaining("what red is offered");
        assertThatThrownBy(() -> RED.plays("dance")).hasMessageContaining("the move \"dance\"");
        RED.isOffered("lay 9", "lay 11");
        RED.may("lay 11");
        RED.mayNot("lay 2", "thresh");
        assertThatThrownBy(() -> RED.isOffered("lay 9")).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> RED.may("lay 2")).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> RED.mayNot("lay 9")).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> RED.mayNot("dance")).isInstanceOf(AssertionError.class);
        GREEN.plays("lay 2");
        assertThatThrownBy(() -> GREEN.mayNot("lay 4")).as("nothing is asked").isInstanceOf(AssertionError.class);
        meanwhile();
    }

    @Test
    void refusals_are_told_apart_by_rule_key_and_facts() {
        RED.isRefused("card:2", "SHV-2", "not-in-hand");
        RED.isRefused("do:thresh", "SHV-5", "too-few-sheaves", Map.of("need", 2, "have", 0));
        RED.isNotRefused("card:9");
        assertThatThrownBy(() -> RED.isRefused("card:2", "SHV-3", "not-in-hand"))
                .isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> RED.isRefused("card:2", "SHV-2", "name-first")).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> RED.isRefused("card:9", "SHV-2", "not-in-hand"))
                .isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> RED.isRefused("do:thresh", "SHV-5", "too-few-sheaves", Map.of()))
                .isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> RED.isNotRefused("card:2")).isInstanceOf(AssertionError.class);
    }

    @Test
    void the_law_of_the_game_is_checked_after_every_move_and_whenever_it_goes_on() {
        position().sacks[1] = 1;
        assertThatThrownBy(() -> RED.plays("lay 9")).hasMessage("green has no sack");
        assertThatThrownBy(this::goOn).hasMessage("green has no sack");
    }

    @Test
    void going_on_does_what_waits_and_is_looked_at_like_a_move() {
        position().agenda().then(Follows.NEXT_ROUND.bare());
        goOn();
        assertThatThrownBy(this::everything_has_been_looked_at).isInstanceOf(AssertionError.class);
        now("round", "1");
    }

    @Test
    void nobody_has_won_before_the_end_and_nobody_answers_by_default() {
        RED.hasNoDefault();
        assertThatThrownBy(() -> RED.answersByDefault("lay 9")).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> RED.isAsked("name")).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> winnersAre(BLUE)).hasMessageContaining("the game is over");
        assertThatThrownBy(() -> new Player(3).points()).hasMessageContaining("the seat of yellow");
    }
}
