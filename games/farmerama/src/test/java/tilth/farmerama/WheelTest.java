package tilth.farmerama;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** The player wheel, the water bar and what comes home. */
class WheelTest extends FarmeramaScenario {

    @Test
    @Rule("FRM-W1")
    void a_turn_costs_one_water_and_moves_every_plot_one_sector_on() {
        given(players(4));
        cards("sow", "harvest", "water", "feed");
        GREEN.plays("turn");
        itHappened("green turned 6");
        changed("green water: 3 > 2", "supply water: 20 > 21", "green wheel: 0 > 1");
        GREEN.isOffered("harvest 3a", "turn", "done");
    }

    @Test
    @Rule("FRM-W1")
    void without_water_nothing_turns() {
        given(players(4), GREEN.barn(""));
        cards("sow", "harvest", "water", "feed");
        GREEN.isOffered("done");
    }

    @Test
    @Rule("FRM-W1")
    void nobody_turns_before_the_cards_are_turned_up() {
        given(players(4));
        RED.mayNot("turn");
    }

    @Test
    @Rule("FRM-W2")
    void the_bar_crosses_an_empty_plot_only() {
        given(players(4), GREEN.land("1s oats 6s hay"));
        cards("sow", "harvest", "water", "feed");
        GREEN.isOffered("harvest 6s", "done");
        GREEN.plays("harvest 6s");
        GREEN.isOffered("turn", "done");
        meanwhile();
    }

    @Test
    @Rule("FRM-W2")
    void three_start_waters_turn_three_times_and_the_fourth_turn_needs_a_harvest() {
        given(players(4), GREEN.barn("9 water"));
        cards("sow", "harvest", "water", "feed");
        GREEN.plays("turn", "turn", "turn");
        GREEN.mayNot("turn");
        GREEN.plays("harvest 3a", "turn");
        now("green wheel", "4");
    }

    @Test
    @Rule("FRM-W2")
    void an_animal_on_a_plot_would_keep_the_bar_from_crossing_it() {
        given(players(4));
        cards("sow", "harvest", "water", "feed");
        // No rule of this set of values lets an animal get there.
        position().setHerd(1, Herd.sentTo(position().herd(1), 0, 6));
        assertThat(PlayerWheel.isWayFree(position(), 1)).isFalse();
        assertThat(PlayerWheel.isWayFree(position(), 0)).isTrue();
    }

    @Test
    @Rule("FRM-P1")
    void a_sheep_comes_home_after_three_turns_by_itself() {
        given(players(4), YELLOW.outside("sheep", 3));
        cards("sow", "harvest", "water", "feed");
        YELLOW.plays("turn", "turn");
        now("yellow sheep", "3");
        YELLOW.plays("turn");
        itHappened("yellow turned 4", "yellow came-home sheep 10");
        changed(
                "yellow sheep: 3 > stable",
                "yellow wool: 0 > 1",
                "yellow wheel: 2 > 3",
                "yellow water: 1 > 0",
                "supply water: 22 > 23");
    }

    @Test
    @Rule("FRM-P1")
    void all_animals_of_a_plot_come_home_together() {
        given(players(4), YELLOW.outside("sheep", 5), YELLOW.outside("cow", 5), YELLOW.products(2, 0, 1, 0));
        cards("sow", "harvest", "water", "feed");
        YELLOW.plays("turn");
        itHappened("yellow turned 6", "yellow came-home sheep 8", "yellow came-home cow 11");
        now("yellow wool", "3");
        now("yellow milk", "2");
    }

    @Test
    @Rule("FRM-P2")
    void a_marker_at_the_top_stays_there_and_the_animal_comes_home() {
        given(players(4), YELLOW.outside("sheep", 5), YELLOW.products(5, 0, 0, 0));
        cards("sow", "harvest", "water", "feed");
        YELLOW.plays("turn");
        itHappened("yellow turned 6", "yellow came-home sheep 0");
        changed("yellow sheep: 5 > stable", "yellow wheel: 0 > 1", "yellow water: 3 > 2", "supply water: 20 > 21");
    }

    @Test
    @Rule({"FRM-W1", "FRM-S10"})
    void in_the_second_reading_crops_and_pacifier_lie_elsewhere() {
        given(players(4), option("values", "second-reading"), YELLOW.outside("sheep", 4));
        cards("sow", "harvest", "water", "feed");
        RED.isOffered("sow 0b", "sow 0s", "sow 1s", "sow 3b", "sow 3s", "turn", "done");
        YELLOW.plays("turn");
        now("yellow wool", "1");
    }
}
