package tilth.farmerama;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Phase 2: who gets a garden object. */
class AwardTest extends FarmeramaScenario {

    @Test
    @Rule({"FRM-G1", "FRM-G2", "FRM-G3", "FRM-G4"})
    void of_those_with_the_same_card_the_one_with_fewest_objects_chooses_one_and_is_rewarded_at_once() {
        given(players(4), display("g02", "g16"), GREEN.garden("g01"));
        RED.plays("play sow");
        GREEN.plays("play sow");
        BLUE.plays("play water");
        YELLOW.plays("play feed");
        now("red asked", "object");
        assertThat(position().openSeats()).isEqualTo(1);
        RED.isOffered("pick g02", "pick g16");
        RED.plays("pick g02");
        itHappened("red object-taken g02 0", "red goods-taken hay 2");
        changed(
                "red hay: 2 > 4",
                "supply hay: 16 > 14",
                "red garden: [] > [g02]",
                "display 0: g02 > -",
                "red asked: object > act",
                "green asked: - > act",
                "blue asked: - > act",
                "yellow asked: - > act",
                "red card: - > sow",
                "green card: - > sow",
                "blue card: - > water",
                "yellow card: - > feed",
                "red left: - > 2",
                "green left: - > 2",
                "blue left: - > 4",
                "yellow left: - > 1");
    }

    @Test
    @Rule("FRM-G2")
    void if_tied_the_one_with_the_most_visible_scarecrows() {
        given(players(4), RED.land("0s maize 1s oats"), GREEN.land("0a maize 1s oats"));
        cards("sow", "sow", "water", "feed");
        now("green asked", "object");
    }

    @Test
    @Rule("FRM-G2")
    void if_still_tied_the_one_with_the_fewest_crops_in_the_barn_water_and_fields_aside() {
        given(
                players(4),
                RED.barn("2 carrots 9 water"),
                RED.land("0a maize 0b maize 3a carrots 1s oats"),
                GREEN.barn("3 carrots"),
                GREEN.land("1s oats"));
        cards("sow", "sow", "water", "feed");
        now("red asked", "object");
    }

    @Test
    @Rule("FRM-G2")
    void only_those_tied_in_one_comparison_go_on_to_the_next() {
        given(
                players(4),
                RED.garden("g01"),
                RED.barn(""),
                GREEN.barn("1 hay 3 water"),
                BLUE.barn("2 hay 3 water"),
                RED.land(""));
        cards("sow", "sow", "sow", "feed");
        now("green asked", "object");
    }

    @Test
    @Rule("FRM-G2")
    void if_still_tied_nobody_gets_it_as_in_the_first_round() {
        given(players(4));
        RED.plays("play sow");
        GREEN.plays("play sow");
        BLUE.plays("play sow");
        YELLOW.plays("play sow");
        assertThat(position().openSeats()).isEqualTo(15);
        now("red asked", "act");
        assertThat(position().garden(0) | position().garden(1)).isZero();
    }

    @Test
    @Rule("FRM-G1")
    void different_cards_bring_no_object() {
        given(players(4), GREEN.garden("g01"));
        cards("sow", "harvest", "water", "feed");
        now("red asked", "act");
    }

    @Test
    @Rule("FRM-G1")
    void three_or_four_of_the_same_card_are_one_award() {
        given(players(4), display("g02", "g03"), GREEN.garden("g01"), BLUE.garden("g04"), YELLOW.garden("g05"));
        cards("sow", "sow", "sow", "sow");
        RED.plays("pick g03");
        now("red asked", "act");
        assertThat(position().open(0)).isNotEqualTo(FarmeramaPosition.NO_OBJECT);
    }

    @Test
    @Rule("FRM-G5")
    void two_winners_draw_lots_and_either_object_can_fall_to_either() {
        int redGotFirst = 0;
        for (int seed = 0; seed < 40; seed++) {
            given(players(4), seed(seed), display("g01", "g02"), GREEN.garden("g03"), YELLOW.garden("g04"));
            cards("sow", "sow", "water", "water");
            assertThat(position().garden(0) | position().garden(2)).isEqualTo(0b11);
            assertThat(Integer.bitCount(position().garden(0))).isEqualTo(1);
            redGotFirst += position().garden(0) == 1 ? 1 : 0;
        }
        assertThat(redGotFirst).isBetween(8, 32);
    }

    @Test
    @Rule({"FRM-G4", "FRM-G5"})
    void the_winners_of_a_lot_are_rewarded_in_the_order_of_the_line() {
        given(players(4), first(BLUE), display("g16", "g17"), GREEN.garden("g03"), YELLOW.garden("g04"));
        RED.plays("play sow");
        GREEN.plays("play sow");
        BLUE.plays("play water");
        meanwhile();
        YELLOW.plays("play water");
        String red = position().garden(0) == 1 << 15 ? "g16" : "g17";
        String blue = red.equals("g16") ? "g17" : "g16";
        itHappened(
                "yellow laid",
                "yellow chosen water",
                "red revealed sow",
                "green revealed sow",
                "blue revealed water",
                "yellow revealed water",
                "red lot-drawn " + red,
                "blue lot-drawn " + blue,
                "blue object-taken " + blue + " 3",
                "red object-taken " + red + " 3");
        meanwhile();
    }

    @Test
    @Rule("FRM-G5")
    void a_single_winner_of_two_matches_chooses() {
        given(players(4), display("g01", "g02"), YELLOW.garden("g04"));
        cards("sow", "sow", "water", "water");
        BLUE.isOffered("pick g01", "pick g02");
        BLUE.plays("pick g02");
        now("display 0", "g01");
        now("red asked", "act");
    }

    @Test
    @Rule("FRM-G5")
    void winners_are_found_before_any_award_so_the_chief_sheep_can_win_both() {
        given(players(3), display("g01", "g02"), first(RED), GREEN.garden("g03"), BLUE.garden("g04"));
        cards("sow+water", "sow", "water");
        RED.plays("pick g02");
        itHappened(
                "red object-taken g02 0",
                "red goods-taken hay 2",
                "red object-taken g01 0",
                "red goods-taken carrots 2");
        now("red garden", "[g01, g02]");
    }

    @Test
    @Rule("FRM-G6")
    void two_players_are_compared_again_for_the_second_object() {
        given(players(2), display("g01", "g02"), GREEN.garden("g03"));
        cards("sow+water", "sow+water");
        RED.plays("pick g01");
        // Now both have one object and as many scarecrows, and red has two carrots more.
        itHappened(
                "red object-taken g01 0",
                "red goods-taken carrots 2",
                "green object-taken g02 0",
                "green goods-taken hay 2");
        now("green garden", "[g02, g03]");
    }

    @Test
    @Rule("FRM-G6")
    void both_objects_may_go_to_the_same_player() {
        given(players(2), display("g01", "g02"), GREEN.garden("g03", "g04"));
        cards("sow+water", "sow+water");
        RED.plays("pick g01");
        now("red garden", "[g01, g02]");
    }

    @Test
    @Rule("FRM-G6")
    void the_second_object_stays_if_the_two_are_tied_after_the_first() {
        given(players(2), display("g16", "g02"), GREEN.garden("g03"));
        cards("sow+water", "sow+water");
        RED.plays("pick g16");
        itHappened("red object-taken g16 3", "nobody-stands-out water");
        now("display 1", "g02");
    }

    @Test
    @Rule("FRM-G6")
    void one_card_in_common_is_one_award() {
        given(players(2), display("g01", "g02"), GREEN.garden("g03", "g04"));
        cards("sow+water", "sow+feed");
        RED.plays("pick g01");
        now("display 1", "g02");
        now("red garden", "[g01]");
    }

    @Test
    @Rule("FRM-X2")
    void experts_compare_scarecrows_first_then_crops_then_objects() {
        given(players(4), experts(), RED.land("1s oats 0s maize"), GREEN.garden("g01"));
        cards("sow", "sow", "water", "feed");
        now("green asked", "object");
        given(players(4), experts(), RED.barn("9 carrots"), GREEN.garden("g01"));
        cards("sow", "sow", "water", "feed");
        now("green asked", "object");
        given(players(4), experts(), GREEN.garden("g01"));
        cards("sow", "sow", "water", "feed");
        now("red asked", "object");
    }

    @Test
    @Rule({"FRM-X2", "FRM-S10"})
    void in_the_second_reading_objects_come_before_crops() {
        given(players(4), experts(), option("values", "second-reading"), RED.barn("9 carrots"), GREEN.garden("g01"));
        cards("sow", "sow", "water", "feed");
        now("red asked", "object");
    }
}
