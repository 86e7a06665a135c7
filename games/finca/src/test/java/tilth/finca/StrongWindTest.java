package tilth.finca;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** The action tile Strong wind, and what all action tiles share. */
class StrongWindTest extends FincaScenario {

    @Test
    @Rule({"FIN-A2", "FIN-A1"})
    void the_same_farmer_may_move_twice_with_fruits_for_both_moves() {
        given(players(2), RED.farmers(1, 8, 8, 8, 8), GREEN.farmers(2, 9, 9, 9, 9));
        RED.plays("use strong-wind");
        expectQuestion(RED, "move");
        then(RED).used(Action.STRONG_WIND).nothingElse();

        RED.plays("move 1");
        expectQuestion(RED, "move-again");
        then(RED).walked(1, 2).gained(2, LEMONS).nothingElse();

        RED.plays("move 2");
        then(RED).walked(2, 4).gained(1, ALMOND).nothingElse();
        expectQuestion(GREEN, "turn");
    }

    @Test
    @Rule("FIN-A2")
    void two_farmers_may_move_once_each_and_both_earn_carts() {
        given(players(2), RED.farmers(5, 11, 8, 8, 8), GREEN.farmers(9, 9, 9, 9, 9));
        RED.plays("use strong-wind", "move 5", "move 11");
        then(RED)
                .used(Action.STRONG_WIND)
                .walked(5, 6)
                .walked(11, 0)
                .gained(2, ORANGES)
                .and(2, CARTS)
                .nothingElse();
        then(GREEN).unchanged();
    }

    @Test
    @Rule("FIN-A2")
    void there_is_no_third_move() {
        given(players(2), RED.farmers(1, 8, 8, 8, 8), GREEN.farmers(9, 9, 9, 9, 9));
        RED.plays("use strong-wind", "move 1", "move 2");
        then(RED)
                .used(Action.STRONG_WIND)
                .walked(1, 3)
                .gained(1, LEMON)
                .and(1, OLIVE)
                .nothingElse();
        RED.isOffered();
        expectQuestion(GREEN, "turn");
    }

    @Test
    @Rule("FIN-A2")
    void a_normal_move_is_not_followed_by_another() {
        given(players(2), RED.farmers(1, 8, 8, 8, 8), GREEN.farmers(9, 9, 9, 9, 9));
        RED.plays("move 1");
        then(RED).walked(1, 2).gained(1, LEMON).nothingElse();
        expectQuestion(GREEN, "turn");
    }

    @Test
    @Rule("FIN-A3")
    void f12_the_second_move_may_be_declined() {
        given(players(2), RED.farmers(1, 8, 8, 8, 8), GREEN.farmers(9, 9, 9, 9, 9));
        RED.plays("use strong-wind", "move 1");
        RED.isOffered("move 2", "move 8", "done");
        RED.plays("done");
        then(RED).used(Action.STRONG_WIND).walked(1, 2).gained(1, LEMON).nothingElse();
        expectQuestion(GREEN, "turn");
    }

    @Test
    @Rule("FIN-A3")
    void f12_the_first_move_may_not_be_declined() {
        given(players(2), RED.farmers(1, 8, 8, 8, 8), GREEN.farmers(9, 9, 9, 9, 9));
        RED.plays("use strong-wind");
        RED.isOffered("move 1", "move 8");
        RED.isRefused("do:done", "FIN-A1", "action-under-way");
        then(RED).used(Action.STRONG_WIND);
        expectQuestion(RED, "move");
    }

    @Test
    @Rule("FIN-A3")
    void f13_a_shortage_of_the_first_move_is_over_before_the_second() {
        given(
                players(2),
                windmill("orange grape lemon lemon almond fig orange grape olive olive almond fig"),
                RED.farmers(1, 8, 8, 8, 8),
                GREEN.farmers(9, 9, 9, 9, 9),
                RED.has(4, LEMONS),
                GREEN.has(5, LEMONS),
                supply(0, LEMONS));
        RED.plays("use strong-wind", "move 1");
        expectQuestion(RED, "move-again");
        then(RED).used(Action.STRONG_WIND).walked(1, 2).has(1, LEMON).nothingElse();
        then(GREEN).lost(5, LEMONS).nothingElse();
        thenSupplyHas(8, LEMONS);

        RED.plays("move 2");
        then(RED).walked(2, 3).gained(1, LEMON).nothingElse();
        then(GREEN).unchanged();
    }

    @Test
    @Rule("FIN-A3")
    void f13_a_cart_shortage_of_the_first_move_leaves_carts_for_the_second() {
        given(
                players(2),
                RED.farmers(5, 11, 8, 8, 8),
                GREEN.farmers(9, 9, 9, 9, 9),
                RED.carts(1),
                GREEN.carts(3),
                supply(0, CARTS));
        RED.plays("use strong-wind", "move 5", "move 11");
        then(RED)
                .used(Action.STRONG_WIND)
                .walked(5, 6)
                .walked(11, 0)
                .gained(2, ORANGES)
                .has(2, CARTS)
                .nothingElse();
        then(GREEN).lost(3, CARTS).nothingElse();
    }

    @Test
    @Rule("FIN-A3")
    void f13_the_second_move_can_run_short_of_what_the_first_took() {
        given(
                players(2),
                windmill("orange grape lemon lemon almond fig orange grape olive olive almond fig"),
                RED.farmers(1, 8, 8, 8, 8),
                GREEN.farmers(9, 9, 9, 9, 9),
                GREEN.has(8, LEMONS),
                supply(1, LEMON));
        RED.plays("use strong-wind", "move 1", "move 2");
        then(RED).used(Action.STRONG_WIND).walked(1, 3).gained(1, LEMON).nothingElse();
        then(GREEN).lost(8, LEMONS).nothingElse();
        itHappened(
                "red action-used strong-wind",
                "red moved 1 2",
                "red harvested lemon 1",
                "red moved 2 3",
                "red fruit-shortage lemon",
                "red gave-fruits-back lemon 1",
                "green gave-fruits-back lemon 8",
                "red harvested lemon 1");
    }

    @Test
    @Rule("FIN-A1")
    void an_action_tile_is_played_once_in_the_game() {
        given(players(2), RED.farmers(1, 8, 8, 8, 8), GREEN.farmers(2, 2, 2, 2, 2), RED.hasUsed(Action.STRONG_WIND));
        RED.isOffered("move 1", "move 8", "use gust");
        RED.isRefused("action:strong-wind", "FIN-A1", "action-used", Map.of("action", "strong-wind"));
        RED.isNotRefused("action:gust");
    }

    @Test
    @Rule("FIN-A1")
    void playing_it_is_the_turn_so_no_second_tile_may_follow() {
        given(players(2), RED.farmers(1, 8, 8, 8, 8), GREEN.farmers(2, 2, 2, 2, 2));
        RED.plays("use strong-wind", "move 8");
        RED.mayNot("use gust");
        RED.isRefused("action:gust", "FIN-A1", "one-thing-a-turn");
        RED.isRefused("tile:arta", "FIN-A1", "action-under-way");
        then(RED)
                .used(Action.STRONG_WIND)
                .walked(8, 0)
                .gained(1, ORANGE)
                .and(1, CART)
                .nothingElse();
        expectQuestion(RED, "move-again");
    }

    @Test
    @Rule("FIN-A1")
    void the_tiles_of_the_others_stay_theirs() {
        given(players(2), RED.farmers(1, 8, 8, 8, 8), GREEN.farmers(3, 3, 3, 3, 3));
        RED.plays("use strong-wind", "move 1", "done");
        then(RED).used(Action.STRONG_WIND).walked(1, 2).gained(1, LEMON).nothingElse();
        GREEN.may("use strong-wind");
    }
}
