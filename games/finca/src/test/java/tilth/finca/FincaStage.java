package tilth.finca;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tilth.engine.Seats;
import tilth.testkit.Seated;
import tilth.testkit.Stage;

/**
 * Where a scenario is played. It remembers how the table looked before, hears what the scenario says has changed, and
 * finds whatever else has.
 */
final class FincaStage extends Stage<FincaPosition> {

    private List<Player> players = List.of();
    private boolean farmersOutOfTheWay;

    private Map<String, String> before = Map.of();
    private final Set<String> claimed = new HashSet<>();
    private boolean judged;
    private boolean questionExpected;
    private int mover;
    private int roundsDue;

    FincaStage() {
        super(new Finca(), FincaPosition.class, FincaInvariants::check);
    }

    void open(Scene scene) {
        players = scene.players();
        open(scene.build(), players);
        farmersOutOfTheWay = scene.hasFarmersOutOfTheWay();
        roundsDue = position().round();
        look();
    }

    private void look() {
        before = Facts.of(position(), players);
        claimed.clear();
        forget();
        judged = false;
        questionExpected = false;
    }

    List<Player> players() {
        return players;
    }

    List<Player> others() {
        return players.stream().filter(player -> seat(player) != mover).toList();
    }

    /** What is asked, of whomever. */
    static Asks asked(FincaPosition position) {
        return Asks.of(position.question(Seats.first(position.openSeats())));
    }

    // Playing.

    /** Plays a move if it is offered. A move after something was judged begins a new part of the scenario. */
    @Override
    public void play(Seated player, String move) {
        if (judged) {
            settle();
            look();
        }
        FincaPosition position = position();
        boolean placing = !position.isOver() && asked(position) == Asks.PLACE;
        long crowd = position.crowd();
        super.play(player, move);
        mover = seat(player);
        boolean turnOver = !position.isAsked(mover);
        if (turnOver && !placing && position.next(mover) == position.startSeat()) {
            roundsDue++;
        }
        if (farmersOutOfTheWay
                && Windmill.at(crowd, Scene.OUT_OF_THE_WAY) != Windmill.at(position.crowd(), Scene.OUT_OF_THE_WAY)) {
            fail("blade %s is in use: the scenario has to name all farmers", Scene.OUT_OF_THE_WAY);
        }
    }

    // Judging.

    String now(String fact) {
        judged = true;
        String value = Facts.of(position(), players).get(fact);
        assertThat(value).as(fact).isNotNull();
        return value == null ? "" : value;
    }

    String before(String fact) {
        return before.getOrDefault(fact, "");
    }

    void claim(String fact) {
        claimed.add(fact);
    }

    /** Everything about one player or village that has changed and was not said to. */
    Map<String, String> surprises(String whose) {
        judged = true;
        Map<String, String> surprises = new TreeMap<>();
        Facts.of(position(), players).forEach((fact, value) -> {
            if (fact.startsWith(whose + "/")
                    && !claimed.contains(fact)
                    && !before(fact).equals(value)) {
                surprises.put(fact, before(fact) + " -> " + value);
            }
        });
        return surprises;
    }

    void expectQuestion(Player player, String question) {
        judged = true;
        questionExpected = true;
        assertThat(position().openSeats()).as("the seats asked").isEqualTo(1 << seat(player));
        player.isAsked(question);
    }

    void expectEnd() {
        judged = true;
        questionExpected = true;
        assertThat(position().isOver()).as("the game is over").isTrue();
        assertThat(players).allSatisfy(player -> assertThat(player.offered()).isEmpty());
    }

    /**
     * Nothing has changed but what was said. Supplies follow from what the players have, as no piece is ever lost, and
     * so do wooden fincas from the villages; unless told otherwise, the next player is to take their turn.
     */
    void settle() {
        if (!hasPlayed()) {
            return;
        }
        if (!questionExpected) {
            expectQuestion(players.get(position().next(mover)), "turn");
        }
        for (Player player : players) {
            assertThat(surprises(player.toString())).as("what else changed").isEmpty();
        }
        for (Place place : Place.values()) {
            assertThat(surprises(place.word())).as("what else changed").isEmpty();
        }
        assertThat(position().round()).as("rounds played").isEqualTo(roundsDue);
        for (String fact : List.of("table/start player", "table/blades")) {
            assertThat(now(fact)).as(fact).isEqualTo(before(fact));
        }
        boolean delivering = !position().isOver() && deliveryQuestions().contains(asked(position()));
        assertThat(position().delivery().isUnderWay())
                .as("a delivery is under way")
                .isEqualTo(delivering);
    }

    private static Set<Asks> deliveryQuestions() {
        return Set.of(Asks.TILE, Asks.FRUIT, Asks.SPARE, Asks.SPARE_CHOSEN);
    }
}
