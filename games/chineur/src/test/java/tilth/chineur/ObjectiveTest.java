package tilth.chineur;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** The eight objectives, and when they are shown. */
class ObjectiveTest extends ChineurScenario {

    private int worth(Objective objective) {
        return Scoring.objectivePoints(position(), 0, objective);
    }

    @Test
    @Rule("CHI-O1")
    void an_expert_needs_six_tiles_of_the_resource() {
        given(RED.cell(1, "egg egg egg egg egg"), RED.cell(2, "egg"), RED.cell(3, "milk milk milk milk milk"));
        assertThat(worth(Objective.EGG_EXPERT)).isEqualTo(8);
        assertThat(worth(Objective.MILK_EXPERT)).isZero();
        assertThat(worth(Objective.MEAT_EXPERT)).isZero();
        assertThat(worth(Objective.WHEAT_EXPERT)).isZero();
    }

    @Test
    @Rule({"CHI-O2", "CHI-O3"})
    void quality_and_technology_need_a_tool_on_the_board() {
        given(RED.cell(1, "egg"), RED.aside("barn", "tractor"));
        assertThat(worth(Objective.QUALITY_EXPERT)).isZero();
        assertThat(worth(Objective.TECHNOLOGY_EXPERT)).isZero();
        given(RED.cell(1, "egg"), RED.tool(1, "barn"));
        assertThat(worth(Objective.QUALITY_EXPERT)).isEqualTo(6);
        assertThat(worth(Objective.TECHNOLOGY_EXPERT)).isZero();
        given(RED.cell(1, "egg"), RED.tool(1, "combine"), RED.cell(2, "egg"), RED.tool(2, "certificate"));
        assertThat(worth(Objective.QUALITY_EXPERT)).isEqualTo(6);
        assertThat(worth(Objective.TECHNOLOGY_EXPERT)).isEqualTo(6);
        given(RED.cell(1, "egg"), RED.tool(1, "tractor"));
        assertThat(worth(Objective.TECHNOLOGY_EXPERT)).isEqualTo(6);
    }

    @Test
    @Rule("CHI-O4")
    void the_banker_gets_a_point_for_every_two_gold() {
        given(RED.gold(7));
        assertThat(worth(Objective.BANKER)).isEqualTo(3);
    }

    @Test
    @Rule("CHI-O5")
    void the_super_farmer_gets_two_for_every_different_tile_on_the_board() {
        given(
                RED.cell(1, "egg egg"),
                RED.cell(2, "egg"),
                RED.cell(3, "theft theft"),
                RED.tool(1, "bucket"),
                RED.tool(2, "bucket"),
                RED.tool(3, "barn"),
                RED.aside("tractor"));
        assertThat(worth(Objective.SUPER_FARMER)).isEqualTo(2 * 4);
    }

    @Test
    @Rule({"CHI-O6", "CHI-E1"})
    void an_objective_that_reaches_the_target_is_shown() {
        given(
                RED.cell(1, "egg egg"),
                RED.tool(1, "certificate"),
                RED.aside("combine"),
                RED.objective("banker"),
                RED.gold(16));
        assertThat(RED.points()).isEqualTo(32);
        RED.plays("done");
        itAlsoHappened("red target-reached");
        itAlsoHappened("red objective-shown banker");
        assertThat(RED.points()).isEqualTo(40);
        now("red shown", "true");
        now("ending", "true");
        now("green shown", "false");
    }

    @Test
    @Rule("CHI-O6")
    void an_objective_that_is_not_needed_stays_secret_till_the_end() {
        given(
                RED.cell(1, "egg egg"),
                RED.tool(1, "certificate"),
                RED.aside("combine", "tractor"),
                RED.objective("banker"),
                RED.gold(16));
        RED.plays("done");
        now("ending", "true");
        now("red shown", "false");
        assertThat(RED.points()).isEqualTo(40);
        GREEN.plays("done");
        itAlsoHappened("red objective-shown banker");
        itAlsoHappened("green objective-shown quality-expert");
        assertThat(RED.points()).isEqualTo(48);
        winnersAre(RED);
        meanwhile();
    }

    @Test
    @Rule("CHI-O6")
    void who_would_have_shown_an_objective_is_known_not_to_have_it() {
        given(
                RED.cell(1, "egg egg"),
                RED.tool(1, "certificate"),
                RED.aside("combine"),
                RED.objective("egg-expert"),
                RED.gold(16));
        RED.plays("done");
        now("ending", "false");
        assertThat(position().holdings().ruledOut(0)).isEqualTo(1 << Objective.BANKER.ordinal());
        assertThat(position().holdings().ruledOut(1)).isZero();
    }
}
