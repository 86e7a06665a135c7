package tilth.chineur;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import tilth.engine.Journal;
import tilth.engine.Rule;
import tilth.engine.Seed;

/** The roll and what it brings. */
class TurnTest extends ChineurScenario {

    @Test
    @Rule("CHI-R2")
    void the_die_shows_every_number_about_equally_often() {
        given(RED.acts());
        int[] counts = new int[ChineurPosition.CELLS];
        Dice dice = new Dice();
        for (int i = 0; i < 6_000; i++) {
            counts[dice.next(Seed.of(7))]++;
        }
        assertThat(Arrays.stream(counts)).allMatch(count -> count > 850 && count < 1150);
    }

    @Test
    @Rule("CHI-R3")
    void all_players_harvest_their_cell_and_the_collective_farm_of_that_number() {
        given(
                players(3),
                dieToBeSet(),
                RED.cell(3, "egg egg egg"),
                RED.cell(4, "milk"),
                GREEN.cell(3, "meat"),
                GREEN.site(3, "wheat-milk"));
        RED.plays("set 3");
        itHappened(
                "red die-set 3",
                "red harvested egg 3",
                "green harvested meat 1",
                "collective-yielded ex3 wheat-milk",
                "green gold-earned 1");
        changed(
                "red asked: die > act",
                "red sets die: true > false",
                "die: - > 3",
                "red egg: 0 > 3",
                "red wheat: 0 > 2",
                "red milk: 0 > 1",
                "green meat: 0 > 1",
                "green wheat: 0 > 2",
                "green milk: 0 > 1",
                "green gold: 0 > 1",
                "blue wheat: 0 > 2",
                "blue milk: 0 > 1");
    }

    @Test
    @Rule("CHI-R3")
    void other_cells_yield_nothing() {
        given(dieToBeSet(), RED.cell(3, "egg egg"), GREEN.site(4, "milk-egg"));
        RED.plays("set 5");
        changed("red asked: die > act", "red sets die: true > false", "die: - > 5");
    }

    @Test
    @Rule("CHI-R5")
    void the_owner_of_the_farm_rolled_gets_gold_for_every_farm_whoever_rolled() {
        given(
                players(3),
                dieToBeSet(),
                GREEN.site(2, "egg-milk"),
                GREEN.site(4, "egg-milk"),
                GREEN.site(6, "meat-egg"),
                BLUE.site(1, "wheat-egg"));
        RED.plays("set 4");
        itAlsoHappened("green gold-earned 3");
        now("green gold", "3");
        now("blue gold", "0");
        now("red gold", "0");
    }

    @Test
    @Rule({"CHI-R4", "CHI-H2"})
    void thefts_come_after_all_harvests_and_before_gold_and_actions() {
        given(dieToBeSet(), RED.cell(1, "theft"), GREEN.cell(1, "egg egg egg"), GREEN.site(1, "milk-egg"));
        RED.plays("set 1");
        // Green has harvested, and gold is still to come.
        changed(
                "red asked: die > steal",
                "red sets die: true > false",
                "die: - > 1",
                "green egg: 0 > 4",
                "green milk: 0 > 2",
                "red milk: 0 > 2",
                "red egg: 0 > 1");
        RED.plays("steal 1-egg", "steal 1-milk");
        changed(
                "red asked: steal > act",
                "green egg: 4 > 3",
                "green milk: 2 > 1",
                "red egg: 1 > 2",
                "red milk: 2 > 3",
                "green gold: 0 > 1");
    }

    @Test
    @Rule({"CHI-R6", "CHI-T8"})
    void tools_work_only_in_their_owners_turn_and_on_the_cell_rolled() {
        given(
                dieToBeSet(),
                RED.cell(2, "egg"),
                RED.tool(2, "bucket"),
                RED.cell(3, "egg"),
                GREEN.cell(3, "milk"),
                GREEN.tool(3, "bucket"));
        RED.plays("set 3");
        changed(
                "red asked: die > act",
                "red sets die: true > false",
                "die: - > 3",
                "red egg: 0 > 1",
                "green milk: 0 > 1");
    }

    @Test
    @Rule("CHI-R7")
    void a_tool_set_aside_may_be_placed_before_the_roll() {
        given(beforeTheRoll(), RED.cell(2, "egg"), RED.aside("bucket"));
        RED.isOffered("fit bucket 2", "roll");
        RED.plays("fit bucket 2");
        changed("red aside: bucket >", "red tool 2: - > bucket", "red used: 0 > 1");
        RED.plays("roll");
        now("red asked", "act");
    }

    @Test
    @Rule("CHI-R7")
    void who_has_no_tool_that_fits_is_not_asked_before_the_roll() {
        given(GREEN.acts(), RED.cell(2, "egg"), RED.aside("chest"));
        GREEN.plays("done");
        now("red asked", "act");
        assertThat(position().turn().isRolled()).isTrue();
    }

    @Test
    @Rule("CHI-R7")
    void a_tool_is_not_placed_between_the_roll_and_the_actions() {
        given(
                dieToBeSet(),
                RED.cell(1, "theft"),
                RED.aside("chest"),
                GREEN.goods("2 egg 2 milk"),
                GREEN.cell(4, "meat"));
        RED.plays("set 1");
        RED.isOffered("steal 1-egg", "steal 1-milk");
        RED.plays("steal 1-egg", "steal 1-egg");
        RED.may("fit chest 1");
        meanwhile();
    }

    @Test
    @Rule({"CHI-A2", "CHI-E4"})
    void the_next_player_follows_clockwise() {
        given(players(3), GREEN.acts());
        GREEN.plays("done");
        now("turn", "blue");
        now("round", "1");
    }

    @Test
    @Rule("CHI-R2")
    void the_same_seed_rolls_the_same_numbers() {
        ChineurPosition one = (ChineurPosition) new Chineur().blank();
        given(RED.acts());
        one.copyFrom(position());
        ChineurPosition other = (ChineurPosition) one.copy();
        for (int turn = 0; turn < 50; turn++) {
            int seat = one.turn().active();
            one.play(seat, Does.DONE.bare(), Journal.SILENT);
            other.play(seat, Does.DONE.bare(), Journal.SILENT);
            assertThat(one.turn().die()).isEqualTo(other.turn().die());
        }
    }
}
