package tilth.finca;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** The action tile Gust. */
class GustTest extends FincaScenario {

    @Test
    @Rule("FIN-A4")
    void a_farmer_lands_on_any_blade_and_earns_fruits_as_for_a_move() {
        given(players(2), RED.farmers(1, 8, 8, 8, 8), GREEN.farmers(4, 4, 9, 9, 9));
        RED.plays("use gust");
        expectQuestion(RED, "lift");
        then(RED).used(Action.GUST).nothingElse();
        RED.isOffered("lift 1", "lift 8");

        RED.plays("lift 1");
        expectQuestion(RED, "land 1");
        then(RED).nothingElse();
        RED.isOffered(
                "land 0", "land 1", "land 2", "land 3", "land 4", "land 5", "land 6", "land 7", "land 8", "land 9",
                "land 10", "land 11");

        RED.plays("land 4");
        then(RED).walked(1, 4).gained(3, ALMONDS).nothingElse();
        then(GREEN).unchanged();
        expectQuestion(GREEN, "turn");
    }

    @Test
    @Rule("FIN-A4")
    void crossing_a_donkey_line_by_gust_earns_no_cart() {
        given(players(2), RED.farmers(5, 8, 8, 8, 8), GREEN.farmers(9, 9, 9, 9, 9));
        RED.plays("use gust", "lift 5", "land 6");
        then(RED).used(Action.GUST).walked(5, 6).gained(1, ORANGE).nothingElse();
        thenSupplyHas(4, CARTS);
    }

    @Test
    @Rule("FIN-A4")
    void f14_a_farmer_set_down_on_its_own_blade_earns_one_fruit_for_every_farmer_there() {
        given(players(2), RED.farmers(4, 4, 8, 8, 8), GREEN.farmers(4, 9, 9, 9, 9));
        RED.plays("use gust", "lift 4", "land 4");
        then(RED).used(Action.GUST).walked(4, 4).gained(3, ALMONDS).nothingElse();
        then(GREEN).unchanged();
    }

    @Test
    @Rule("FIN-A4")
    void f14_alone_on_its_own_blade_it_earns_one() {
        given(players(2), RED.farmers(4, 8, 8, 8, 8), GREEN.farmers(9, 9, 9, 9, 9));
        RED.plays("use gust", "lift 4", "land 4");
        then(RED).used(Action.GUST).walked(4, 4).gained(1, ALMOND).nothingElse();
    }

    @Test
    @Rule("FIN-A4")
    void f15_the_crowd_on_the_blade_left_does_not_matter() {
        given(players(2), RED.farmers(1, 1, 1, 8, 8), GREEN.farmers(1, 1, 1, 9, 9));
        RED.plays("use gust", "lift 1", "land 2");
        then(RED).used(Action.GUST).walked(1, 2).gained(1, LEMON).nothingElse();
    }

    @Test
    @Rule({"FIN-A4", "FIN-M4"})
    void a_gust_can_run_short_of_fruits() {
        given(
                players(2),
                RED.farmers(1, 8, 8, 8, 8),
                GREEN.farmers(4, 4, 9, 9, 9),
                RED.has(2, ALMONDS),
                GREEN.has(5, ALMONDS),
                supply(2, ALMONDS));
        RED.plays("use gust", "lift 1", "land 4");
        then(RED).used(Action.GUST).walked(1, 4).has(3, ALMONDS).nothingElse();
        then(GREEN).lost(5, ALMONDS).nothingElse();
    }

    @Test
    @Rule({"FIN-A4", "FIN-M1"})
    void only_a_farmer_of_ones_own_can_be_lifted() {
        given(players(2), RED.farmers(1, 8, 8, 8, 8), GREEN.farmers(4, 4, 9, 9, 9));
        RED.plays("use gust");
        RED.isRefused("blade:4", "FIN-M1", "no-farmer-there", Map.of("blade", "4"));
        RED.isRefused("do:done", "FIN-A1", "action-under-way");
        then(RED).used(Action.GUST);
        expectQuestion(RED, "lift");
    }

    @Test
    @Rule("FIN-A4")
    void a_gust_ends_the_turn() {
        given(players(2), RED.farmers(1, 8, 8, 8, 8), GREEN.farmers(4, 4, 9, 9, 9));
        RED.plays("use gust", "lift 8", "land 0");
        then(RED).used(Action.GUST).walked(8, 0).gained(1, ORANGE).nothingElse();
        RED.isOffered();
        expectQuestion(GREEN, "turn");
    }

    @Test
    @Rule("FIN-A1")
    void a_gust_once_played_is_gone() {
        given(players(2), RED.farmers(1, 8, 8, 8, 8), GREEN.farmers(4, 4, 9, 9, 9), RED.hasUsed(Action.GUST));
        RED.mayNot("use gust");
        RED.isRefused("action:gust", "FIN-A1", "action-used", Map.of("action", "gust"));
    }
}
