package tilth.finca;

import static tilth.finca.Place.ANDRATX;
import static tilth.finca.Place.ARTA;
import static tilth.finca.Place.INCA;
import static tilth.finca.Place.PALMA;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** The action tile Minus one. */
class MinusOneTest extends FincaScenario {

    @Test
    @Rule({"FIN-A6", "FIN-A1"})
    void one_fruit_fewer_is_paid_and_a_cart_is_given_back() {
        given(players(3), RED.has(2, FIGS), RED.carts(1), village(ARTA).shows("3 fig"));
        RED.plays("use minus-one");
        expectQuestion(RED, "tile");
        then(RED).used(Action.MINUS_ONE).lost(1, CART).nothingElse();

        RED.plays("deliver arta");
        expectQuestion(RED, "spare arta");
        RED.isOffered("spare fig");

        RED.plays("spare fig", "done");
        then(RED).lost(2, FIGS).took("3 fig").nothingElse();
        then(ARTA).tilesLeft(3);
        thenOthersAreUnchanged();
        expectQuestion(GREEN, "turn");
    }

    @Test
    @Rule("FIN-A6")
    void without_a_cart_it_cannot_be_played() {
        given(players(3), RED.has(2, FIGS), GREEN.carts(1), village(ARTA).shows("3 fig"));
        RED.mayNot("use minus-one");
        RED.isRefused("action:minus-one", "FIN-A6", "minus-one-needs-cart");
    }

    @Test
    @Rule("FIN-A6")
    void two_fruits_short_is_one_too_many() {
        given(players(3), RED.has(1, FIG), RED.carts(1), village(ARTA).shows("3 fig"));
        RED.mayNot("use minus-one");
        RED.isRefused("action:minus-one", "FIN-A6", "nothing-to-spare");
    }

    @Test
    @Rule("FIN-A6")
    void one_short_of_two_kinds_is_two_short() {
        given(
                players(3),
                RED.has(2, FIGS),
                RED.has(1, OLIVE),
                RED.carts(1),
                village(ARTA).shows("3 fig 2 olive"));
        RED.mayNot("use minus-one");
    }

    @Test
    @Rule("FIN-A6")
    void tiles_that_show_seven_fruits_are_paid_with_six() {
        given(
                players(3),
                RED.has(3, FIGS),
                RED.has(3, LEMONS),
                RED.has(2, OLIVES),
                RED.carts(1),
                village(ARTA).shows("3 fig"),
                village(INCA).shows("3 lemon"),
                village(PALMA).shows("1 olive"),
                village(ANDRATX).shows("2 olive"));
        RED.plays("use minus-one", "deliver arta", "spare fig", "deliver inca");
        RED.isOffered("deliver palma", "done");
        RED.isRefused("tile:andratx", "FIN-A6", "no-room", Map.of("tile", "andratx", "need", 2, "room", 1));
        RED.plays("deliver palma");
        RED.isOffered("done");
        RED.plays("done");
        then(RED)
                .used(Action.MINUS_ONE)
                .lost(2, FIGS)
                .and(3, LEMONS)
                .and(1, OLIVE)
                .and(1, CART)
                .took("3 fig", "3 lemon", "1 olive")
                .nothingElse();
        then(ARTA).tilesLeft(3);
        then(INCA).tilesLeft(3);
        then(PALMA).tilesLeft(3);
    }

    @Test
    @Rule("FIN-A6")
    void f9_on_a_tile_with_two_kinds_the_player_says_which_is_spared() {
        given(
                players(3),
                RED.has(3, FIGS),
                RED.has(2, OLIVES),
                RED.carts(1),
                village(ARTA).shows("3 fig 2 olive"));
        RED.plays("use minus-one", "deliver arta");
        RED.isOffered("spare fig", "spare olive");
        RED.isRefused("fruit:lemon", "FIN-A6", "not-on-tile", Map.of("fruit", "lemon"));
        RED.plays("spare olive", "done");
        then(RED)
                .used(Action.MINUS_ONE)
                .lost(3, FIGS)
                .and(1, OLIVE)
                .and(1, CART)
                .took("3 fig 2 olive")
                .scores(5 + 3 * 2)
                .nothingElse();
        then(ARTA).tilesLeft(3);
    }

    @Test
    @Rule("FIN-A6")
    void f9_the_kind_that_is_missing_must_be_the_one_spared() {
        given(
                players(3),
                RED.has(3, ORANGES),
                RED.has(1, LEMON),
                RED.carts(1),
                village(ARTA).shows("3 orange 2 lemon"));
        RED.plays("use minus-one", "deliver arta");
        RED.isOffered("spare lemon");
        RED.isRefused(
                "fruit:orange", "FIN-D2", "missing", Map.of("tile", "arta", "fruit", "lemon", "need", 2, "have", 1));
        expectQuestion(RED, "spare arta");
        then(RED).used(Action.MINUS_ONE).lost(1, CART).nothingElse();
    }

    @Test
    @Rule("FIN-A6")
    void f9_any_of_six_different_fruits_can_be_spared() {
        given(
                players(3),
                RED.has(1, ORANGE),
                RED.has(1, GRAPE),
                RED.has(1, LEMON),
                RED.has(1, OLIVE),
                RED.has(1, ALMOND),
                RED.has(1, FIG),
                RED.carts(1),
                village(ARTA).shows(SIX_DIFFERENT));
        RED.plays("use minus-one", "deliver arta");
        RED.isOffered("spare orange", "spare grape", "spare lemon", "spare olive", "spare almond", "spare fig");
        RED.plays("spare grape", "done");
        then(RED)
                .used(Action.MINUS_ONE)
                .lost(1, ORANGE)
                .and(1, LEMON)
                .and(1, OLIVE)
                .and(1, ALMOND)
                .and(1, FIG)
                .and(1, CART)
                .took(SIX_DIFFERENT)
                .nothingElse();
        then(ARTA).tilesLeft(3);
    }

    @Test
    @Rule({"FIN-A6", "FIN-D4"})
    void f9_a_question_mark_tile_is_paid_with_one_fruit_fewer_of_one_kind_and_scores_in_full() {
        given(
                players(3),
                RED.has(4, LEMONS),
                RED.has(3, FIGS),
                RED.carts(1),
                village(ARTA).shows("5 any"),
                village(INCA).shows("6 any"));
        RED.plays("use minus-one", "deliver arta");
        RED.isOffered("fruit lemon");
        RED.plays("fruit lemon");
        expectQuestion(RED, "spare-chosen arta lemon");
        RED.isOffered("spare lemon");
        then(RED).used(Action.MINUS_ONE).lost(1, CART).nothingElse();
        RED.plays("spare lemon", "done");
        then(RED).lost(4, LEMONS).took("5 any").scores(5 + 3 * 2).nothingElse();
        then(ARTA).tilesLeft(3);
    }

    @Test
    @Rule({"FIN-A6", "FIN-D4"})
    void a_question_mark_tile_can_be_paid_in_full_and_the_fruit_spared_elsewhere() {
        given(
                players(3),
                RED.has(4, LEMONS),
                RED.has(2, FIGS),
                RED.carts(1),
                village(ARTA).shows("4 any"),
                village(INCA).shows("3 fig"));
        RED.plays("use minus-one", "deliver arta", "fruit lemon");
        RED.isOffered("spare lemon", "pay-all");
        RED.plays("pay-all");
        RED.isOffered("deliver inca");
        RED.plays("deliver inca");
        RED.isOffered("spare fig");
        RED.plays("spare fig", "done");
        then(RED)
                .used(Action.MINUS_ONE)
                .lost(4, LEMONS)
                .and(2, FIGS)
                .and(1, CART)
                .took("4 any", "3 fig")
                .nothingElse();
        then(ARTA).tilesLeft(3);
        then(INCA).tilesLeft(3);
    }

    @Test
    @Rule("FIN-A6")
    void f11_the_delivery_cannot_end_before_a_fruit_is_spared() {
        given(
                players(3),
                RED.has(3, FIGS),
                RED.has(2, LEMONS),
                RED.carts(1),
                village(ARTA).shows("3 fig"),
                village(INCA).shows("2 lemon"));
        RED.plays("use minus-one", "deliver arta");
        RED.isOffered("spare fig", "pay-all");
        RED.plays("pay-all");
        RED.isOffered("deliver inca");
        RED.isRefused("do:done", "FIN-A6", "must-spare");
        RED.plays("deliver inca");
        RED.isOffered("spare lemon");
        RED.plays("spare lemon");
        RED.isOffered("done");
        RED.plays("done");
        then(RED)
                .used(Action.MINUS_ONE)
                .lost(3, FIGS)
                .and(1, LEMON)
                .and(1, CART)
                .took("3 fig", "2 lemon")
                .nothingElse();
        then(ARTA).tilesLeft(3);
        then(INCA).tilesLeft(3);
    }

    @Test
    @Rule("FIN-A6")
    void f11_paying_all_is_not_offered_if_no_other_tile_could_spare_a_fruit() {
        given(
                players(3),
                RED.has(3, FIGS),
                RED.has(1, LEMON),
                RED.carts(1),
                village(ARTA).shows("3 fig"),
                village(INCA).shows("1 lemon"));
        RED.plays("use minus-one", "deliver arta");
        RED.isOffered("spare fig");
        RED.mayNot("pay-all");
        RED.isRefused("do:pay-all", "FIN-A7", "nothing-left-to-spare", Map.of("tile", "arta"));
        expectQuestion(RED, "spare arta");
        then(RED).used(Action.MINUS_ONE).lost(1, CART);
    }

    @Test
    @Rule("FIN-A6")
    void paying_all_needs_room_for_the_tile_that_spares() {
        given(
                players(3),
                RED.has(3, FIGS),
                RED.has(2, OLIVES),
                RED.has(2, LEMONS),
                RED.carts(1),
                village(ARTA).shows("3 fig 2 olive"),
                village(INCA).shows("3 lemon"));
        RED.plays("use minus-one", "deliver arta");
        RED.isOffered("spare fig", "spare olive");
        RED.isNotRefused("fruit:fig");
        RED.plays("spare fig");
        RED.isOffered("done");
        RED.isRefused("tile:inca", "FIN-A6", "no-room", Map.of("tile", "inca", "need", 3, "room", 2));
        expectQuestion(RED, "tile");
        then(RED).used(Action.MINUS_ONE).lost(1, CART).and(2, FIGS).and(2, OLIVES);
    }

    @Test
    @Rule("FIN-A6")
    void only_one_fruit_is_spared() {
        given(
                players(3),
                RED.has(1, FIG),
                RED.has(2, LEMONS),
                RED.carts(1),
                village(ARTA).shows("2 fig"),
                village(INCA).shows("2 lemon"),
                village(PALMA).shows("3 lemon"));
        RED.plays("use minus-one", "deliver arta", "spare fig");
        RED.isOffered("deliver inca", "done");
        RED.plays("deliver inca");
        RED.isOffered("done");
        RED.plays("done");
        then(RED)
                .used(Action.MINUS_ONE)
                .lost(1, FIG)
                .and(2, LEMONS)
                .and(1, CART)
                .took("2 fig", "2 lemon")
                .nothingElse();
        then(ARTA).tilesLeft(3);
        then(INCA).tilesLeft(3);
    }

    @Test
    @Rule("FIN-D1")
    void f1_minus_one_pays_no_more_than_six_fruits() {
        given(
                players(3),
                RED.has(4, FIGS),
                RED.has(4, LEMONS),
                RED.carts(2),
                village(ARTA).shows("4 any"),
                village(INCA).shows("4 any"));
        RED.plays("use minus-one", "deliver arta", "fruit fig");
        RED.isOffered("spare fig");
        RED.plays("spare fig");
        RED.isOffered("done");
        RED.isRefused("tile:inca", "FIN-A6", "no-room", Map.of("tile", "inca", "need", 4, "room", 3));
        RED.plays("done");
        then(RED)
                .used(Action.MINUS_ONE)
                .lost(3, FIGS)
                .and(1, CART)
                .took("4 any")
                .nothingElse();
        then(ARTA).tilesLeft(3);
    }

    @Test
    @Rule("FIN-A1")
    void f10_big_cart_cannot_be_added() {
        given(players(3), RED.has(2, FIGS), RED.carts(1), village(ARTA).shows("3 fig"));
        RED.plays("use minus-one");
        RED.mayNot("use big-cart");
        RED.isRefused("action:big-cart", "FIN-A1", "one-thing-a-turn");
        expectQuestion(RED, "tile");
        then(RED).used(Action.MINUS_ONE).lost(1, CART);
    }
}
