package tilth.chineur;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Theft tiles and the chest. */
class TheftTest extends ChineurScenario {

    @Test
    @Rule("CHI-H1")
    void thefts_work_for_all_from_the_active_player_on_clockwise_whoever_rolled() {
        given(
                players(3),
                GREEN.acts(),
                startPlayer(GREEN),
                dieToBeSet(),
                RED.cell(1, "theft"),
                BLUE.cell(1, "theft"),
                RED.goods("3 egg 1 milk"),
                GREEN.goods("1 egg 3 milk"),
                BLUE.goods("1 egg 3 meat"));
        GREEN.plays("set 1");
        now("blue asked", "steal");
        BLUE.plays("steal 1-milk");
        now("blue asked", "steal-second 1");
        BLUE.isOffered("steal 1-egg", "steal 1-milk");
        BLUE.plays("steal 1-milk");
        now("red asked", "steal");
        RED.isOffered("steal 1-egg", "steal 1-milk", "steal 2-meat", "steal 2-egg", "steal 2-milk");
        RED.plays("steal 2-meat", "steal 2-meat");
        now("green asked", "act");
        now("red meat", "2");
    }

    @Test
    @Rule("CHI-H1")
    void thefts_on_other_cells_do_not_work() {
        given(dieToBeSet(), RED.cell(2, "theft"), GREEN.goods("2 egg"));
        RED.plays("set 1");
        now("green egg", "2");
    }

    @Test
    @Rule("CHI-H2")
    void every_theft_tile_takes_two_resources_of_one_opponent() {
        given(
                players(3),
                dieToBeSet(),
                RED.cell(1, "theft theft"),
                GREEN.goods("2 egg 2 milk"),
                BLUE.goods("2 wheat 1 meat"),
                BLUE.gold(9));
        RED.plays("set 1", "steal 2-wheat");
        RED.isOffered("steal 2-wheat", "steal 2-meat");
        RED.plays("steal 2-meat");
        now("red asked", "steal");
        RED.plays("steal 1-egg", "steal 1-milk");
        changed("red asked: steal > act", "red egg: 0 > 1", "red milk: 0 > 1", "green egg: 2 > 1", "green milk: 2 > 1");
        now("blue gold", "9");
    }

    @Test
    @Rule("CHI-H2")
    void who_has_nothing_to_choose_is_not_asked() {
        given(dieToBeSet(), RED.cell(1, "theft"), GREEN.goods("1 egg 1 milk"));
        RED.plays("set 1");
        itHappened("red die-set 1", "red stolen 1-egg 1", "red stolen 1-milk 1");
        changed(
                "red asked: die > act",
                "red sets die: true > false",
                "die: - > 1",
                "red egg: 0 > 1",
                "red milk: 0 > 1",
                "green egg: 1 > 0",
                "green milk: 1 > 0");
    }

    @Test
    @Rule("CHI-H2")
    void of_a_single_resource_two_are_taken_without_a_question() {
        given(dieToBeSet(), RED.cell(1, "theft"), GREEN.goods("5 egg"));
        RED.plays("set 1");
        now("green egg", "3");
        now("red egg", "2");
        now("red asked", "act");
    }

    @Test
    @Rule("CHI-H2")
    void who_has_less_loses_less() {
        given(players(3), dieToBeSet(), RED.cell(1, "theft"), GREEN.goods("1 egg"), BLUE.goods("1 milk"));
        RED.plays("set 1", "steal 2-milk");
        now("red asked", "act");
        now("red milk", "1");
        now("green egg", "1");
    }

    @Test
    @Rule("CHI-H2")
    void nobody_steals_from_players_with_nothing() {
        given(dieToBeSet(), RED.cell(1, "theft"), GREEN.gold(5));
        RED.plays("set 1");
        changed("red asked: die > act", "red sets die: true > false", "die: - > 1");
    }

    @Test
    @Rule({"CHI-H3", "CHI-H4"})
    void the_chest_takes_a_farm_tile_instead_and_it_is_placed_for_nothing() {
        given(
                dieToBeSet(),
                RED.cell(1, "theft"),
                RED.tool(1, "chest"),
                RED.cell(2, "egg"),
                GREEN.cell(4, "egg egg"),
                GREEN.goods("2 egg 2 milk"));
        RED.plays("set 1");
        RED.isOffered("steal 1-egg", "steal 1-milk", "open-chest");
        RED.plays("open-chest");
        RED.isOffered("seize egg-for-wheat 1-4", "seize egg-for-milk 1-4");
        meanwhile();
        RED.plays("seize egg-for-milk 1-4");
        RED.may("place egg-for-milk 2", "place egg-for-milk 3", "replace egg-for-milk 1", "refuse egg-for-milk");
        RED.mayNot("place egg-for-milk 1");
        RED.plays("place egg-for-milk 2");
        changed("red asked: seize > act", "green 4: egg egg > egg", "red 2: egg > egg egg");
    }

    @Test
    @Rule({"CHI-H1", "CHI-H4"})
    void theft_tiles_that_are_discarded_meanwhile_steal_no_more() {
        given(
                dieToBeSet(),
                RED.cell(1, "theft theft theft"),
                RED.tool(1, "chest"),
                GREEN.cell(4, "egg egg"),
                GREEN.goods("4 egg 4 milk"));
        RED.plays("set 1", "open-chest", "seize egg-for-wheat 1-4", "replace egg-for-wheat 1");
        now("red asked", "act");
        now("green egg", "4");
    }

    @Test
    @Rule({"CHI-H3", "CHI-H4"})
    void the_chest_serves_one_of_several_theft_tiles_and_the_tile_may_go_under_the_deck() {
        given(
                dieToBeSet(),
                RED.cell(1, "theft theft"),
                RED.tool(1, "chest"),
                GREEN.cell(4, "egg egg"),
                GREEN.goods("2 egg 2 milk"));
        RED.plays("set 1", "open-chest", "seize egg-for-wheat 1-4", "refuse egg-for-wheat");
        now("red asked", "steal");
        RED.mayNot("open-chest");
        now("farm deck", "33");
    }

    @Test
    @Rule({"CHI-H3", "CHI-R6"})
    void the_chest_stays_closed_in_the_turn_of_others() {
        given(
                GREEN.acts(),
                dieToBeSet(),
                RED.cell(1, "theft"),
                RED.tool(1, "chest"),
                GREEN.cell(4, "egg egg"),
                GREEN.goods("2 egg 2 milk"));
        GREEN.plays("set 1");
        RED.isOffered("steal 1-egg", "steal 1-milk");
        meanwhile();
    }

    @Test
    @Rule("CHI-H3")
    void where_there_are_no_resources_the_chest_may_be_left_closed() {
        given(dieToBeSet(), RED.cell(1, "theft"), RED.tool(1, "chest"), GREEN.cell(4, "egg"));
        RED.plays("set 1");
        RED.isOffered("open-chest", "done");
        RED.plays("done");
        itAlsoHappened("red stole-nothing");
        now("red asked", "act");
    }

    @Test
    @Rule({"CHI-H3", "CHI-T6"})
    void a_tool_does_not_stay_on_a_cell_whose_last_tile_is_taken() {
        given(dieToBeSet(), RED.cell(1, "theft"), RED.tool(1, "chest"), GREEN.cell(4, "egg"), GREEN.tool(4, "barn"));
        RED.plays("set 1", "open-chest", "seize egg-for-wheat 1-4", "place egg-for-wheat 5");
        changed(
                "red asked: die > act",
                "red sets die: true > false",
                "die: - > 1",
                "green 4: egg >",
                "green tool 4: barn > -",
                "green aside: > barn",
                "red 5: > egg");
    }
}
