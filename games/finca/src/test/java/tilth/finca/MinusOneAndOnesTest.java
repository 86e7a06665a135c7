package tilth.finca;

import static tilth.finca.Place.ALCUDIA;
import static tilth.finca.Place.ARTA;
import static tilth.finca.Place.INCA;
import static tilth.finca.Place.PALMA;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Fruit tiles of value 1 in a delivery with Minus one. */
class MinusOneAndOnesTest extends FincaScenario {

    @Test
    @Rule("FIN-A7")
    void f8_a_tile_of_value_one_is_never_had_for_nothing() {
        given(
                players(3),
                RED.has(1, FIG),
                RED.carts(1),
                village(ARTA).shows("1 lemon"),
                village(INCA).shows("1 fig"));
        RED.mayNot("use minus-one");
        RED.isRefused("action:minus-one", "FIN-A6", "nothing-to-spare");
    }

    @Test
    @Rule("FIN-A7")
    void f8_a_tile_of_value_one_comes_along_if_it_is_paid() {
        given(
                players(3),
                RED.has(2, FIGS),
                RED.has(1, LEMON),
                RED.carts(1),
                village(ARTA).shows("1 lemon"),
                village(INCA).shows("2 fig"));
        RED.plays("use minus-one");
        RED.isOffered("deliver arta", "deliver inca");
        RED.plays("deliver arta");
        RED.isOffered("deliver inca");
        RED.plays("deliver inca", "spare fig", "done");
        then(RED)
                .used(Action.MINUS_ONE)
                .lost(1, FIG)
                .and(1, LEMON)
                .and(1, CART)
                .took("1 lemon", "2 fig")
                .nothingElse();
        then(ARTA).tilesLeft(3);
        then(INCA).tilesLeft(3);
    }

    @Test
    @Rule("FIN-A7")
    void f8_it_may_come_first_only_if_a_fruit_can_still_be_spared_after_it() {
        given(
                players(3),
                RED.has(1, FIG),
                RED.carts(1),
                village(ARTA).shows("1 fig"),
                village(INCA).shows("2 fig"));
        RED.plays("use minus-one");
        RED.isOffered("deliver inca");
        RED.isRefused("tile:arta", "FIN-A7", "nothing-left-to-spare", Map.of("tile", "arta"));
        RED.plays("deliver inca", "spare fig");
        RED.isOffered("done");
        RED.plays("done");
        then(RED).used(Action.MINUS_ONE).lost(1, FIG).and(1, CART).took("2 fig").nothingElse();
        then(INCA).tilesLeft(3);
    }

    /** All but the fig of the six different fruits at Inca, and one lemon and one grape more. */
    private void givenRedLacksTheFigForInca() {
        given(
                players(3),
                RED.has(1, ORANGE),
                RED.has(2, GRAPES),
                RED.has(2, LEMONS),
                RED.has(1, OLIVE),
                RED.has(1, ALMOND),
                RED.carts(1),
                GREEN.won(SIX_DIFFERENT, SIX_DIFFERENT),
                village(ALCUDIA).shows("6 any"),
                village(ARTA).shows("1 lemon"),
                village(INCA).shows(SIX_DIFFERENT),
                village(PALMA).shows("1 grape"));
    }

    @Test
    @Rule({"FIN-A6", "FIN-A7"})
    void f8_a_one_may_come_before_a_six_whose_fruit_is_spared() {
        givenRedLacksTheFigForInca();
        RED.plays("use minus-one", "deliver arta", "deliver inca");
        RED.isOffered("spare fig");
        RED.plays("spare fig");
        RED.isOffered("done");
        RED.plays("done");
        then(RED)
                .used(Action.MINUS_ONE)
                .lost(1, ORANGE)
                .and(1, GRAPE)
                .and(2, LEMONS)
                .and(1, OLIVE)
                .and(1, ALMOND)
                .and(1, CART)
                .took("1 lemon", SIX_DIFFERENT)
                .nothingElse();
        then(ARTA).tilesLeft(3);
        then(INCA).tilesLeft(3);
    }

    @Test
    @Rule("FIN-A7")
    void f8_it_may_come_first_only_while_room_is_left_for_the_tile_that_spares() {
        givenRedLacksTheFigForInca();
        RED.plays("use minus-one");
        RED.isOffered("deliver arta", "deliver inca", "deliver palma");
        RED.plays("deliver arta");
        RED.isOffered("deliver inca");
        RED.isRefused("tile:palma", "FIN-A7", "nothing-left-to-spare", Map.of("tile", "palma"));
        RED.isRefused("tile:alcudia", "FIN-A6", "still-missing", Map.of("tile", "alcudia", "lack", 3));
        expectQuestion(RED, "tile");
        then(RED).used(Action.MINUS_ONE).lost(1, CART).and(1, LEMON);
    }

    @Test
    @Rule("FIN-A7")
    void f8_under_the_strict_option_no_tile_of_value_one_comes_along() {
        given(
                players(3),
                option("minus-one", "no-ones"),
                RED.has(2, FIGS),
                RED.has(1, LEMON),
                RED.carts(1),
                village(ARTA).shows("1 lemon"),
                village(INCA).shows("2 fig"));
        RED.plays("use minus-one");
        RED.isOffered("deliver inca");
        RED.isRefused("tile:arta", "FIN-A7", "no-ones", Map.of("tile", "arta"));
        RED.plays("deliver inca", "spare fig");
        RED.isOffered("done");
        RED.isRefused("tile:arta", "FIN-A7", "no-ones", Map.of("tile", "arta"));
        RED.plays("done");
        then(RED).used(Action.MINUS_ONE).lost(1, FIG).and(1, CART).took("2 fig").nothingElse();
        then(INCA).tilesLeft(3);
    }

    @Test
    @Rule("FIN-A7")
    void f8_the_strict_option_leaves_other_deliveries_alone() {
        given(
                players(3),
                option("minus-one", "no-ones"),
                RED.has(1, LEMON),
                RED.carts(1),
                village(ARTA).shows("1 lemon"));
        RED.mayDeliverOnlyTo(ARTA);
        RED.may("use big-cart");
        RED.plays("deliver arta", "done");
        then(RED).lost(1, LEMON).and(1, CART).took("1 lemon").nothingElse();
        then(ARTA).tilesLeft(3);
    }
}
