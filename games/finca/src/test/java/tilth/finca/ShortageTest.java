package tilth.finca;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Too few fruits or carts for what is due. */
class ShortageTest extends FincaScenario {

    private static final String ALMOND_ON_4 = "orange grape lemon olive almond fig orange grape lemon olive almond fig";

    /** Green is to land on the almonds of blade 4 where two farmers stand. */
    private void givenGreenIsDueThreeAlmonds(Given... more) {
        given(
                players(3),
                windmill(ALMOND_ON_4),
                toMove(GREEN),
                RED.farmers(4, 7, 7, 7),
                GREEN.farmers(3, 7, 7, 7),
                BLUE.farmers(4, 7, 7, 7),
                all(more));
    }

    @Test
    @Rule("FIN-M4")
    void the_example_of_the_rulebook_three_almonds_due_and_two_left() {
        givenGreenIsDueThreeAlmonds(
                RED.has(5, ALMONDS), GREEN.has(3, ALMONDS), BLUE.has(4, ALMONDS), supply(2, ALMONDS));
        GREEN.plays("move 3");
        then(GREEN).walked(3, 4).has(3, ALMONDS).nothingElse();
        then(RED).lost(5, ALMONDS).nothingElse();
        then(BLUE).lost(4, ALMONDS).nothingElse();
        thenSupplyHas(11, ALMONDS);
    }

    @Test
    @Rule("FIN-M4")
    void exactly_enough_is_no_shortage() {
        givenGreenIsDueThreeAlmonds(
                RED.has(5, ALMONDS), GREEN.has(2, ALMONDS), BLUE.has(4, ALMONDS), supply(3, ALMONDS));
        GREEN.plays("move 3");
        then(GREEN).walked(3, 4).gained(3, ALMONDS).nothingElse();
        thenOthersAreUnchanged();
        thenSupplyHas(0, ALMONDS);
    }

    @Test
    @Rule("FIN-M4")
    void the_active_player_may_be_the_only_one_to_give_back_and_may_lose_by_it() {
        givenGreenIsDueThreeAlmonds(GREEN.has(14, ALMONDS), supply(0, ALMONDS));
        GREEN.plays("move 3");
        then(GREEN).walked(3, 4).lost(11, ALMONDS).nothingElse();
        thenOthersAreUnchanged();
    }

    @Test
    @Rule("FIN-M4")
    void fruits_of_other_kinds_stay_where_they_are() {
        givenGreenIsDueThreeAlmonds(
                RED.has(14, ALMONDS),
                RED.has(14, FIGS),
                GREEN.has(14, OLIVES),
                BLUE.has(7, LEMONS),
                supply(0, ALMONDS),
                supply(0, FIGS),
                supply(0, OLIVES));
        GREEN.plays("move 3");
        then(GREEN).walked(3, 4).gained(3, ALMONDS).nothingElse();
        then(RED).lost(14, ALMONDS).nothingElse();
        then(BLUE).unchanged();
    }

    /** Blue is to cross a donkey line onto blade 6. */
    private void givenBlueIsDueOneCart(Given... carts) {
        given(
                players(3),
                toMove(BLUE),
                RED.farmers(2, 2, 2, 2),
                GREEN.farmers(2, 2, 2, 2),
                BLUE.farmers(5, 2, 2, 2),
                all(carts));
    }

    @Test
    @Rule("FIN-M6")
    void the_example_of_the_rulebook_one_cart_due_and_none_left() {
        givenBlueIsDueOneCart(RED.carts(2), GREEN.carts(1), BLUE.carts(3), supply(0, CARTS));
        BLUE.plays("move 5");
        then(BLUE).walked(5, 6).gained(1, ORANGE).has(1, CART).nothingElse();
        then(RED).lost(2, CARTS).nothingElse();
        then(GREEN).lost(1, CART).nothingElse();
        thenSupplyHas(5, CARTS);
    }

    @Test
    @Rule("FIN-M6")
    void the_last_cart_is_no_shortage() {
        givenBlueIsDueOneCart(RED.carts(3), GREEN.carts(2), supply(1, CART));
        BLUE.plays("move 5");
        then(BLUE).walked(5, 6).gained(1, ORANGE).and(1, CART).nothingElse();
        thenOthersAreUnchanged();
        thenSupplyHas(0, CARTS);
    }

    @Test
    @Rule("FIN-M6")
    void no_carts_left_is_no_shortage_while_none_is_due() {
        given(
                players(3),
                RED.farmers(1, 2, 2, 2),
                GREEN.farmers(8, 8, 8, 8),
                BLUE.farmers(8, 8, 8, 8),
                GREEN.carts(6),
                supply(0, CARTS));
        RED.plays("move 1");
        then(RED).walked(1, 2).gained(4, LEMONS).nothingElse();
        then(GREEN).unchanged();
    }

    @Test
    @Rule("FIN-M6")
    void two_carts_due_and_one_left_is_a_shortage() {
        given(
                players(2),
                RED.farmers(5, 5, 5, 5, 8),
                GREEN.farmers(5, 5, 5, 9, 9),
                RED.carts(1),
                GREEN.carts(2),
                supply(1, CART));
        RED.plays("move 5");
        then(RED).walked(5, 0).gained(1, ORANGE).has(2, CARTS).nothingElse();
        then(GREEN).lost(2, CARTS).nothingElse();
        thenSupplyHas(2, CARTS);
    }

    @Test
    @Rule("FIN-M6")
    void two_carts_due_and_two_left_is_none() {
        given(players(2), RED.farmers(5, 5, 5, 5, 8), GREEN.farmers(5, 5, 5, 9, 9), GREEN.carts(2), supply(2, CARTS));
        RED.plays("move 5");
        then(RED).walked(5, 0).gained(1, ORANGE).and(2, CARTS).nothingElse();
        then(GREEN).unchanged();
    }

    @Test
    @Rule({"FIN-M4", "FIN-M6"})
    void fruits_and_carts_can_run_short_in_one_move() {
        given(
                players(2),
                RED.farmers(5, 8, 8, 8, 8),
                GREEN.farmers(6, 9, 9, 9, 9),
                RED.has(4, ORANGES),
                GREEN.has(4, ORANGES),
                RED.carts(1),
                GREEN.carts(3),
                supply(1, ORANGE),
                supply(0, CARTS));
        RED.plays("move 5");
        then(RED).walked(5, 6).has(2, ORANGES).has(1, CART).nothingElse();
        then(GREEN).lost(4, ORANGES).and(3, CARTS).nothingElse();
        itHappened(
                "red moved 5 6",
                "red fruit-shortage orange",
                "red gave-fruits-back orange 4",
                "green gave-fruits-back orange 4",
                "red harvested orange 2",
                "red cart-shortage",
                "red gave-carts-back 1",
                "green gave-carts-back 3",
                "red carts-earned 1");
    }

    @Test
    @Rule("FIN-M7")
    void f16_ten_figs_due_and_nine_in_the_game_the_active_player_takes_all_nine() {
        given(
                players(2),
                RED.farmers(4, 5, 5, 5, 5),
                GREEN.farmers(5, 5, 5, 5, 5),
                RED.has(2, FIGS),
                GREEN.has(4, FIGS),
                supply(3, FIGS));
        RED.plays("move 4");
        then(RED).walked(4, 5).has(9, FIGS).nothingElse();
        then(GREEN).lost(4, FIGS).nothingElse();
        thenSupplyHas(0, FIGS);
    }

    @Test
    @Rule("FIN-M7")
    void f16_even_with_all_nine_figs_in_the_supply_only_nine_are_taken() {
        given(players(2), RED.farmers(4, 5, 5, 5, 5), GREEN.farmers(5, 5, 5, 5, 5), GREEN.has(3, OLIVES));
        RED.plays("move 4");
        then(RED).walked(4, 5).gained(9, FIGS).nothingElse();
        then(GREEN).unchanged();
    }

    @Test
    @Rule({"FIN-M7", "FIN-M4"})
    void f16_nine_due_and_nine_in_the_game_are_simply_taken_after_the_shortage() {
        given(players(2), RED.farmers(4, 5, 5, 5, 5), GREEN.farmers(9, 5, 5, 5, 5), GREEN.has(1, FIG), supply(8, FIGS));
        RED.plays("move 4");
        then(RED).walked(4, 5).gained(9, FIGS).nothingElse();
        then(GREEN).lost(1, FIG).nothingElse();
    }

    @Test
    @Rule({"FIN-M7", "FIN-S5"})
    void f16_with_eighteen_of_each_fruit_ten_are_taken() {
        given(players(2), option("supply", "18"), RED.farmers(4, 5, 5, 5, 5), GREEN.farmers(5, 5, 5, 5, 5));
        RED.plays("move 4");
        then(RED).walked(4, 5).gained(10, FIGS).nothingElse();
        thenSupplyHas(8, FIGS);
    }
}
