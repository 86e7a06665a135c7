package tilth.chineur;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.engine.Journal;
import tilth.engine.Rule;

/** Evaluation, the last round and who wins. */
class EndTest extends ChineurScenario {

    private static final String[] ALL_COCORICOS = {
        "fewest-tiles", "fewest-points", "least-gold", "fewest-farms", "barter", "chosen-die", "loss"
    };

    @Test
    @Rule("CHI-E2")
    void a_farm_is_worth_its_tiles_tools_market_tiles_and_farms() {
        given(
                RED.cell(1, "egg egg egg"),
                RED.cell(2, "theft theft"),
                RED.tool(1, "bucket"),
                RED.aside("exchange"),
                RED.stall(1, "egg-2-1"),
                RED.stall(2, "egg-3-2"),
                RED.site(1, "egg-milk"),
                GREEN.site(2, "egg-milk"),
                RED.burdened());
        assertThat(RED.points()).isEqualTo(3 + 4 + 3 + 4 + 2 + 1 - 5);
        assertThat(position().scoreSheet().lines().stream().map(line -> line.category() + line.points()))
                .containsExactly(
                        "farm[7, 0]",
                        "tools[7, 0]",
                        "market[2, 0]",
                        "collective[1, 1]",
                        "objective[0, 0]",
                        "burden[-5, 0]");
    }

    @Test
    @Rule({"CHI-E1", "CHI-E4"})
    void forty_points_make_this_the_last_round_and_all_have_as_many_turns() {
        given(
                players(3),
                startPlayer(GREEN),
                GREEN.acts(),
                GREEN.cell(1, "egg egg"),
                GREEN.tool(1, "certificate"),
                GREEN.aside("combine", "tractor"));
        GREEN.plays("done");
        itAlsoHappened("green target-reached");
        now("ending", "true");
        now("turn", "blue");
        BLUE.plays("done");
        now("turn", "red");
        RED.plays("done");
        winnersAre(GREEN);
        meanwhile();
    }

    @Test
    @Rule("CHI-E1")
    void thirty_nine_points_do_not() {
        given(RED.cell(1, "egg"), RED.tool(1, "certificate"), RED.aside("combine", "tractor"));
        RED.plays("done");
        now("ending", "false");
    }

    @Test
    @Rule("CHI-E1")
    void a_table_may_set_another_target() {
        for (String target : new String[] {"30", "50"}) {
            given(option("target", target), RED.cell(1, "egg"), RED.tool(1, "certificate"), RED.aside("combine"));
            RED.plays("done");
            now("ending", "" + target.equals("30"));
        }
    }

    @Test
    @Rule("CHI-E1")
    void all_farms_are_evaluated_in_every_turn() {
        given(GREEN.cell(1, "egg egg"), GREEN.tool(1, "certificate"), GREEN.aside("combine", "tractor"));
        RED.plays("done");
        itAlsoHappened("green target-reached");
        now("ending", "true");
    }

    @Test
    @Rule({"CHI-E3", "CHI-E4"})
    void an_empty_farm_deck_makes_this_the_last_round() {
        given(
                zone(ALL_COCORICOS),
                farmDeck("burden"),
                RED.cell(1, "meat meat meat meat meat"),
                RED.cell(2, "egg egg egg egg egg"),
                RED.cell(3, "wheat wheat wheat wheat wheat"),
                RED.cell(4, "milk milk milk milk milk"),
                RED.cell(5, "theft theft theft theft"),
                GREEN.cell(1, "meat"),
                GREEN.cell(2, "egg"),
                GREEN.cell(3, "wheat"),
                GREEN.cell(4, "milk"));
        now("farm deck", "1");
        RED.plays("farm", "carry-out burden", "done");
        itAlsoHappened("deck-empty");
        now("ending", "true");
        GREEN.plays("done");
        winnersAre(RED);
        meanwhile();
    }

    @Test
    @Rule("CHI-E3")
    void a_deck_that_fills_up_again_within_the_turn_is_not_empty() {
        given(
                zone(ALL_COCORICOS),
                RED.burdened(),
                RED.cell(1, "meat meat meat meat meat"),
                RED.cell(2, "egg egg egg egg egg"),
                RED.cell(3, "wheat wheat wheat wheat wheat"),
                GREEN.cell(5, "theft theft theft theft"),
                GREEN.cell(1, "meat"),
                GREEN.cell(2, "egg"),
                GREEN.cell(3, "wheat"),
                GREEN.cell(4, "milk milk milk milk"));
        now("farm deck", "2");
        RED.plays("farm", "refuse milk-for-wheat", "refuse milk-for-wheat", "done");
        now("ending", "false");
        now("farm deck", "2");
    }

    @Test
    @Rule("CHI-E5")
    void most_points_win_and_of_those_tied_who_used_fewer_tools() {
        given(
                GREEN.acts(),
                RED.cell(1, "egg egg egg"),
                RED.tool(1, "certificate"),
                RED.aside("combine", "tractor"),
                GREEN.cell(1, "milk milk"),
                GREEN.cell(2, "meat meat"),
                GREEN.tool(1, "combine"),
                GREEN.tool(2, "tractor"),
                GREEN.aside("tractor", "barn", "chest", "scarecrow", "bucket"),
                GREEN.objective("egg-expert"),
                RED.objective("wheat-expert"));
        assertThat(RED.points()).isEqualTo(41);
        assertThat(GREEN.points()).isEqualTo(4 + 12 + 8 + 8 + 5 + 3 + 3 + 3);
        GREEN.plays("done");
        winnersAre(GREEN);
        meanwhile();
        given(
                GREEN.acts(),
                RED.cell(1, "egg egg egg"),
                RED.tool(1, "certificate"),
                RED.aside("combine", "tractor"),
                GREEN.cell(1, "milk milk"),
                GREEN.cell(2, "meat"),
                GREEN.tool(1, "combine"),
                GREEN.tool(2, "tractor"),
                GREEN.aside("tractor", "barn", "barn"),
                GREEN.objective("egg-expert"),
                RED.objective("wheat-expert"));
        assertThat(GREEN.points()).isEqualTo(41);
        GREEN.plays("done");
        winnersAre(RED);
        meanwhile();
    }

    @Test
    @Rule("CHI-E5")
    void if_still_tied_they_share_the_win() {
        given(
                GREEN.acts(),
                round(60),
                RED.cell(1, "egg"),
                GREEN.cell(1, "milk"),
                RED.aside("barn"),
                GREEN.aside("barn"),
                GREEN.objective("egg-expert"),
                RED.objective("wheat-expert"));
        GREEN.plays("done");
        winnersAre(RED, GREEN);
        meanwhile();
    }

    @Test
    @Rule({"CHI-E5", "CHI-T6"})
    void a_tool_that_has_lain_on_the_board_counts_once_and_stays_used() {
        given(
                dieToBeSet(),
                GREEN.cell(4, "egg"),
                GREEN.tool(4, "barn"),
                GREEN.cell(5, "milk"),
                RED.cell(1, "theft"),
                RED.tool(1, "chest"),
                startPlayer(GREEN));
        RED.plays("set 1", "open-chest", "seize egg-for-wheat 1-4", "refuse egg-for-wheat", "done");
        now("green used", "1");
        GREEN.plays("fit barn 5");
        now("green used", "1");
        assertThat(position().holdings().worn(1, Tool.BARN.ordinal())).isZero();
    }

    @Test
    @Rule("CHI-E6")
    void after_sixty_rounds_the_game_ends() {
        given(GREEN.acts(), round(59), RED.cell(1, "egg"));
        GREEN.plays("done");
        now("round", "60");
        RED.plays("done");
        GREEN.plays("done");
        winnersAre(RED);
        meanwhile();
    }

    @Test
    @Rule("CHI-E7")
    void the_last_round_stays_the_last_even_if_the_farm_falls_below_the_target() {
        given(
                farmDeck("meat-for-egg", "meat-for-egg", "loss", "egg-for-milk"),
                RED.cell(1, "egg egg"),
                RED.tool(1, "certificate"),
                RED.aside("combine", "tractor"),
                GREEN.cell(1, "theft"),
                GREEN.goods("2 meat 2 egg 2 wheat 2 milk"));
        RED.plays("done");
        now("ending", "true");
        position().setCell(0, 0, position().cell(0, 0) & -position().cell(0, 0));
        assertThat(RED.points()).isEqualTo(39);
        position().play(1, Does.DONE.bare(), Journal.SILENT);
        winnersAre(RED);
    }
}
