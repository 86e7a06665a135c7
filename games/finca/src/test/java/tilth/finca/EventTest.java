package tilth.finca;

import static tilth.finca.Place.ARTA;
import static tilth.finca.Place.INCA;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** What the journal hears, so that everybody can follow what happened without seeing the position. */
class EventTest extends FincaScenario {

    @Test
    @Rule("FIN-P2")
    void a_farmer_is_placed() {
        given(players(2), toPlace(RED));
        RED.plays("place 3");
        itHappened("red placed 3", "red harvested olive 1");
        then(RED).placed(3).gained(1, OLIVE);
        expectQuestion(GREEN, "place");
    }

    @Test
    @Rule({"FIN-M3", "FIN-M5"})
    void a_farmer_moves_across_a_line() {
        given(players(2), RED.farmers(5, 8, 8, 8, 8), GREEN.farmers(6, 6, 9, 9, 9));
        RED.plays("move 5");
        itHappened("red moved 5 6", "red harvested orange 3", "red carts-earned 1");
        then(RED).walked(5, 6).gained(3, ORANGES).and(1, CART);
    }

    @Test
    @Rule("FIN-M3")
    void no_cart_is_spoken_of_where_none_is_earned() {
        given(players(2), RED.farmers(1, 8, 8, 8, 8), GREEN.farmers(9, 9, 9, 9, 9));
        RED.plays("move 1");
        itHappened("red moved 1 2", "red harvested lemon 1");
        then(RED).walked(1, 2).gained(1, LEMON);
    }

    @Test
    @Rule("FIN-A4")
    void a_gust_blows() {
        given(players(2), RED.farmers(5, 8, 8, 8, 8), GREEN.farmers(6, 6, 9, 9, 9));
        RED.plays("use gust", "lift 5", "land 6");
        itHappened("red action-used gust", "red blown 5 6", "red harvested orange 3");
        then(RED).used(Action.GUST).walked(5, 6).gained(3, ORANGES);
    }

    @Test
    @Rule({"FIN-D6", "FIN-A6"})
    void a_delivery_with_a_spared_fruit() {
        given(
                players(3),
                RED.has(3, FIGS),
                RED.has(1, OLIVE),
                RED.has(4, LEMONS),
                RED.carts(1),
                village(ARTA).shows("3 fig 2 olive").hides("1 grape"));
        RED.plays("use minus-one", "deliver arta", "spare olive", "done");
        itHappened(
                "red action-used minus-one",
                "red cart-returned",
                "red spared arta olive",
                "red paid arta olive 1",
                "red paid arta fig 3",
                "red tile-taken arta 5",
                "tile-turned-up arta 1");
        then(RED)
                .used(Action.MINUS_ONE)
                .lost(1, CART)
                .and(3, FIGS)
                .and(1, OLIVE)
                .took("3 fig 2 olive");
        then(ARTA).tilesLeft(3);
    }

    @Test
    @Rule({"FIN-E1", "FIN-E2"})
    void the_last_delivery_of_a_game() {
        given(
                players(3),
                woodenFincas(1),
                RED.has(1, FIG),
                RED.has(2, OLIVES),
                village(ARTA).lastTile("1 fig").finca("any"),
                village(INCA).lastTile("2 olive").finca("orange grape"),
                GREEN.won("5 any"),
                BLUE.wonTheRest());
        RED.plays("use big-cart", "deliver arta", "deliver inca", "done");
        itHappened(
                "red action-used big-cart",
                "red paid arta fig 1",
                "red paid inca olive 2",
                "red tile-taken arta 1",
                "green finca-won arta",
                "wooden-finca-placed arta",
                "red tile-taken inca 2",
                "blue finca-won inca",
                "game-ended");
        then(RED).used(Action.BIG_CART).lost(1, FIG).and(2, OLIVES).took("1 fig", "2 olive");
        then(GREEN).wonFinca("any");
        then(BLUE).wonFinca("orange grape");
        then(ARTA).isClosed();
        then(INCA).isClosed();
        gameIsOver();
    }
}
