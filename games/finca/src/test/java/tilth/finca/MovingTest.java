package tilth.finca;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilth.engine.Rule;

/** A turn with a farmer's move: how far, what it brings, and the carts for crossing a donkey line. */
class MovingTest extends FincaScenario {

    @Test
    @Rule({"FIN-M2", "FIN-M3", "FIN-T1"})
    void the_example_of_the_rulebook_three_farmers_left_and_three_met_earn_three_almonds() {
        given(
                players(3),
                windmill("orange grape lemon almond olive fig orange grape lemon almond olive fig"),
                toMove(GREEN),
                RED.farmers(0, 3, 7, 7),
                GREEN.farmers(0, 7, 7, 7),
                BLUE.farmers(0, 3, 7, 7));
        GREEN.plays("move 0");
        then(GREEN).walked(0, 3).gained(3, ALMONDS).nothingElse();
        thenOthersAreUnchanged();
        thenSupplyHas(11, ALMONDS);
        expectQuestion(BLUE, "turn");
    }

    @Test
    @Rule("FIN-M1")
    void a_player_moves_a_farmer_of_their_own_only() {
        given(
                players(2),
                RED.farmers(1, 1, 4, 9, 9),
                GREEN.farmers(0, 1, 2, 3, 5),
                RED.hasUsed(Action.STRONG_WIND, Action.GUST, Action.BIG_CART, Action.MINUS_ONE));
        RED.isOffered("move 1", "move 4", "move 9");
        RED.isRefused("blade:0", "FIN-M1", "no-farmer-there", Map.of("blade", "0"));
        RED.isRefused("blade:11", "FIN-M1", "no-farmer-there", Map.of("blade", "11"));
        RED.isNotRefused("blade:4");
    }

    @Test
    @Rule("FIN-M1")
    void only_one_farmer_moves_even_if_two_stand_together() {
        given(players(2), RED.farmers(1, 1, 8, 8, 8), GREEN.farmers(9, 9, 9, 9, 9));
        RED.plays("move 1");
        then(RED).walked(1, 3).gained(1, OLIVE).nothingElse();
    }

    @Test
    @Rule({"FIN-M2", "FIN-M3"})
    void a_farmer_alone_goes_one_blade_and_earns_one_fruit_on_an_empty_one() {
        given(players(2), RED.farmers(1, 8, 8, 8, 8), GREEN.farmers(9, 9, 9, 9, 9));
        RED.plays("move 1");
        then(RED).walked(1, 2).gained(1, LEMON).nothingElse();
    }

    @Test
    @Rule("FIN-M2")
    void farmers_of_the_others_count_for_the_distance() {
        given(players(2), RED.farmers(1, 8, 8, 8, 8), GREEN.farmers(1, 1, 1, 9, 9));
        RED.plays("move 1");
        then(RED).walked(1, 5).gained(1, FIG).nothingElse();
    }

    @Test
    @Rule("FIN-M3")
    void farmers_on_the_blade_left_do_not_count_for_the_fruits() {
        given(players(2), RED.farmers(1, 1, 1, 8, 8), GREEN.farmers(4, 9, 9, 9, 9));
        RED.plays("move 1");
        then(RED).walked(1, 4).gained(2, ALMONDS).nothingElse();
    }

    @Test
    @Rule("FIN-M5")
    void the_example_of_the_rulebook_one_step_across_the_line_earns_a_cart_and_two_figs() {
        given(
                players(3),
                windmill("orange grape lemon olive grape almond fig orange lemon olive almond fig"),
                toMove(BLUE),
                RED.farmers(6, 2, 2, 2),
                GREEN.farmers(2, 2, 2, 2),
                BLUE.farmers(5, 2, 2, 2));
        BLUE.plays("move 5");
        then(BLUE).walked(5, 6).gained(2, FIGS).and(1, CART).nothingElse();
        thenOthersAreUnchanged();
        thenSupplyHas(5, CARTS);
        expectQuestion(RED, "turn");
    }

    @Test
    @Rule("FIN-M5")
    void a_step_that_ends_before_the_line_earns_no_cart() {
        given(players(2), RED.farmers(4, 8, 8, 8, 8), GREEN.farmers(9, 9, 9, 9, 9));
        RED.plays("move 4");
        then(RED).walked(4, 5).gained(1, FIG).nothingElse();
    }

    @Test
    @Rule("FIN-M5")
    void the_other_line_lies_before_blade_0() {
        given(players(2), RED.farmers(10, 8, 8, 8, 8), GREEN.farmers(10, 9, 9, 9, 9));
        RED.plays("move 10");
        then(RED).walked(10, 0).gained(1, ORANGE).and(1, CART).nothingElse();
    }

    @Test
    @Rule("FIN-M5")
    void seven_farmers_left_behind_the_line_cross_both_and_earn_two_carts() {
        given(players(2), RED.farmers(11, 11, 11, 11, 8), GREEN.farmers(11, 11, 11, 9, 9));
        RED.plays("move 11");
        then(RED).walked(11, 6).gained(1, ORANGE).and(2, CARTS).nothingElse();
        thenSupplyHas(2, CARTS);
    }

    @Test
    @Rule("FIN-M5")
    void six_farmers_can_cross_one_line_only() {
        given(players(2), RED.farmers(11, 11, 11, 8, 8), GREEN.farmers(11, 11, 11, 9, 9));
        RED.plays("move 11");
        then(RED).walked(11, 5).gained(1, FIG).and(1, CART).nothingElse();
    }

    @Test
    @Rule({"FIN-M2", "FIN-M3", "FIN-M5"})
    void f18_all_twelve_farmers_on_one_blade_mean_a_full_circle_twelve_fruits_and_two_carts() {
        given(players(3), RED.farmers(4, 4, 4, 4), GREEN.farmers(4, 4, 4, 4), BLUE.farmers(4, 4, 4, 4));
        RED.plays("move 4");
        then(RED).walked(4, 4).gained(12, ALMONDS).and(2, CARTS).nothingElse();
        thenOthersAreUnchanged();
    }

    @Test
    @Rule({"FIN-M2", "FIN-M5"})
    void f18_eleven_farmers_do_not_go_full_circle() {
        given(players(4), RED.farmers(6, 6, 6), GREEN.farmers(6, 6, 6), BLUE.farmers(6, 6, 6), YELLOW.farmers(6, 6, 8));
        RED.plays("move 6");
        then(RED).walked(6, 5).gained(1, FIG).and(1, CART).nothingElse();
    }

    @ParameterizedTest
    @Rule("FIN-M5")
    @CsvSource({
        "5, 1, 1",
        "0, 5, 0",
        "0, 6, 1",
        "11, 7, 2",
        "11, 1, 1",
        "6, 5, 0",
        "6, 6, 1",
        "5, 6, 1",
        "5, 7, 2",
        "0, 11, 1",
        "0, 12, 2",
        "3, 12, 2",
        "5, 12, 2",
        "11, 12, 2",
        "1, 11, 2",
        "6, 11, 1"
    })
    void lines_crossed_from_a_blade_in_so_many_steps(int blade, int steps, int lines) {
        assertThat(Windmill.linesCrossed(blade, steps)).isEqualTo(lines);
    }

    @Test
    @Rule({"FIN-M2", "FIN-M5"})
    void walking_step_by_step_crosses_the_same_lines_and_ends_on_the_same_blade() {
        for (int blade = 0; blade < Windmill.BLADES; blade++) {
            int at = blade;
            int lines = 0;
            for (int steps = 1; steps <= Windmill.BLADES; steps++) {
                lines += at == 5 || at == 11 ? 1 : 0;
                at = at == 11 ? 0 : at + 1;
                assertThat(Windmill.landing(blade, steps)).isEqualTo(at);
                assertThat(Windmill.linesCrossed(blade, steps)).isEqualTo(lines);
            }
        }
    }

    @Test
    @Rule("FIN-T1")
    void turns_go_round_clockwise() {
        given(
                players(3),
                RED.farmers(1, 1, 1, 8),
                GREEN.farmers(2, 2, 2, 9),
                BLUE.farmers(3, 3, 3, 10),
                startPlayer(GREEN));
        RED.plays("move 8");
        then(RED).walked(8, 9).gained(2, OLIVES);
        GREEN.plays("move 9");
        then(GREEN).walked(9, 11).gained(1, FIG);
        BLUE.plays("move 10");
        then(BLUE).walked(10, 11).gained(2, FIGS);
        expectQuestion(RED, "turn");
    }

    @Test
    @Rule("FIN-T1")
    void nobody_may_pass_and_a_farmer_can_always_move() {
        given(
                players(2),
                RED.farmers(5, 5, 5, 5, 5),
                GREEN.farmers(5, 5, 5, 5, 5),
                RED.hasUsed(Action.STRONG_WIND, Action.GUST, Action.BIG_CART, Action.MINUS_ONE));
        RED.isOffered("move 5");
        RED.isRefused("do:done", "FIN-T1", "no-passing");
    }

    @Test
    @Rule("FIN-T1")
    void it_is_one_players_turn_only() {
        given(players(2), toMove(GREEN), RED.farmers(1, 1, 1, 1, 1), GREEN.farmers(2, 2, 2, 2, 2));
        RED.isOffered();
        RED.isRefused("blade:1", "FIN-T1", "not-your-turn");
        GREEN.isNotRefused("blade:2");
    }

    @Test
    @Rule("FIN-T1")
    void a_turn_is_a_move_a_delivery_or_an_action_tile() {
        given(
                players(3),
                RED.farmers(1, 2, 2, 2),
                RED.has(4, LEMONS),
                RED.has(1, ORANGE),
                RED.carts(1),
                village(Place.ARTA).shows("3 lemon"),
                village(Place.INCA).shows("2 lemon 2 olive"),
                village(Place.PALMA).shows("4 any"));
        RED.isOffered(
                "move 1",
                "move 2",
                "deliver arta",
                "deliver palma",
                "use strong-wind",
                "use gust",
                "use big-cart",
                "use minus-one");
    }
}
