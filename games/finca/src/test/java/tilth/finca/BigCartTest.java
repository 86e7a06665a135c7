package tilth.finca;

import static tilth.finca.Place.ANDRATX;
import static tilth.finca.Place.ARTA;
import static tilth.finca.Place.INCA;
import static tilth.finca.Place.PALMA;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** The action tile Big cart. */
class BigCartTest extends FincaScenario {

    @Test
    @Rule({"FIN-A5", "FIN-A1"})
    void ten_fruits_can_be_delivered_without_a_cart() {
        given(
                players(3),
                RED.has(5, FIGS),
                RED.has(5, LEMONS),
                village(ARTA).shows("3 fig"),
                village(INCA).shows("2 fig"),
                village(PALMA).shows("3 lemon"),
                village(ANDRATX).shows("2 lemon"));
        RED.plays("use big-cart", "deliver arta", "deliver inca", "deliver palma", "deliver andratx", "done");
        then(RED)
                .used(Action.BIG_CART)
                .lost(5, FIGS)
                .and(5, LEMONS)
                .took("3 fig", "2 fig", "3 lemon", "2 lemon")
                .nothingElse();
        then(ARTA).tilesLeft(3);
        then(INCA).tilesLeft(3);
        then(PALMA).tilesLeft(3);
        then(ANDRATX).tilesLeft(3);
        thenOthersAreUnchanged();
        thenSupplyHas(6, CARTS);
        expectQuestion(GREEN, "turn");
    }

    @Test
    @Rule("FIN-A5")
    void an_eleventh_fruit_finds_no_room() {
        given(
                players(3),
                RED.has(7, FIGS),
                RED.has(5, LEMONS),
                village(ARTA).shows("6 any"),
                village(INCA).shows("3 lemon"),
                village(PALMA).shows("2 lemon"),
                village(ANDRATX).shows("1 fig"));
        RED.plays("use big-cart", "deliver arta", "fruit fig", "deliver inca");
        RED.isOffered("deliver andratx", "done");
        RED.isRefused("tile:palma", "FIN-A5", "no-room", Map.of("tile", "palma", "need", 2, "room", 1));
        RED.plays("deliver andratx");
        RED.isOffered("done");
        RED.plays("done");
        then(RED)
                .used(Action.BIG_CART)
                .lost(7, FIGS)
                .and(3, LEMONS)
                .took("6 any", "3 lemon", "1 fig")
                .nothingElse();
        then(ARTA).tilesLeft(3);
        then(INCA).tilesLeft(3);
        then(ANDRATX).tilesLeft(3);
    }

    @Test
    @Rule("FIN-A5")
    void a_cart_is_kept() {
        given(players(3), RED.has(1, FIG), RED.carts(1), village(ARTA).shows("1 fig"));
        RED.plays("use big-cart", "deliver arta", "done");
        then(RED).used(Action.BIG_CART).lost(1, FIG).took("1 fig").nothingElse();
        then(ARTA).tilesLeft(3);
    }

    @Test
    @Rule("FIN-A5")
    void at_least_one_tile_is_delivered() {
        given(players(3), RED.has(1, FIG), village(ARTA).shows("1 fig"));
        RED.plays("use big-cart");
        expectQuestion(RED, "tile");
        RED.isOffered("deliver arta");
        RED.isRefused("do:done", "FIN-D2", "nothing-chosen");
        then(RED).used(Action.BIG_CART).nothingElse();
    }

    @Test
    @Rule("FIN-A5")
    void with_nothing_to_deliver_it_cannot_be_played() {
        given(players(3), RED.has(2, FIGS), RED.carts(1), village(ARTA).shows("3 fig"));
        RED.mayNot("use big-cart");
        RED.isRefused("action:big-cart", "FIN-A5", "nothing-to-deliver", Map.of());
    }

    @Test
    @Rule("FIN-D4")
    void two_question_mark_tiles_may_take_different_fruits() {
        given(
                players(3),
                RED.has(5, FIGS),
                RED.has(5, LEMONS),
                village(ARTA).shows("5 any"),
                village(INCA).shows("5 any"));
        RED.plays("use big-cart", "deliver arta", "fruit fig", "deliver inca");
        then(RED).used(Action.BIG_CART).lost(5, FIGS).nothingElse();
        expectQuestion(RED, "fruit inca");
        RED.isOffered("fruit lemon");
        RED.plays("fruit lemon", "done");
        then(RED).lost(5, LEMONS).took("5 any", "5 any").nothingElse();
        then(ARTA).tilesLeft(3);
        then(INCA).tilesLeft(3);
    }

    @Test
    @Rule("FIN-D4")
    void two_question_mark_tiles_may_take_the_same_fruit_if_there_is_enough() {
        given(
                players(3),
                RED.has(8, FIGS),
                RED.has(4, LEMONS),
                village(ARTA).shows("4 any"),
                village(INCA).shows("4 any"));
        RED.plays("use big-cart", "deliver arta", "fruit fig", "deliver inca");
        then(RED).used(Action.BIG_CART).lost(4, FIGS).nothingElse();
        expectQuestion(RED, "fruit inca");
        RED.isOffered("fruit lemon", "fruit fig");
        RED.plays("fruit fig", "done");
        then(RED).lost(4, FIGS).took("4 any", "4 any").nothingElse();
        then(ARTA).tilesLeft(3);
        then(INCA).tilesLeft(3);
    }

    @Test
    @Rule("FIN-A1")
    void f10_minus_one_cannot_be_added() {
        given(
                players(3),
                RED.has(3, FIGS),
                RED.carts(1),
                village(ARTA).shows("3 fig"),
                village(INCA).shows("2 lemon"));
        RED.plays("use big-cart", "deliver arta");
        RED.isOffered("done");
        RED.isRefused("action:minus-one", "FIN-A1", "one-thing-a-turn");
        RED.plays("done");
        then(RED).used(Action.BIG_CART).lost(3, FIGS).took("3 fig").nothingElse();
        then(ARTA).tilesLeft(3);
    }

    @Test
    @Rule({"FIN-D5", "FIN-A5"})
    void f2_big_cart_takes_one_tile_from_each_village_like_any_delivery() {
        given(players(3), RED.has(6, FIGS), village(ARTA).shows("1 fig").hides("2 fig"));
        RED.plays("use big-cart");
        RED.may("deliver arta");
        RED.plays("deliver arta");
        RED.mayNot("deliver arta");
        RED.isRefused("tile:arta", "FIN-D5", "already-chosen", Map.of("tile", "arta"));
        RED.plays("done");
        then(RED).used(Action.BIG_CART).lost(1, FIG).took("1 fig").nothingElse();
        then(ARTA).tilesLeft(3).shows("2 fig");
    }
}
