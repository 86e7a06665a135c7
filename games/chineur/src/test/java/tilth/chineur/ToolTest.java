package tilth.chineur;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.engine.Journal;
import tilth.engine.Rule;
import tilth.engine.Seed;
import tilth.engine.Setup;

/** Tools: buying and placing them, and what each does. */
class ToolTest extends ChineurScenario {

    @Test
    @Rule("CHI-T1")
    void there_are_twenty_tools_and_the_table_splits_buckets_and_scarecrows() {
        for (String buckets : new String[] {"3", "4", "5"}) {
            ChineurTable table = ChineurTable.of(new Setup(new Chineur(), 2, Map.of("buckets", buckets), Seed.of(1)));
            assertThat(Arrays.stream(Tool.values()).mapToInt(table::copiesOf).sum())
                    .isEqualTo(20);
            assertThat(table.copiesOf(Tool.BUCKET)).isEqualTo(Integer.parseInt(buckets));
            assertThat(table.copiesOf(Tool.SCARECROW)).isEqualTo(7 - Integer.parseInt(buckets));
        }
        assertThat(Components.VALUES.toolCopies).containsExactly(2, 4, 3, 2, 3, 3, 2, 1);
    }

    @Test
    @Rule({"CHI-T2", "CHI-T3"})
    void a_tool_bought_is_placed_where_it_fits_and_the_gap_is_filled() {
        given(
                openTools("bucket", "barn", "chest", "exchange"),
                toolDeck("tractor"),
                RED.goods("1 meat 1 egg 1 wheat 1 milk"),
                RED.cell(1, "egg"),
                RED.cell(2, "theft"),
                RED.cell(3, "milk"));
        RED.isOffered("farm", "market", "collective", "buy bucket", "done");
        RED.plays("buy bucket");
        RED.isOffered("fit bucket 1", "fit bucket 3", "set-aside");
        RED.plays("fit bucket 3");
        itHappened("red tool-bought bucket", "red tool-turned-up tractor", "red tool-fitted bucket 3");
        changed(
                "red meat: 1 > 0",
                "red egg: 1 > 0",
                "red wheat: 1 > 0",
                "red milk: 1 > 0",
                "red tool 3: - > bucket",
                "red used: 0 > 1",
                "open tools: bucket barn chest exchange > tractor barn chest exchange",
                "tool deck: 16 > 15");
    }

    @Test
    @Rule("CHI-T3")
    void the_chest_fits_thefts_and_gold_tools_fit_any_tile_but_no_empty_cell() {
        given(
                openTools("chest", "barn", "barn", "exchange"),
                RED.goods("5 egg"),
                RED.gold(7),
                RED.cell(1, "egg"),
                RED.cell(2, "theft"));
        RED.plays("buy chest");
        RED.isOffered("fit chest 2", "set-aside");
        given(openTools("barn", "barn", "chest", "exchange"), RED.gold(7), RED.cell(1, "egg"), RED.cell(2, "theft"));
        RED.plays("buy barn");
        RED.isOffered("fit barn 1", "fit barn 2", "set-aside");
        meanwhile();
    }

    @Test
    @Rule("CHI-T2")
    void without_open_tools_none_can_be_bought() {
        given(RED.gold(50), RED.goods("9 meat 9 egg 9 wheat 9 milk"));
        while (position().toolDeck().size() > 0) {
            position().toolDeck().draw();
        }
        for (int place = 0; place < 4; place++) {
            position().board().setOpenTool(place, ChineurPosition.NOTHING);
        }
        assertThat(RED.offered()).noneMatch(move -> move.startsWith("buy"));
        RED.isRefused("tool:barn", "CHI-T2", "not-open", Map.of("tool", "barn"));
        RED.mayNot("refresh");
    }

    @Test
    @Rule("CHI-T4")
    void a_tool_set_aside_counts_and_may_be_placed_in_ones_turn() {
        given(openTools("barn", "bucket", "chest", "exchange"), RED.gold(7), RED.cell(1, "egg"));
        assertThat(RED.points()).isEqualTo(1);
        RED.plays("buy barn", "set-aside");
        assertThat(RED.points()).isEqualTo(6);
        RED.plays("fit barn 1");
        assertThat(RED.points()).isEqualTo(6);
        now("red aside", "");
        now("red tool 1", "barn");
    }

    @Test
    @Rule({"CHI-T4", "CHI-R7"})
    void it_may_also_be_placed_between_tiles_turned_up() {
        given(
                farmDeck("egg-for-milk", "milk-for-egg"),
                RED.goods("1 milk 1 egg"),
                RED.cell(1, "wheat"),
                RED.aside("scarecrow"));
        RED.plays("farm");
        RED.mayNot("place egg-for-milk 1");
        RED.plays("fit scarecrow 1", "place egg-for-milk 1", "place milk-for-egg 1");
        now("red 1", "egg wheat milk");
    }

    @Test
    @Rule("CHI-T5")
    void a_new_tool_takes_the_place_of_the_old_one_which_goes_under_the_deck() {
        given(openTools("barn", "bucket", "chest", "exchange"), RED.gold(7), RED.cell(1, "egg"), RED.tool(1, "bucket"));
        RED.plays("buy barn", "fit barn 1");
        itAlsoHappened("red tool-discarded bucket");
        changed(
                "red gold: 7 > 0",
                "red spent: 0 > 7",
                "red tool 1: bucket > barn",
                "red used: 1 > 2",
                "open tools: barn bucket chest exchange > exchange bucket chest exchange");
        assertThat(position().toolDeck().at(14)).isEqualTo(Tool.BUCKET.ordinal());
        assertThat(position().toolDeck().knownBelow()).isEqualTo(1);
    }

    @Test
    @Rule("CHI-T5")
    void a_tool_does_not_take_the_place_of_one_of_its_kind() {
        given(RED.aside("barn"), RED.cell(1, "egg"), RED.cell(2, "egg"), RED.tool(1, "barn"));
        RED.may("fit barn 2");
        RED.mayNot("fit barn 1");
    }

    @Test
    @Rule({"CHI-T5", "CHI-T2"})
    void a_discarded_tool_fills_a_gap_at_once() {
        given(RED.aside("barn"), RED.cell(1, "egg"), RED.tool(1, "bucket"));
        while (position().toolDeck().size() > 0) {
            position().toolDeck().draw();
        }
        position().board().setOpenTool(2, ChineurPosition.NOTHING);
        position().play(0, Does.FIT.with(Tool.BARN.ordinal(), 0), Journal.SILENT);
        assertThat(position().board().openTool(2)).isEqualTo(Tool.BUCKET.ordinal());
        assertThat(position().toolDeck().size()).isZero();
    }

    @Test
    @Rule("CHI-T6")
    void a_tool_that_no_longer_fits_is_discarded_and_one_that_fits_stays() {
        given(
                farmDeck("theft-for-milk", "egg-for-wheat"),
                RED.goods("2 milk 1 wheat"),
                RED.cell(1, "meat"),
                RED.tool(1, "bucket"),
                RED.cell(2, "meat"),
                RED.tool(2, "bucket"));
        RED.plays("farm", "replace theft-for-milk 1", "replace egg-for-wheat 2");
        now("red tool 1", "-");
        now("red tool 2", "bucket");
        now("red aside", "");
        now("tool deck", "15");
    }

    @Test
    @Rule("CHI-T7")
    void the_exchange_swaps_up_to_three_with_one_opponent() {
        given(
                players(3),
                dieToBeSet(),
                RED.cell(1, "egg"),
                RED.tool(1, "exchange"),
                RED.goods("4 meat"),
                GREEN.goods("2 milk 1 wheat"),
                BLUE.goods("1 egg"),
                GREEN.gold(4));
        RED.plays("set 1");
        now("red egg", "1");
        RED.may("swap meat 1-milk", "swap meat 1-wheat", "swap meat 2-egg", "swap egg 1-milk", "done");
        RED.mayNot("swap egg 2-egg");
        RED.plays("swap meat 1-milk");
        now("red asked", "exchange-more 1 2");
        RED.mayNot("swap meat 2-egg");
        RED.plays("swap meat 1-milk", "swap meat 1-wheat");
        changed(
                "red asked: exchange-more 1 2 > act",
                "red meat: 3 > 1",
                "red milk: 1 > 2",
                "red wheat: 0 > 1",
                "green meat: 1 > 3",
                "green milk: 1 > 0",
                "green wheat: 1 > 0");
    }

    @Test
    @Rule({"CHI-T7", "CHI-R4"})
    void the_exchange_may_be_left_and_comes_after_gold() {
        given(
                dieToBeSet(),
                RED.cell(1, "egg"),
                RED.tool(1, "exchange"),
                GREEN.goods("2 milk"),
                RED.site(1, "milk-egg"));
        RED.plays("set 1");
        now("red gold", "1");
        now("red asked", "exchange");
        RED.plays("done");
        itHappened("red swapped-enough");
        changed("red asked: exchange > act");
    }

    @Test
    @Rule("CHI-T7")
    void nothing_to_swap_no_question() {
        given(dieToBeSet(), RED.cell(1, "egg"), RED.tool(1, "exchange"), GREEN.goods("2 egg"));
        RED.plays("set 1");
        now("red asked", "act");
    }

    @Test
    @Rule("CHI-T8")
    void the_bucket_adds_one_with_up_to_three_tiles_and_three_with_more() {
        for (int tiles = 1; tiles <= 5; tiles++) {
            given(dieToBeSet(), RED.cell(1, "egg" + " egg".repeat(tiles - 1)), RED.tool(1, "bucket"));
            RED.plays("set 1");
            now("red egg", "" + (tiles + (tiles <= 3 ? 1 : 3)));
        }
    }

    @Test
    @Rule("CHI-T9")
    void a_scarecrow_lets_its_cell_take_seven_tiles_of_any_resources() {
        given(
                farmDeck("egg-for-milk", "theft-for-egg"),
                RED.goods("1 milk 2 egg"),
                RED.cell(1, "meat meat wheat wheat milk milk"),
                RED.tool(1, "scarecrow"));
        RED.plays("farm");
        RED.may("place egg-for-milk 1", "replace theft-for-egg 1");
        RED.mayNot("place theft-for-egg 1");
        RED.plays("place egg-for-milk 1");
        now("red 1", "meat meat egg wheat wheat milk milk");
        given(farmDeck("egg-for-milk"), RED.goods("1 milk"), RED.cell(1, "meat wheat"), RED.tool(1, "scarecrow"));
        RED.plays("farm", "replace egg-for-milk 1");
        now("red 1", "egg");
        given(
                farmDeck("egg-for-milk", "theft-for-egg"),
                RED.goods("1 milk 2 egg"),
                RED.cell(1, "meat meat wheat wheat milk milk milk"),
                RED.tool(1, "scarecrow"));
        RED.plays("farm");
        RED.mayNot("place egg-for-milk 1");
        RED.may("replace egg-for-milk 1");
        meanwhile();
    }

    @Test
    @Rule({"CHI-T9", "CHI-R3"})
    void each_tile_beside_a_scarecrow_yields_its_own_resource_on_every_roll() {
        given(GREEN.acts(), dieToBeSet(), RED.cell(1, "meat wheat wheat"), RED.tool(1, "scarecrow"));
        GREEN.plays("set 1");
        now("red meat", "1");
        now("red wheat", "2");
    }

    @Test
    @Rule("CHI-T9")
    void at_some_tables_the_scarecrow_waits_for_the_die() {
        for (int die = 1; die <= 2; die++) {
            given(
                    option("scarecrow", "when-rolled"),
                    rolled(die),
                    farmDeck("egg-for-milk", "meat"),
                    RED.goods("1 milk"),
                    RED.cell(1, "wheat"),
                    RED.tool(1, "scarecrow"));
            RED.plays("farm");
            assertThat(RED.offered().contains("place egg-for-milk 1")).isEqualTo(die == 1);
            meanwhile();
        }
    }

    @Test
    @Rule("CHI-T10")
    void when_a_scarecrow_leaves_five_tiles_of_one_resource_stay() {
        given(RED.aside("barn"), RED.cell(1, "meat meat wheat milk milk milk"), RED.tool(1, "scarecrow"));
        RED.plays("fit barn 1");
        now("red asked", "keep 1");
        RED.isOffered("keep meat", "keep wheat", "keep milk");
        RED.plays("keep milk");
        changed(
                "red 1: meat meat wheat milk milk milk > milk milk milk",
                "farm deck: 30 > 33",
                "red asked: keep 1 > act");
    }

    @Test
    @Rule("CHI-T10")
    void of_one_resource_five_stay_without_a_question() {
        given(RED.aside("bucket"), RED.cell(1, "egg egg egg egg egg egg"), RED.tool(1, "scarecrow"));
        RED.plays("fit bucket 1");
        changed(
                "red aside: bucket >",
                "red tool 1: scarecrow > bucket",
                "red used: 1 > 2",
                "red 1: egg egg egg egg egg egg > egg egg egg egg egg",
                "farm deck: 30 > 31",
                "tool deck: 14 > 15");
    }

    @Test
    @Rule("CHI-T11")
    void gold_tools_are_worth_their_points_and_do_nothing() {
        given(
                RED.cell(1, "egg"),
                RED.tool(1, "barn"),
                RED.cell(2, "egg"),
                RED.tool(2, "tractor"),
                RED.cell(3, "egg"),
                RED.tool(3, "combine"),
                RED.cell(4, "egg"),
                RED.tool(4, "certificate"));
        assertThat(RED.points()).isEqualTo(4 + 5 + 8 + 12 + 18);
        given(dieToBeSet(), RED.cell(1, "egg"), RED.tool(1, "certificate"));
        RED.plays("set 1");
        changed("red asked: die > act", "red sets die: true > false", "die: - > 1", "red egg: 0 > 1");
        assertThat(Components.VALUES.toolGold).containsExactly(0, 0, 0, 0, 7, 10, 14, 20);
    }
}
