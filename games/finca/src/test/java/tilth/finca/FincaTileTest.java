package tilth.finca;

import static tilth.finca.Place.ARTA;
import static tilth.finca.Place.INCA;
import static tilth.finca.Place.PALMA;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Who gets the finca tile when the last fruit tile of a village is taken. */
class FincaTileTest extends FincaScenario {

    /** Yellow is about to take the last tile of Artà, one orange. */
    private void givenYellowTakesTheLastOrangeOfArta(Given... won) {
        given(
                players(GREEN, RED, YELLOW),
                toMove(YELLOW),
                YELLOW.has(1, ORANGE),
                YELLOW.carts(1),
                village(ARTA).lastTile("1 orange").finca("orange"),
                all(won));
    }

    @Test
    @Rule({"FIN-F1", "FIN-F5"})
    void the_example_of_the_rulebook_red_wins_with_six_oranges_over_four_and_one() {
        givenYellowTakesTheLastOrangeOfArta(
                GREEN.won("2 orange", "2 orange 2 grape"), RED.won("3 orange", "3 orange 2 lemon"));
        YELLOW.plays("deliver arta", "done");
        then(YELLOW).lost(1, ORANGE).and(1, CART).took("1 orange").nothingElse();
        then(RED).wonFinca("orange").nothingElse();
        then(GREEN).unchanged();
        then(ARTA).isClosed();
        thenWoodenFincasAre(4);
    }

    @Test
    @Rule("FIN-F1")
    void no_finca_is_awarded_while_a_tile_is_left() {
        given(
                players(GREEN, RED, YELLOW),
                toMove(YELLOW),
                YELLOW.has(1, ORANGE),
                YELLOW.carts(1),
                village(ARTA).shows("1 orange").tilesLeft(2).finca("orange"),
                RED.won("3 orange", "3 orange 2 lemon"));
        YELLOW.plays("deliver arta", "done");
        then(YELLOW).lost(1, ORANGE).and(1, CART).took("1 orange").nothingElse();
        then(RED).unchanged();
        then(ARTA).tilesLeft(1);
        thenWoodenFincasAre(5);
    }

    @Test
    @Rule("FIN-F1")
    void fruits_in_hand_do_not_count() {
        givenYellowTakesTheLastOrangeOfArta(GREEN.won("2 orange", "1 fig"), RED.won("1 grape"), RED.has(8, ORANGES));
        YELLOW.plays("deliver arta", "done");
        then(YELLOW).lost(1, ORANGE).and(1, CART).took("1 orange").nothingElse();
        then(GREEN).wonFinca("orange").nothingElse();
        then(RED).unchanged();
        then(ARTA).isClosed();
    }

    @Test
    @Rule({"FIN-F2", "FIN-F5"})
    void a_tie_for_most_sends_the_finca_to_the_box_and_closes_the_village_all_the_same() {
        givenYellowTakesTheLastOrangeOfArta(
                GREEN.won("2 orange", "2 orange 2 grape"),
                RED.won("3 orange 2 lemon", "1 grape"),
                YELLOW.won("3 orange"));
        YELLOW.plays("deliver arta", "done");
        then(YELLOW).lost(1, ORANGE).and(1, CART).took("1 orange").nothingElse();
        then(RED).unchanged();
        then(GREEN).unchanged();
        then(ARTA).isClosed();
        thenWoodenFincasAre(4);
    }

    @Test
    @Rule("FIN-F2")
    void a_tie_below_the_most_does_not_matter() {
        givenYellowTakesTheLastOrangeOfArta(
                GREEN.won("3 olive 2 orange"), RED.won("2 orange", "1 grape"), YELLOW.won("2 orange 2 grape"));
        YELLOW.plays("deliver arta", "done");
        then(YELLOW)
                .lost(1, ORANGE)
                .and(1, CART)
                .took("1 orange")
                .wonFinca("orange")
                .nothingElse();
        then(ARTA).isClosed();
    }

    @Test
    @Rule({"FIN-F2", "FIN-F5"})
    void f6_nobody_with_any_of_its_fruit_is_a_tie_too() {
        given(
                players(3),
                RED.has(1, FIG),
                RED.carts(1),
                village(ARTA).lastTile("1 fig").finca("orange"),
                RED.won("1 grape"),
                GREEN.won("3 fig", "4 any"));
        RED.plays("deliver arta", "done");
        then(RED).lost(1, FIG).and(1, CART).took("1 fig").nothingElse();
        then(GREEN).unchanged();
        then(ARTA).isClosed();
        thenWoodenFincasAre(4);
        itHappened(
                "red cart-returned",
                "red paid arta fig 1",
                "red tile-taken arta 1",
                "finca-boxed arta",
                "wooden-finca-placed arta");
    }

    @Test
    @Rule("FIN-F3")
    void the_example_of_the_rulebook_four_figs_and_five_almonds_make_nine() {
        given(
                players(3),
                RED.has(2, FIGS),
                RED.carts(1),
                village(ARTA).lastTile("2 fig").finca("almond fig"),
                RED.won("2 almond 2 fig", "3 almond"),
                GREEN.won("3 fig 2 olive", "3 grape 2 fig", "3 almond 2 grape"));
        RED.plays("deliver arta", "done");
        then(RED)
                .lost(2, FIGS)
                .and(1, CART)
                .took("2 fig")
                .wonFinca("almond fig")
                .nothingElse();
        then(GREEN).unchanged();
        then(ARTA).isClosed();
    }

    @Test
    @Rule("FIN-F3")
    void two_fruits_are_added_so_the_most_of_one_of_them_is_not_enough() {
        given(
                players(3),
                RED.has(2, GRAPES),
                RED.carts(1),
                village(ARTA).lastTile("2 grape").finca("almond fig"),
                RED.won("3 fig", "3 fig 2 olive"),
                GREEN.won("3 almond", "2 almond 2 fig"));
        RED.plays("deliver arta", "done");
        then(RED).lost(2, GRAPES).and(1, CART).took("2 grape").nothingElse();
        then(GREEN).wonFinca("almond fig").nothingElse();
        then(ARTA).isClosed();
    }

    @Test
    @Rule("FIN-F3")
    void f5_a_tile_with_six_different_fruits_counts_two_for_a_finca_with_two() {
        given(
                players(3),
                RED.has(1, LEMON),
                RED.carts(1),
                village(ARTA).lastTile("1 lemon").finca("almond fig"),
                RED.won(SIX_DIFFERENT),
                GREEN.won("1 fig"),
                BLUE.won("1 almond"));
        RED.plays("deliver arta", "done");
        then(RED)
                .lost(1, LEMON)
                .and(1, CART)
                .took("1 lemon")
                .wonFinca("almond fig")
                .nothingElse();
        then(ARTA).isClosed();
    }

    @Test
    @Rule("FIN-F3")
    void f5_it_counts_one_for_a_finca_with_one_fruit() {
        given(
                players(3),
                RED.has(1, LEMON),
                RED.carts(1),
                village(ARTA).lastTile("1 lemon").finca("fig"),
                RED.won(SIX_DIFFERENT),
                GREEN.won("1 fig", "1 olive"));
        RED.plays("deliver arta", "done");
        then(RED).lost(1, LEMON).and(1, CART).took("1 lemon").nothingElse();
        then(GREEN).unchanged();
        then(ARTA).isClosed();
    }

    @Test
    @Rule("FIN-F4")
    void the_question_mark_finca_counts_question_marks() {
        given(
                players(3),
                RED.has(4, LEMONS),
                RED.carts(1),
                village(ARTA).lastTile("4 any").finca("any"),
                RED.won("3 lemon"),
                GREEN.won("6 any"),
                BLUE.won(SIX_DIFFERENT, "3 fig"));
        RED.plays("deliver arta", "fruit lemon", "done");
        then(RED).lost(4, LEMONS).and(1, CART).took("4 any").nothingElse();
        then(GREEN).wonFinca("any").nothingElse();
        then(BLUE).unchanged();
        then(ARTA).isClosed();
    }

    @Test
    @Rule("FIN-F4")
    void f4_lemons_paid_for_question_marks_are_no_lemons_on_a_tile() {
        given(
                players(3),
                RED.has(4, LEMONS),
                RED.carts(1),
                village(ARTA).lastTile("4 any").finca("lemon"),
                RED.won("2 lemon"),
                GREEN.won("3 lemon", "1 fig"));
        RED.plays("deliver arta", "fruit lemon", "done");
        then(RED).lost(4, LEMONS).and(1, CART).took("4 any").nothingElse();
        then(GREEN).wonFinca("lemon").nothingElse();
        then(ARTA).isClosed();
    }

    @Test
    @Rule("FIN-F5")
    void a_closed_village_takes_no_more_fruits() {
        given(players(2), RED.has(6, FIGS), RED.carts(1), village(ARTA).closed(), GREEN.wonTheRest());
        RED.mayNot("deliver arta");
        RED.isRefused("tile:arta", "FIN-F5", "village-closed", Map.of("tile", "arta"));
        thenWoodenFincasAre(3);
    }

    @Test
    @Rule("FIN-F6")
    void the_tile_just_taken_counts() {
        givenYellowTakesTheLastOrangeOfArta(GREEN.won("1 fig", "1 grape"), RED.won("1 lemon"));
        YELLOW.plays("deliver arta", "done");
        then(YELLOW)
                .lost(1, ORANGE)
                .and(1, CART)
                .took("1 orange")
                .wonFinca("orange")
                .nothingElse();
        then(ARTA).isClosed();
    }

    /** Red has as many oranges as green unless the tile of Palma comes first. */
    private void givenRedNeedsThePalmaTileForTheFincaOfArta() {
        given(
                players(3),
                RED.has(1, FIG),
                RED.has(2, ORANGES),
                RED.carts(1),
                village(ARTA).lastTile("1 fig").finca("orange"),
                village(PALMA).shows("2 orange"),
                RED.won("1 orange", "1 grape"),
                GREEN.won("3 orange 2 lemon"));
    }

    @Test
    @Rule({"FIN-F6", "FIN-D6"})
    void f3_a_tile_taken_earlier_in_the_delivery_counts() {
        givenRedNeedsThePalmaTileForTheFincaOfArta();
        RED.plays("deliver palma", "deliver arta", "done");
        then(RED)
                .lost(1, FIG)
                .and(2, ORANGES)
                .and(1, CART)
                .took("1 fig", "2 orange")
                .nothingElse();
        then(GREEN).unchanged();
        then(ARTA).isClosed();
        then(PALMA).tilesLeft(3);
    }

    @Test
    @Rule({"FIN-F6", "FIN-D6"})
    void f3_a_tile_still_to_be_taken_does_not_count() {
        givenRedNeedsThePalmaTileForTheFincaOfArta();
        RED.plays("deliver arta", "deliver palma", "done");
        then(RED)
                .lost(1, FIG)
                .and(2, ORANGES)
                .and(1, CART)
                .took("1 fig", "2 orange")
                .nothingElse();
        then(GREEN).wonFinca("orange").nothingElse();
        then(ARTA).isClosed();
        then(PALMA).tilesLeft(3);
    }

    @Test
    @Rule({"FIN-F1", "FIN-F5"})
    void two_villages_emptied_in_one_delivery_award_two_fincas() {
        given(
                players(4),
                RED.has(1, FIG),
                RED.has(1, OLIVE),
                RED.carts(1),
                village(ARTA).lastTile("1 fig").finca("fig"),
                village(INCA).lastTile("1 olive").finca("olive"),
                GREEN.won("2 olive", "1 grape", "2 grape"),
                BLUE.won("1 orange", "2 orange", "1 lemon"));
        RED.plays("deliver arta", "deliver inca", "done");
        then(RED)
                .lost(1, FIG)
                .and(1, OLIVE)
                .and(1, CART)
                .took("1 fig", "1 olive")
                .wonFinca("fig")
                .nothingElse();
        then(GREEN).wonFinca("olive").nothingElse();
        then(ARTA).isClosed();
        then(INCA).isClosed();
        thenWoodenFincasAre(4);
    }
}
