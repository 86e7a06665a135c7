package tilth.finca;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static tilth.finca.Place.ARTA;
import static tilth.finca.Place.INCA;
import static tilth.finca.Place.PALMA;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilth.engine.Rule;
import tilth.engine.ScoreSheet;

/** How a game ends and who has won. */
class EndTest extends FincaScenario {

    @Test
    @Rule("FIN-E1")
    void the_last_wooden_finca_ends_the_game_at_once_and_the_round_is_not_finished() {
        given(
                players(3),
                woodenFincas(1),
                RED.has(1, FIG),
                RED.carts(1),
                village(ARTA).lastTile("1 fig").finca("any"),
                GREEN.won("4 any"),
                BLUE.wonTheRest());
        RED.plays("deliver arta", "done");
        then(RED).lost(1, FIG).and(1, CART).took("1 fig").nothingElse();
        then(ARTA).isClosed();
        then(GREEN).wonFinca("any").nothingElse();
        then(BLUE).unchanged();
        thenWoodenFincasAre(0);
        gameIsOver();
        RED.isRefused("blade:0", "FIN-E1", "game-over");
    }

    @Test
    @Rule("FIN-E1")
    void the_last_but_one_does_not_end_it() {
        given(
                players(3),
                woodenFincas(2),
                RED.has(1, FIG),
                RED.carts(1),
                village(ARTA).lastTile("1 fig").finca("any"),
                GREEN.won("4 any"),
                BLUE.wonTheRest());
        RED.plays("deliver arta", "done");
        then(RED).lost(1, FIG).and(1, CART).took("1 fig").nothingElse();
        then(GREEN).wonFinca("any").nothingElse();
        then(ARTA).isClosed();
        thenWoodenFincasAre(1);
        expectQuestion(GREEN, "turn");
        assertThat(position().winners()).as("nobody has won yet").isZero();
    }

    @Test
    @Rule({"FIN-E1", "FIN-D6"})
    void f7_a_delivery_that_places_the_last_wooden_finca_is_settled_to_its_last_tile() {
        given(
                players(3),
                woodenFincas(1),
                RED.has(1, FIG),
                RED.has(2, OLIVES),
                RED.carts(1),
                RED.won("1 olive", "3 lemon", "4 any", "5 any", "6 any"),
                village(ARTA).lastTile("1 fig").finca("any"),
                village(INCA).shows("2 olive").tilesLeft(3),
                GREEN.won("3 orange"),
                BLUE.wonTheRest());
        RED.plays("deliver arta", "deliver inca", "done");
        then(RED)
                .lost(1, FIG)
                .and(2, OLIVES)
                .and(1, CART)
                .took("1 fig", "2 olive")
                .wonFinca("any")
                .tookBonus(7)
                .nothingElse();
        then(ARTA).isClosed();
        then(INCA).tilesLeft(2);
        gameIsOver();
    }

    @Test
    @Rule({"FIN-E2", "FIN-E1", "FIN-F5"})
    void f7_all_villages_emptied_award_their_fincas_even_with_too_few_wooden_ones() {
        given(
                players(3),
                woodenFincas(1),
                RED.has(1, FIG),
                RED.has(2, OLIVES),
                RED.has(3, LEMONS),
                RED.carts(1),
                village(ARTA).lastTile("1 fig").finca("any"),
                village(INCA).lastTile("2 olive").finca("grape"),
                village(PALMA).lastTile("3 lemon").finca("lemon"),
                RED.won("3 lemon 2 almond", "3 orange 2 lemon"),
                GREEN.won("6 any"),
                BLUE.wonTheRest());
        RED.plays("deliver arta", "deliver inca", "deliver palma", "done");
        then(RED)
                .lost(1, FIG)
                .and(2, OLIVES)
                .and(3, LEMONS)
                .and(1, CART)
                .took("1 fig", "2 olive", "3 lemon")
                .wonFinca("lemon")
                .nothingElse();
        then(GREEN).wonFinca("any").nothingElse();
        then(BLUE).wonFinca("grape").nothingElse();
        then(ARTA).isClosed();
        then(INCA).isClosed();
        then(PALMA).isClosed();
        thenWoodenFincasAre(0);
        gameIsOver();
    }

    @Test
    @Rule({"FIN-E3", "FIN-B1"})
    void the_example_of_the_rulebook_red_has_forty_five_points() {
        given(
                players(3),
                woodenFincas(3),
                RED.won("1 fig", "2 orange", "3 lemon", "2 fig 2 orange", "5 any", "6 any", "3 fig 2 olive"),
                RED.hasFinca("orange", "almond fig"),
                RED.hasUsed(Action.STRONG_WIND, Action.GUST, Action.MINUS_ONE),
                RED.hasBonus(7),
                GREEN.wonTheRest());
        then(RED).scores(45);
        assertThat(position().scoreSheet().lines())
                .extracting(ScoreSheet.Line::category, line -> line.points().getFirst())
                .containsExactly(tuple("tiles", 26), tuple("fincas", 10), tuple("actions", 2), tuple("bonus", 7));
    }

    @Test
    @Rule("FIN-E3")
    void every_bonus_tile_scores_what_is_printed_on_it() {
        given(
                players(4),
                RED.wonSets(1),
                RED.hasBonus(7),
                GREEN.wonSets(1),
                GREEN.hasBonus(6),
                BLUE.wonSets(1),
                BLUE.hasBonus(5),
                YELLOW.wonSets(1),
                YELLOW.hasBonus(4));
        then(RED).scores(21 + 8 + 7);
        then(GREEN).scores(21 + 8 + 6);
        then(BLUE).scores(21 + 8 + 5);
        then(YELLOW).scores(21 + 8 + 4);
    }

    @Test
    @Rule("FIN-E3")
    void f21_an_action_tile_played_in_the_last_turn_scores_nothing() {
        given(
                players(3),
                woodenFincas(1),
                RED.has(1, FIG),
                village(ARTA).lastTile("1 fig").finca("any"),
                GREEN.won("4 any"),
                BLUE.wonTheRest());
        then(RED).scores(8);
        RED.plays("use big-cart", "deliver arta", "done");
        then(RED).used(Action.BIG_CART).lost(1, FIG).took("1 fig").scores(1 + 6).nothingElse();
        then(GREEN).wonFinca("any").nothingElse();
        then(ARTA).isClosed();
        gameIsOver();
    }

    @Test
    @Rule("FIN-E3")
    void f22_carts_and_fruits_left_score_nothing() {
        given(
                players(2),
                RED.carts(4),
                RED.has(9, FIGS),
                RED.hasUsed(Action.STRONG_WIND, Action.GUST, Action.MINUS_ONE, Action.BIG_CART));
        then(RED).scores(0);
        then(GREEN).scores(8);
    }

    /** Green's move on blade 7 is the last of round 50, and nobody has more points than the tiles say. */
    private void givenTheLastTurn(Given... more) {
        given(
                players(2),
                option("turn-cap", "50"),
                roundsPlayed(49),
                toMove(GREEN),
                RED.farmers(1, 1, 1, 1, 1),
                GREEN.farmers(7, 1, 1, 1, 1),
                all(more));
    }

    @Test
    @Rule("FIN-E4")
    void most_points_win() {
        givenTheLastTurn(RED.won("2 fig"), GREEN.won("1 fig"), GREEN.has(5, FIGS));
        GREEN.plays("move 7");
        then(GREEN).walked(7, 8).gained(1, LEMON).scores(9);
        then(RED).scores(10);
        gameIsOver();
        winnersAre(RED);
    }

    @Test
    @Rule("FIN-E4")
    void a_tie_goes_to_whom_has_most_fruits_left() {
        givenTheLastTurn(RED.won("2 fig"), GREEN.won("2 lemon"), RED.has(2, OLIVES), GREEN.has(2, FIGS));
        GREEN.plays("move 7");
        then(GREEN).walked(7, 8).gained(1, LEMON).scores(10);
        then(RED).scores(10);
        gameIsOver();
        winnersAre(GREEN);
    }

    @Test
    @Rule("FIN-E4")
    void a_tie_in_points_and_fruits_is_a_shared_win() {
        givenTheLastTurn(
                RED.won("2 fig"), GREEN.won("2 lemon"), RED.has(2, OLIVES), RED.has(1, FIG), GREEN.has(2, FIGS));
        GREEN.plays("move 7");
        then(GREEN).walked(7, 8).gained(1, LEMON);
        gameIsOver();
        winnersAre(RED, GREEN);
    }

    @Test
    @Rule("FIN-E4")
    void f22_carts_do_not_break_a_tie() {
        givenTheLastTurn(
                RED.won("2 fig"), GREEN.won("2 lemon"), RED.has(3, OLIVES), GREEN.has(2, FIGS), GREEN.carts(2));
        GREEN.plays("move 7");
        then(GREEN).walked(7, 8).gained(1, LEMON);
        gameIsOver();
        winnersAre(RED, GREEN);
    }

    @Test
    @Rule("FIN-E4")
    void fruits_do_not_help_who_has_fewer_points() {
        given(
                players(3),
                option("turn-cap", "50"),
                roundsPlayed(49),
                toMove(BLUE),
                RED.farmers(1, 1, 1, 1),
                GREEN.farmers(1, 1, 1, 1),
                BLUE.farmers(7, 1, 1, 1),
                RED.won("2 fig"),
                GREEN.won("2 lemon"),
                BLUE.won("1 lemon"),
                GREEN.has(1, FIG),
                BLUE.has(14, OLIVES));
        BLUE.plays("move 7");
        then(BLUE).walked(7, 8).gained(1, LEMON);
        gameIsOver();
        winnersAre(GREEN);
    }

    @ParameterizedTest
    @Rule("FIN-E5")
    @ValueSource(ints = {50, 100, 150, 200})
    void f24_a_turn_cap_ends_the_game_after_so_many_rounds(int cap) {
        given(
                players(2),
                option("turn-cap", Integer.toString(cap)),
                roundsPlayed(cap - 1),
                RED.farmers(7, 1, 1, 1, 1),
                GREEN.farmers(7, 1, 1, 1, 1));
        RED.plays("move 7");
        then(RED).walked(7, 9).gained(1, OLIVE);
        expectQuestion(GREEN, "turn");
        GREEN.plays("move 7");
        then(GREEN).walked(7, 8).gained(1, LEMON);
        gameIsOver();
        itHappened("green moved 7 8", "green harvested lemon 1", "cap-reached", "game-ended");
        assertThat(position().round()).isEqualTo(cap);
    }

    @Test
    @Rule("FIN-E5")
    void f24_the_round_before_does_not_end_it() {
        given(
                players(2),
                option("turn-cap", "50"),
                roundsPlayed(48),
                toMove(GREEN),
                RED.farmers(1, 1, 1, 1, 1),
                GREEN.farmers(7, 1, 1, 1, 1));
        GREEN.plays("move 7");
        then(GREEN).walked(7, 8).gained(1, LEMON);
        expectQuestion(RED, "turn");
    }

    @Test
    @Rule("FIN-E5")
    void f24_a_round_ends_before_the_start_player_whoever_that_is() {
        given(
                players(2),
                option("turn-cap", "50"),
                roundsPlayed(49),
                startPlayer(GREEN),
                toMove(GREEN),
                RED.farmers(7, 1, 1, 1, 1),
                GREEN.farmers(7, 1, 1, 1, 1));
        GREEN.plays("move 7");
        then(GREEN).walked(7, 9).gained(1, OLIVE);
        expectQuestion(RED, "turn");
        RED.plays("move 7");
        then(RED).walked(7, 8).gained(1, LEMON);
        gameIsOver();
    }

    @Test
    @Rule("FIN-E5")
    void f24_without_a_cap_a_game_goes_on() {
        given(players(2), roundsPlayed(499), toMove(GREEN), RED.farmers(1, 1, 1, 1, 1), GREEN.farmers(7, 1, 1, 1, 1));
        GREEN.plays("move 7");
        then(GREEN).walked(7, 8).gained(1, LEMON);
        expectQuestion(RED, "turn");
    }

    @Test
    @Rule("FIN-E5")
    void f24_the_placement_is_no_round() {
        given(
                players(2),
                option("turn-cap", "50"),
                toPlace(GREEN),
                RED.farmers(1, 1, 1, 1, 1),
                GREEN.farmers(7, 1, 1, 1));
        GREEN.plays("place 8");
        then(GREEN).placed(8).gained(1, LEMON);
        expectQuestion(RED, "turn");
        assertThat(position().round()).isZero();
    }
}
