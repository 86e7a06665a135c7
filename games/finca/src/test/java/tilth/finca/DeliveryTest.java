package tilth.finca;

import static tilth.finca.Place.ANDRATX;
import static tilth.finca.Place.ARTA;
import static tilth.finca.Place.INCA;
import static tilth.finca.Place.PALMA;
import static tilth.finca.Place.SON_SERVERA;
import static tilth.finca.Place.VILAFRANCA;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** A turn with a delivery: what it costs, what may be loaded, and how the tiles are taken. */
class DeliveryTest extends FincaScenario {

    @Test
    @Rule({"FIN-D1", "FIN-D2", "FIN-D4", "FIN-D6", "FIN-D7"})
    void the_example_of_the_rulebook_one_fig_one_olive_and_four_lemons_to_three_villages() {
        given(
                players(3),
                RED.has(1, FIG),
                RED.has(1, OLIVE),
                RED.has(4, LEMONS),
                RED.carts(1),
                village(ARTA).shows("1 fig").hides("2 grape"),
                village(VILAFRANCA).shows("1 olive").hides("3 lemon"),
                village(SON_SERVERA).shows("4 any").hides("3 fig 2 olive"));
        RED.plays("deliver arta", "deliver vilafranca", "deliver son-servera", "fruit lemon", "done");
        then(RED)
                .lost(1, CART)
                .and(1, FIG)
                .and(1, OLIVE)
                .and(4, LEMONS)
                .took("1 fig", "1 olive", "4 any")
                .nothingElse();
        then(ARTA).tilesLeft(3).shows("2 grape");
        then(VILAFRANCA).tilesLeft(3).shows("3 lemon");
        then(SON_SERVERA).tilesLeft(3).shows("3 fig 2 olive");
        thenOthersAreUnchanged();
        thenSupplyHas(6, CARTS);
        thenSupplyHas(14, FIGS);
        thenSupplyHas(14, OLIVES);
        thenSupplyHas(14, LEMONS);
        expectQuestion(GREEN, "turn");
    }

    @Test
    @Rule("FIN-D1")
    void without_a_cart_nothing_can_be_delivered() {
        given(players(3), RED.has(1, FIG), GREEN.carts(1), village(ARTA).shows("1 fig"));
        RED.mayDeliverOnlyTo();
        RED.isRefused("tile:arta", "FIN-D1", "no-cart");
    }

    @Test
    @Rule("FIN-D1")
    void f1_a_second_cart_carries_nothing_and_stays() {
        given(
                players(3),
                RED.has(4, FIGS),
                RED.has(3, LEMONS),
                RED.carts(2),
                village(ARTA).shows("3 fig"),
                village(INCA).shows("3 lemon"),
                village(PALMA).shows("1 fig"));
        RED.plays("deliver arta", "deliver inca");
        RED.isOffered("done");
        RED.isRefused("tile:palma", "FIN-D3", "no-room", Map.of("tile", "palma", "need", 1, "room", 0));
        RED.plays("done");
        then(RED)
                .lost(1, CART)
                .and(3, FIGS)
                .and(3, LEMONS)
                .took("3 fig", "3 lemon")
                .nothingElse();
        then(ARTA).tilesLeft(3);
        then(INCA).tilesLeft(3);
        expectQuestion(GREEN, "turn");
    }

    @Test
    @Rule("FIN-D1")
    void a_cart_just_given_back_can_be_earned_by_the_next_player() {
        given(
                players(2),
                RED.farmers(1, 1, 1, 1, 1),
                GREEN.farmers(5, 1, 1, 1, 1),
                RED.has(1, FIG),
                RED.carts(2),
                GREEN.carts(2),
                village(ARTA).shows("1 fig"),
                supply(0, CARTS));
        RED.plays("deliver arta", "done");
        then(RED).lost(1, CART).and(1, FIG).took("1 fig").nothingElse();
        then(ARTA).tilesLeft(3);
        GREEN.plays("move 5");
        then(GREEN).walked(5, 6).gained(1, CART).and(1, ORANGE).nothingElse();
        then(RED).unchanged();
    }

    @Test
    @Rule("FIN-D2")
    void a_tile_is_paid_with_neither_more_nor_fewer_fruits_than_it_shows() {
        given(
                players(3),
                RED.has(9, FIGS),
                RED.has(2, OLIVES),
                RED.carts(1),
                village(ARTA).shows("3 fig 2 olive"),
                village(INCA).shows("3 olive"));
        RED.mayNot("deliver inca");
        RED.isRefused("tile:inca", "FIN-D2", "missing", Map.of("tile", "inca", "fruit", "olive", "need", 3, "have", 2));
        RED.plays("deliver arta", "done");
        then(RED)
                .lost(3, FIGS)
                .and(2, OLIVES)
                .and(1, CART)
                .took("3 fig 2 olive")
                .nothingElse();
        then(ARTA).tilesLeft(3);
    }

    @Test
    @Rule("FIN-D2")
    void a_refusal_names_the_fruit_that_lacks_most() {
        given(
                players(3),
                RED.has(1, FIG),
                RED.has(1, OLIVE),
                RED.carts(1),
                village(ARTA).shows("3 fig 2 olive"));
        RED.isRefused("tile:arta", "FIN-D2", "missing", Map.of("tile", "arta", "fruit", "fig", "need", 3, "have", 1));
    }

    @Test
    @Rule("FIN-D2")
    void a_refusal_names_the_first_of_two_fruits_that_lack_as_much() {
        given(players(3), RED.has(1, FIG), RED.carts(1), village(ARTA).shows("2 olive 2 almond"));
        RED.isRefused("tile:arta", "FIN-D2", "missing", Map.of("tile", "arta", "fruit", "olive", "need", 2, "have", 0));
    }

    @Test
    @Rule("FIN-D2")
    void a_fruit_put_on_one_tile_cannot_pay_another() {
        given(
                players(3),
                RED.has(4, FIGS),
                RED.carts(1),
                village(ARTA).shows("2 fig"),
                village(INCA).shows("3 fig"),
                village(PALMA).shows("1 fig"));
        RED.plays("deliver arta");
        RED.isOffered("deliver palma", "done");
        RED.isRefused("tile:inca", "FIN-D2", "missing", Map.of("tile", "inca", "fruit", "fig", "need", 3, "have", 2));
        RED.plays("done");
        then(RED).lost(2, FIGS).and(1, CART).took("2 fig").nothingElse();
        then(ARTA).tilesLeft(3);
    }

    @Test
    @Rule("FIN-D2")
    void a_delivery_has_at_least_one_tile() {
        given(
                players(3),
                RED.has(3, LEMONS),
                RED.has(2, FIGS),
                RED.carts(1),
                village(ARTA).shows("3 fig"));
        RED.mayDeliverOnlyTo();
    }

    @Test
    @Rule("FIN-D3")
    void six_fruits_are_the_most() {
        given(
                players(3),
                RED.has(5, FIGS),
                RED.has(5, LEMONS),
                RED.carts(1),
                village(ARTA).shows("3 fig"),
                village(INCA).shows("2 fig"),
                village(PALMA).shows("2 lemon"),
                village(ANDRATX).shows("1 lemon"));
        RED.plays("deliver arta", "deliver inca");
        RED.isOffered("deliver andratx", "done");
        RED.isRefused("tile:palma", "FIN-D3", "no-room", Map.of("tile", "palma", "need", 2, "room", 1));
        RED.plays("deliver andratx");
        RED.isOffered("done");
        RED.plays("done");
        then(RED)
                .lost(5, FIGS)
                .and(1, LEMON)
                .and(1, CART)
                .took("3 fig", "2 fig", "1 lemon")
                .nothingElse();
        then(ARTA).tilesLeft(3);
        then(INCA).tilesLeft(3);
        then(ANDRATX).tilesLeft(3);
    }

    @Test
    @Rule("FIN-D3")
    void fewer_than_six_are_fine_even_if_more_could_be_delivered() {
        given(
                players(3),
                RED.has(2, FIGS),
                RED.carts(1),
                village(ARTA).shows("1 fig"),
                village(INCA).shows("2 fig"));
        RED.plays("deliver arta", "done");
        then(RED).lost(1, FIG).and(1, CART).took("1 fig").nothingElse();
        then(ARTA).tilesLeft(3);
        then(INCA).unchanged();
    }

    @Test
    @Rule("FIN-D4")
    void question_marks_take_fruits_of_one_kind_only() {
        given(
                players(3),
                RED.has(3, FIGS),
                RED.has(3, LEMONS),
                RED.carts(1),
                village(ARTA).shows("4 any"),
                village(INCA).shows("5 any"),
                village(PALMA).shows("6 any"));
        RED.mayDeliverOnlyTo();
        RED.isRefused("tile:arta", "FIN-D4", "missing-alike", Map.of("tile", "arta", "need", 4, "have", 3));
    }

    @Test
    @Rule("FIN-D4")
    void the_player_chooses_the_kind_among_those_there_are_enough_of() {
        given(
                players(3),
                RED.has(4, FIGS),
                RED.has(5, LEMONS),
                RED.has(3, OLIVES),
                RED.carts(1),
                village(ARTA).shows("4 any"));
        RED.plays("deliver arta");
        then(RED).lost(1, CART);
        expectQuestion(RED, "fruit arta");
        RED.isOffered("fruit lemon", "fruit fig");
        RED.isRefused("fruit:olive", "FIN-D4", "too-few-alike", Map.of("fruit", "olive", "need", 4, "have", 3));
        RED.plays("fruit fig", "done");
        then(RED).lost(4, FIGS).took("4 any").nothingElse();
        then(ARTA).tilesLeft(3);
    }

    @Test
    @Rule("FIN-D4")
    void no_fruit_is_asked_for_a_tile_without_question_marks() {
        given(players(3), RED.has(4, FIGS), RED.carts(1), village(ARTA).shows("3 fig"));
        RED.plays("deliver arta");
        expectQuestion(RED, "tile");
        then(RED).lost(3, FIGS).and(1, CART).nothingElse();
    }

    @Test
    @Rule("FIN-D5")
    void f2_a_tile_turned_up_by_a_delivery_waits_for_the_next_turn() {
        given(
                players(2),
                RED.farmers(1, 1, 1, 1, 1),
                GREEN.farmers(1, 1, 1, 1, 1),
                RED.has(3, FIGS),
                RED.carts(2),
                village(ARTA).shows("1 fig").hides("2 fig"));
        RED.plays("deliver arta");
        RED.isOffered("done");
        RED.isRefused("tile:arta", "FIN-D5", "already-chosen", Map.of("tile", "arta"));
        RED.plays("done");
        then(RED).lost(1, FIG).and(1, CART).took("1 fig").nothingElse();
        then(ARTA).tilesLeft(3).shows("2 fig");

        GREEN.plays("move 1");
        then(GREEN).walked(1, 11).gained(1, FIG).and(1, CART);
        RED.mayDeliverOnlyTo(ARTA);
        RED.plays("deliver arta", "done");
        then(RED).lost(2, FIGS).and(1, CART).took("2 fig").nothingElse();
        then(ARTA).tilesLeft(2);
    }

    @Test
    @Rule({"FIN-D6", "FIN-F6"})
    void f3_tiles_are_taken_in_the_order_chosen_each_settled_before_the_next() {
        given(
                players(3),
                RED.has(1, FIG),
                RED.has(1, OLIVE),
                RED.carts(1),
                village(ARTA).shows("1 fig").hides("2 grape"),
                village(VILAFRANCA).shows("1 olive").hides("3 lemon"));
        RED.plays("deliver vilafranca", "deliver arta", "done");
        then(RED)
                .lost(1, CART)
                .and(1, FIG)
                .and(1, OLIVE)
                .took("1 fig", "1 olive")
                .nothingElse();
        then(ARTA).tilesLeft(3);
        then(VILAFRANCA).tilesLeft(3);
        itHappened(
                "red cart-returned",
                "red paid vilafranca olive 1",
                "red paid arta fig 1",
                "red tile-taken vilafranca 1",
                "tile-turned-up vilafranca 3",
                "red tile-taken arta 1",
                "tile-turned-up arta 2");
    }

    @Test
    @Rule("FIN-D6")
    void no_tile_is_taken_before_the_last_is_chosen() {
        given(
                players(3),
                RED.has(1, FIG),
                RED.has(1, OLIVE),
                RED.carts(1),
                village(ARTA).shows("1 fig"),
                village(VILAFRANCA).shows("1 olive"));
        RED.plays("deliver arta");
        then(RED).lost(1, CART).and(1, FIG).nothingElse();
        then(ARTA).unchanged();
        expectQuestion(RED, "tile");
    }

    @Test
    @Rule("FIN-D7")
    void fruits_paid_are_in_the_supply_for_the_next_player() {
        given(
                players(2),
                RED.farmers(1, 1, 1, 1, 1),
                GREEN.farmers(4, 1, 1, 1, 1),
                RED.has(9, FIGS),
                RED.carts(1),
                village(ARTA).shows("1 fig"),
                supply(0, FIGS));
        RED.plays("deliver arta", "done");
        then(RED).lost(1, FIG).and(1, CART).took("1 fig").nothingElse();
        then(ARTA).tilesLeft(3);
        GREEN.plays("move 4");
        then(GREEN).walked(4, 5).gained(1, FIG).nothingElse();
        then(RED).unchanged();
    }

    @Test
    @Rule({"FIN-D2", "FIN-T1"})
    void once_a_delivery_has_begun_nothing_else_can_be_done() {
        given(
                players(3),
                RED.farmers(1, 1, 1, 1),
                RED.has(2, FIGS),
                RED.carts(2),
                village(ARTA).shows("1 fig"));
        RED.plays("deliver arta");
        RED.isOffered("done");
        RED.isRefused("blade:1", "FIN-D1", "delivering");
        RED.isRefused("action:gust", "FIN-A1", "one-thing-a-turn");
        RED.plays("done");
        then(RED).lost(1, FIG).and(1, CART).took("1 fig").nothingElse();
        then(ARTA).tilesLeft(3);
    }
}
