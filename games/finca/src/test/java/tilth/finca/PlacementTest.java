package tilth.finca;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** The placement of all farmers before the first turn. */
class PlacementTest extends FincaScenario {

    private static final String LEMON_ON_3_FIG_ON_7 =
            "orange orange grape lemon grape lemon olive fig olive almond almond fig";

    @Test
    @Rule({"FIN-P1", "FIN-P2"})
    void the_example_of_the_rulebook_two_farmers_on_one_blade_earn_one_lemon_each() {
        given(players(RED, YELLOW, BLUE), windmill(LEMON_ON_3_FIG_ON_7), toPlace(RED));
        RED.plays("place 3");
        then(RED).placed(3).gained(1, LEMON).nothingElse();
        expectQuestion(YELLOW, "place");

        YELLOW.plays("place 7");
        then(YELLOW).placed(7).gained(1, FIG).nothingElse();
        expectQuestion(BLUE, "place");

        BLUE.plays("place 3");
        then(BLUE).placed(3).gained(1, LEMON).nothingElse();
        thenOthersAreUnchanged();
        expectQuestion(RED, "place");
    }

    @Test
    @Rule("FIN-P1")
    void every_blade_is_free_to_choose_even_a_crowded_one() {
        given(players(2), toPlace(GREEN), RED.farmers(4, 4, 4), GREEN.farmers(4, 4));
        GREEN.isOffered(
                "place 0",
                "place 1",
                "place 2",
                "place 3",
                "place 4",
                "place 5",
                "place 6",
                "place 7",
                "place 8",
                "place 9",
                "place 10",
                "place 11");
    }

    @Test
    @Rule("FIN-P1")
    void nothing_but_placing_is_offered_before_all_farmers_stand() {
        given(players(2), toPlace(RED), RED.has(1, FIG), RED.farmers(5), GREEN.farmers(0));
        RED.mayNot("move 5", "use gust", "deliver arta", "done");
        RED.isRefused("tile:arta", "FIN-P1", "placing-first");
        RED.isRefused("action:gust", "FIN-P1", "placing-first");
        RED.isRefused("do:done", "FIN-P1", "placing-first");
    }

    @Test
    @Rule("FIN-P1")
    void placing_goes_round_clockwise_from_the_start_player() {
        given(players(4), startPlayer(BLUE), toPlace(BLUE));
        BLUE.plays("place 0");
        YELLOW.plays("place 1");
        RED.plays("place 2");
        GREEN.plays("place 3");
        then(BLUE).placed(0).gained(1, ORANGE);
        then(YELLOW).placed(1).gained(1, GRAPE);
        then(RED).placed(2).gained(1, LEMON);
        then(GREEN).placed(3).gained(1, OLIVE);
        expectQuestion(BLUE, "place");
    }

    @Test
    @Rule("FIN-P2")
    void a_crowd_earns_no_more_than_one_fruit_and_no_farmer_brings_a_cart() {
        given(players(2), toPlace(GREEN), RED.farmers(0, 0, 0), GREEN.farmers(0, 0));
        GREEN.plays("place 0");
        then(GREEN).placed(0).gained(1, ORANGE).nothingElse();
        thenSupplyHas(4, CARTS);
        expectQuestion(RED, "place");
    }

    @Test
    @Rule("FIN-P3")
    void the_start_player_takes_the_first_turn_once_all_farmers_stand() {
        given(
                players(3),
                startPlayer(GREEN),
                toPlace(RED),
                RED.farmers(0, 1, 2),
                GREEN.farmers(3, 4, 5, 6),
                BLUE.farmers(7, 8, 9, 10));
        RED.plays("place 5");
        then(RED).placed(5).gained(1, FIG).nothingElse();
        expectQuestion(GREEN, "turn");
    }

    @Test
    @Rule("FIN-P3")
    void no_turn_begins_while_a_farmer_is_missing() {
        given(
                players(3),
                startPlayer(GREEN),
                toPlace(BLUE),
                RED.farmers(0, 1, 2),
                GREEN.farmers(3, 4, 5, 6),
                BLUE.farmers(7, 8, 9));
        BLUE.plays("place 5");
        then(BLUE).placed(5).gained(1, FIG).nothingElse();
        expectQuestion(RED, "place");
    }

    @Test
    @Rule({"FIN-M4", "FIN-P2"})
    void f17_the_tenth_farmer_finds_no_lemon_left_so_everybody_gives_theirs_back() {
        given(
                players(2),
                toPlace(GREEN),
                RED.farmers(2, 2, 2, 8, 8),
                GREEN.farmers(2, 8, 8, 8),
                RED.has(5, LEMONS),
                GREEN.has(4, LEMONS),
                supply(0, LEMONS));
        GREEN.plays("place 2");
        then(GREEN).placed(2).has(1, LEMON).nothingElse();
        then(RED).lost(5, LEMONS).nothingElse();
        thenSupplyHas(8, LEMONS);
        expectQuestion(RED, "turn");
    }

    @Test
    @Rule("FIN-M4")
    void f17_the_ninth_lemon_is_no_shortage() {
        given(
                players(2),
                toPlace(GREEN),
                RED.farmers(2, 2, 2, 8, 8),
                GREEN.farmers(0, 8, 8, 8),
                RED.has(5, LEMONS),
                GREEN.has(3, LEMONS),
                GREEN.has(1, ORANGE),
                supply(1, LEMON));
        GREEN.plays("place 2");
        then(GREEN).placed(2).gained(1, LEMON).nothingElse();
        then(RED).unchanged();
        thenSupplyHas(0, LEMONS);
        expectQuestion(RED, "turn");
    }

    @Test
    @Rule("FIN-M4")
    void f17_with_eighteen_of_each_fruit_the_tenth_lemon_is_there() {
        given(
                players(2),
                option("supply", "18"),
                toPlace(GREEN),
                RED.farmers(2, 2, 2, 8, 8),
                GREEN.farmers(2, 8, 8, 8),
                RED.has(5, LEMONS),
                GREEN.has(4, LEMONS));
        GREEN.plays("place 2");
        then(GREEN).placed(2).gained(1, LEMON).nothingElse();
        then(RED).unchanged();
        expectQuestion(RED, "turn");
    }
}
