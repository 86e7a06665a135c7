package tilth.farmerama;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Phase 3: everybody at the same time, in their own time. */
class ActionsTest extends FarmeramaScenario {

    @Test
    @Rule("FRM-A1")
    void all_act_at_the_same_time_and_the_round_goes_on_when_the_last_is_done() {
        given(players(4));
        cards("sow", "harvest", "water", "feed");
        assertThat(position().openSeats()).isEqualTo(15);
        BLUE.plays("take water");
        RED.plays("sow 3b");
        BLUE.plays("turn");
        YELLOW.plays("feed sheep", "done");
        RED.plays("done");
        GREEN.plays("done");
        now("round", "0");
        BLUE.plays("done");
        now("round", "1");
        now("red asked", "card");
    }

    @Test
    @Rule({"FRM-A1", "FRM-W1"})
    void turning_and_sowing_are_mixed_freely() {
        given(players(4), RED.barn("1 carrots 2 maize 2 water"));
        cards("sow", "harvest", "water", "feed");
        RED.plays("turn", "sow 6a", "turn");
        changed(
                "red wheel: 0 > 2",
                "red water: 2 > 0",
                "supply water: 21 > 23",
                "red maize: 2 > 1",
                "supply maize: 19 > 18",
                "red 6a: - > maize",
                "red left: 3 > 2");
        RED.isOffered("sow 5a", "sow 5s", "done");
        RED.plays("sow 5a");
        meanwhile();
    }

    @Test
    @Rule("FRM-A9")
    void who_has_two_cards_chooses_the_order() {
        given(players(2));
        cards("sow+water", "harvest+feed");
        RED.isOffered("use sow", "use water", "turn", "done");
        RED.plays("use water");
        changed("red unused: sow+water > sow", "red card: - > water", "red left: - > 4");
        RED.isOffered("take water", "use sow", "turn", "done");
        RED.plays("take water", "use sow");
        RED.isOffered("sow 0b", "sow 0s", "sow 2s", "sow 3b", "sow 3s", "turn", "done");
        now("red left", "3");
    }

    @Test
    @Rule("FRM-A9")
    void beginning_the_second_card_ends_the_first() {
        given(players(2));
        cards("sow+water", "harvest+feed");
        RED.plays("use sow", "sow 3b", "use water");
        now("red left", "4");
        RED.mayNot("use sow", "sow 3s");
    }

    @Test
    @Rule("FRM-A10")
    void who_is_done_may_take_it_back_while_others_act() {
        given(players(4));
        cards("sow", "harvest", "water", "feed");
        RED.plays("done");
        changed("red asked: act > rest");
        RED.isOffered("resume");
        assertThat(Does.RESUME.isAside()).isTrue();
        RED.plays("resume");
        itHappened("red resumed");
        changed("red asked: rest > act");
        RED.plays("sow 3b", "done");
        now("red asked", "rest");
    }

    @Test
    @Rule("FRM-A10")
    void who_takes_it_back_and_does_nothing_is_done_for_good() {
        given(players(4));
        cards("sow", "harvest", "water", "feed");
        RED.plays("done", "resume", "done");
        now("red asked", "-");
    }

    @Test
    @Rule("FRM-A10")
    void who_has_nothing_left_to_do_is_done_for_good() {
        given(players(4), RED.barn(""));
        cards("sow", "harvest", "water", "feed");
        RED.plays("done");
        now("red asked", "-");
    }

    @Test
    @Rule("FRM-A10")
    void who_is_done_may_go_on_once_another_makes_something_possible() {
        given(
                players(4),
                RED.barn("1 hay"),
                GREEN.barn(""),
                BLUE.barn(""),
                RED.land("1s oats"),
                GREEN.land("1s oats"),
                BLUE.land("1s oats"),
                YELLOW.land("1s oats"),
                YELLOW.barn("31 hay 3 oats 3 maize 3 carrots 3 water"));
        cards("sow", "harvest", "water", "feed");
        now("supply hay", "0");
        now("in line", "false");
        RED.plays("done");
        now("red asked", "-");
        YELLOW.plays("feed cow");
        now("red asked", "rest");
        RED.plays("resume", "sow 2a");
        now("red hay", "0");
    }

    @Test
    @Rule("FRM-A10")
    void nobody_takes_it_back_once_the_last_is_done() {
        given(players(2));
        cards("sow+water", "harvest+feed");
        RED.plays("done");
        now("red asked", "rest");
        GREEN.plays("done");
        now("red asked", "card");
        assertThat(position().resting()).isZero();
    }

    @Test
    @Rule("FRM-A12")
    void if_the_supply_might_not_be_enough_players_act_one_after_the_other() {
        given(
                players(4),
                first(BLUE),
                RED.barn("3 hay"),
                GREEN.barn("9 hay"),
                BLUE.barn("3 hay"),
                YELLOW.barn("14 hay"),
                RED.land("1s oats"),
                GREEN.land("1s oats"),
                BLUE.land("1s oats"),
                YELLOW.land("1s oats"));
        // Three hay are left, and two players may sow two each.
        cards("sow", "harvest", "sow", "feed");
        now("supply hay", "3");
        now("in line", "true");
        assertThat(position().openSeats()).isEqualTo(1 << BLUE.seat);
        BLUE.plays("sow 2a", "done");
        now("yellow asked", "act");
        now("blue asked", "-");
        YELLOW.plays("done");
        RED.plays("sow 2a", "sow 2s", "done");
        now("supply hay", "0");
        GREEN.plays("done");
        now("in line", "false");
        now("first", "yellow");
    }

    @Test
    @Rule("FRM-A12")
    void a_good_that_only_one_player_may_take_makes_no_line() {
        given(
                players(4),
                RED.barn("9 hay"),
                GREEN.barn("6 hay"),
                BLUE.barn(""),
                YELLOW.barn("15 hay"),
                RED.land("1s oats"),
                GREEN.land("1s oats"),
                BLUE.land("1s oats"),
                YELLOW.land("1s oats"));
        cards("sow", "harvest", "water", "feed");
        now("supply hay", "2");
        assertThat(position().openSeats()).isEqualTo(15);
        now("in line", "false");
    }

    @Test
    @Rule("FRM-A12")
    void as_much_as_all_might_take_is_enough() {
        given(
                players(4),
                RED.barn("3 hay"),
                GREEN.barn("9 hay"),
                BLUE.barn("3 hay"),
                YELLOW.barn("13 hay"),
                RED.land("1s oats"),
                GREEN.land("1s oats"),
                BLUE.land("1s oats"),
                YELLOW.land("1s oats"));
        cards("sow", "harvest", "sow", "feed");
        now("supply hay", "4");
        assertThat(position().openSeats()).isEqualTo(15);
        now("in line", "false");
    }
}
