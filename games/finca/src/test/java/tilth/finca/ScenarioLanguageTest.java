package tilth.finca;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tilth.finca.Place.ARTA;
import static tilth.finca.Place.INCA;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** The scenario language is strict: what it does not hear, it finds; what cannot lie on a table, it refuses. */
class ScenarioLanguageTest {

    /** A scenario that is checked by hand. */
    private static final class Scenario extends FincaScenario {}

    private final Scenario it = new Scenario();

    private static void fails(ThrowingCallable scenario, String... hints) {
        assertThatThrownBy(scenario).hasMessageContainingAll(hints);
    }

    /** Red steps alone from blade 1 to blade 2 where green stands, and takes two lemons. */
    private void redMoves() {
        it.given(it.players(2), it.RED.farmers(1, 8, 8, 8, 8), it.GREEN.farmers(2, 9, 9, 9, 9));
        it.RED.plays("move 1");
    }

    @Test
    void what_was_said_and_nothing_else_passes() {
        redMoves();
        it.then(it.RED).walked(1, 2).gained(2, Goods.LEMONS).nothingElse();
        it.nothing_else_has_changed();
    }

    @Test
    void a_gain_nobody_spoke_of_is_found_at_once_and_at_the_end() {
        redMoves();
        fails(() -> it.then(it.RED).walked(1, 2).nothingElse(), "red/LEMONS", "0 -> 2");
        fails(it::nothing_else_has_changed, "red/LEMONS", "0 -> 2");
    }

    @Test
    void a_farmer_nobody_spoke_of_is_found() {
        redMoves();
        it.then(it.RED).gained(2, Goods.LEMONS);
        fails(it::nothing_else_has_changed, "red/blade 1", "red/blade 2");
    }

    @Test
    void a_wrong_number_is_found() {
        redMoves();
        fails(() -> it.then(it.RED).gained(1, Goods.LEMONS), "red/LEMONS");
        fails(() -> it.then(it.RED).has(1, Goods.LEMONS), "red/LEMONS");
        fails(() -> it.then(it.RED).walked(1, 3), "red/blade 3");
    }

    @Test
    void a_question_nobody_expected_is_found() {
        it.given(it.players(2), it.RED.farmers(1, 8, 8, 8, 8), it.GREEN.farmers(2, 9, 9, 9, 9));
        it.RED.plays("use gust");
        it.then(it.RED).used(Action.GUST);
        fails(it::nothing_else_has_changed, "the seats asked");
        it.expectQuestion(it.RED, "lift");
        it.nothing_else_has_changed();
    }

    @Test
    void the_end_of_the_game_has_to_be_said() {
        it.given(
                it.players(2),
                FincaScenario.option("turn-cap", "50"),
                FincaScenario.roundsPlayed(49),
                FincaScenario.toMove(it.GREEN),
                it.RED.farmers(1, 1, 1, 1, 1),
                it.GREEN.farmers(8, 1, 1, 1, 1));
        it.GREEN.plays("move 8");
        it.then(it.GREEN).walked(8, 9).gained(1, Goods.OLIVES);
        fails(it::nothing_else_has_changed, "the seats asked");
        it.gameIsOver();
        it.nothing_else_has_changed();
    }

    @Test
    void a_tile_taken_has_to_be_said_in_the_village_too() {
        it.given(
                it.players(3),
                it.RED.has(1, Goods.FIGS),
                it.RED.carts(1),
                FincaScenario.village(ARTA).shows("1 fig"));
        it.RED.plays("deliver arta", "done");
        it.then(it.RED).lost(1, Goods.FIGS).and(1, Goods.CARTS).took("1 fig").nothingElse();
        fails(it::nothing_else_has_changed, "arta/stack");
        it.then(ARTA).tilesLeft(3);
        it.nothing_else_has_changed();
    }

    @Test
    void every_part_of_a_scenario_is_checked_before_the_next_begins() {
        redMoves();
        it.then(it.RED).walked(1, 2);
        fails(() -> it.GREEN.plays("move 9"), "red/LEMONS");
    }

    @Test
    void a_move_that_is_not_offered_cannot_be_played() {
        it.given(it.players(2), it.RED.farmers(1, 8, 8, 8, 8), it.GREEN.farmers(2, 9, 9, 9, 9));
        fails(() -> it.RED.plays("move 2"), "what red is offered");
        fails(() -> it.GREEN.plays("move 2"), "what green is offered");
        fails(() -> it.RED.plays("dance 2"), "dance 2");
        fails(() -> it.RED.mayNot("dance 2"), "dance 2");
        fails(() -> it.RED.mayNot("move 1"), "what red is offered");
        fails(() -> it.RED.isOffered("move 1", "move 8"), "use gust");
    }

    @Test
    void a_refusal_has_to_be_the_one_expected() {
        it.given(it.players(2), it.RED.farmers(1, 8, 8, 8, 8), it.GREEN.farmers(2, 9, 9, 9, 9));
        fails(() -> it.RED.isRefused("blade:1", "FIN-M1", "no-farmer-there"), "blade:1");
        fails(() -> it.RED.isRefused("blade:2", "FIN-M1", "no-farmer-there"), "no-farmer-there");
        fails(() -> it.RED.isNotRefused("blade:2"), "no-farmer-there");
    }

    @Test
    void pieces_that_do_not_exist_cannot_be_laid_out() {
        fails(() -> it.given(it.players(2), it.RED.has(10, Goods.FIGS)), "FIGS");
        fails(() -> it.given(it.players(2), it.RED.carts(5)), "CARTS");
        fails(() -> it.given(it.players(2), it.RED.has(3, Goods.FIGS), FincaScenario.supply(5, Goods.FIGS)), "6 FIGS");
        fails(() -> it.given(it.players(2), it.RED.won("1 fig"), it.GREEN.won("1 fig")), "1 fig");
        fails(() -> it.given(it.players(2), it.RED.won("2 fig 2 lemon")), "no fruit tile shows 2 fig 2 lemon");
        fails(() -> it.given(it.players(2), it.RED.farmers(1, 1)), "farmers are miscounted");
        fails(() -> it.given(it.players(2), it.BLUE.carts(1)), "blue has no seat");
    }

    @Test
    void what_is_won_must_have_come_from_somewhere() {
        fails(() -> it.given(it.players(2), FincaScenario.village(ARTA).closed()), "4 tiles are missing");
        fails(() -> it.given(it.players(2), it.RED.hasFinca("orange")), "before its village is closed");
        fails(() -> it.given(it.players(2), it.RED.hasBonus(7)), "0 sets bring no 1 bonus tiles");
        fails(() -> it.given(it.players(2), it.RED.wonSets(1)), "1 sets bring no 0 bonus tiles");
        fails(() -> it.given(it.players(2), it.RED.wonSets(1), it.RED.hasBonus(6)), "from the top of the pile");
        fails(
                () -> it.given(
                        it.players(2),
                        FincaScenario.village(ARTA).finca("orange"),
                        FincaScenario.village(INCA).finca("orange")),
                "finca tile is missing");
        fails(() -> it.given(it.players(2), FincaScenario.windmill("fig fig fig")), "two blades of each fruit");
    }

    @Test
    void farmers_nobody_named_must_not_matter() {
        it.given(it.players(2), it.RED.farmers(10, 8, 8, 8, 8));
        fails(() -> it.RED.plays("move 10"), "blade 11 is in use");
    }
}
