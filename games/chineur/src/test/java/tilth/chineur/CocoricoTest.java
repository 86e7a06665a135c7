package tilth.chineur;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** The eight Cocorico tiles. */
class CocoricoTest extends ChineurScenario {

    @Test
    @Rule({"CHI-K1", "CHI-K9"})
    void who_has_fewest_tiles_places_two_for_nothing() {
        given(
                players(3),
                farmDeck("fewest-tiles", "meat-for-egg", "egg-for-milk", "theft-for-milk"),
                RED.cell(1, "milk milk"),
                GREEN.cell(1, "milk"),
                BLUE.cell(1, "egg"));
        RED.plays("farm", "carry-out fewest-tiles");
        itAlsoHappened("green favoured fewest-tiles");
        now("green asked", "gift");
        GREEN.mayNot("refuse egg-for-milk", "refuse theft-for-milk");
        GREEN.may("replace egg-for-milk 1");
        GREEN.plays("place egg-for-milk 2");
        changed("drawn: meat egg theft > meat theft", "green 2: > egg");
        GREEN.plays("place theft-for-milk 3");
        changed("drawn: meat theft > meat", "green 3: > theft", "green asked: gift > -", "red asked: - > drawn");
        RED.isOffered("refuse meat-for-egg");
    }

    @Test
    @Rule("CHI-K1")
    void a_gift_is_refused_only_where_there_is_no_room() {
        given(
                option("farm-copies", "two"),
                farmDeck("fewest-tiles", "meat-for-egg", "egg-for-milk", "milk-for-egg"),
                RED.cell(1, "milk"),
                RED.cell(2, "wheat"),
                RED.cell(3, "meat"),
                RED.cell(4, "theft"),
                RED.cell(5, "meat"),
                RED.cell(6, "wheat"),
                GREEN.cell(1, "egg egg egg egg egg"),
                GREEN.cell(2, "milk milk milk milk milk"));
        RED.plays("farm", "carry-out fewest-tiles");
        RED.may("refuse egg-for-milk", "replace egg-for-milk 2", "place milk-for-egg 1");
        RED.mayNot("refuse milk-for-egg");
        meanwhile();
    }

    @Test
    @Rule({"CHI-K1", "CHI-F2", "CHI-K10"})
    void a_cocorico_among_the_gifts_is_carried_out_by_who_drew_it() {
        given(farmDeck("fewest-tiles", "meat-for-egg", "burden", "milk-for-egg"), RED.cell(1, "milk"));
        RED.plays("farm", "carry-out fewest-tiles");
        GREEN.isOffered("carry-out burden");
        GREEN.plays("carry-out burden");
        now("green burdened", "true");
        assertThat(position().board().lastDrawer()).isEqualTo(1);
        GREEN.isOffered(
                "place milk-for-egg 1",
                "place milk-for-egg 2",
                "place milk-for-egg 3",
                "place milk-for-egg 4",
                "place milk-for-egg 5",
                "place milk-for-egg 6");
        now("farm deck", "31");
    }

    @Test
    @Rule({"CHI-K1", "CHI-K2"})
    void gifts_may_lead_to_gifts() {
        given(
                farmDeck(
                        "fewest-tiles",
                        "meat-for-egg",
                        "fewest-points",
                        "milk-for-egg",
                        "egg-for-milk",
                        "wheat-for-egg"),
                RED.cell(1, "theft"),
                RED.goods("1 egg"));
        RED.plays("farm", "carry-out fewest-tiles");
        GREEN.plays("carry-out fewest-points");
        now("drawn", "meat egg wheat milk");
        GREEN.plays("place egg-for-milk 1", "place wheat-for-egg 2");
        GREEN.isOffered(
                "place milk-for-egg 3",
                "place milk-for-egg 4",
                "place milk-for-egg 5",
                "place milk-for-egg 6",
                "replace milk-for-egg 1",
                "replace milk-for-egg 2");
        GREEN.plays("place milk-for-egg 3");
        RED.plays("place meat-for-egg 2");
        now("red asked", "act");
    }

    @Test
    @Rule({"CHI-K2", "CHI-O6"})
    void points_are_compared_without_any_objective() {
        given(
                farmDeck("fewest-points", "meat-for-egg"),
                RED.cell(1, "milk milk"),
                GREEN.cell(1, "milk"),
                GREEN.gold(40),
                GREEN.objective("banker"));
        RED.plays("farm", "carry-out fewest-points");
        now("green asked", "gift");
    }

    @Test
    @Rule({"CHI-K3", "CHI-C2"})
    void who_has_least_gold_gets_a_collective_farm_and_gold_paid_for_tools_counts() {
        given(
                players(3),
                farmDeck("least-gold", "meat-for-egg"),
                collectiveDeck("egg-milk"),
                openTools("barn", "barn", "bucket", "bucket"),
                RED.gold(8),
                GREEN.gold(2),
                BLUE.gold(3));
        RED.plays("buy barn");
        meanwhile();
        RED.plays("farm", "carry-out least-gold");
        itAlsoHappened("green favoured least-gold");
        now("green asked", "settle egg-milk");
        GREEN.plays("settle ex6");
        changed("ex6: - > egg-milk of green", "green asked: settle egg-milk > -", "red asked: - > drawn");
        assertThat(position().holdings().spent(0)).isEqualTo(7);
        assertThat(Cocoricos.lowest(position(), 0, Cocorico.LEAST_GOLD)).isEqualTo(1);
    }

    @Test
    @Rule("CHI-K4")
    void who_has_fewest_farms_takes_one_over() {
        given(
                players(3),
                farmDeck("fewest-farms", "meat-for-egg"),
                RED.site(1, "egg-milk"),
                RED.site(2, "egg-meat"),
                BLUE.site(3, "meat-egg"));
        RED.plays("farm", "carry-out fewest-farms");
        GREEN.isOffered("take-over ex1", "take-over ex2", "take-over ex3");
        meanwhile();
        GREEN.plays("take-over ex2");
        changed("ex2: egg-meat of red > egg-meat of green", "green asked: take-over > -", "red asked: - > drawn");
    }

    @Test
    @Rule("CHI-K4")
    void a_single_farm_changes_hands_without_a_question_and_without_farms_nothing_happens() {
        given(farmDeck("fewest-farms", "meat-for-egg"), GREEN.site(3, "meat-egg"));
        RED.plays("farm", "carry-out fewest-farms");
        now("ex3", "meat-egg of red");
        given(farmDeck("fewest-farms", "meat-for-egg"));
        RED.plays("farm", "carry-out fewest-farms");
        itAlsoHappened("red without-effect fewest-farms");
        now("red asked", "drawn");
    }

    @Test
    @Rule("CHI-K5")
    void the_drawer_may_swap_all_of_one_resource_for_all_of_another() {
        given(farmDeck("barter", "meat-for-egg"), RED.goods("2 milk"), GREEN.goods("5 egg 1 milk"));
        RED.plays("farm", "carry-out barter");
        RED.isOffered("barter milk 1-meat", "barter milk 1-egg", "barter milk 1-wheat", "done");
        meanwhile();
        RED.plays("barter milk 1-egg");
        changed(
                "red milk: 2 > 0",
                "red egg: 0 > 5",
                "green milk: 1 > 3",
                "green egg: 5 > 0",
                "red asked: barter > drawn");
    }

    @Test
    @Rule("CHI-K5")
    void who_has_nothing_cannot_barter_and_who_has_may_decline() {
        given(farmDeck("barter", "meat-for-egg"), GREEN.goods("5 egg"));
        RED.plays("farm", "carry-out barter");
        now("red asked", "drawn");
        given(farmDeck("barter", "meat-for-egg"), RED.goods("1 milk"), GREEN.goods("5 egg"));
        RED.plays("farm", "carry-out barter", "done");
        now("red milk", "1");
    }

    @Test
    @Rule("CHI-K6")
    void the_drawer_sets_the_die_on_the_next_turn() {
        given(round(0), GREEN.acts(), startPlayer(RED), farmDeck("chosen-die", "meat-for-egg"));
        GREEN.plays("farm", "carry-out chosen-die", "refuse meat-for-egg", "done");
        now("red asked", "act");
        RED.plays("done");
        GREEN.isOffered("set 1", "set 2", "set 3", "set 4", "set 5", "set 6");
        meanwhile();
        GREEN.plays("set 6");
        changed("green asked: die > act", "green sets die: true > false", "die: - > 6");
        GREEN.plays("done");
        RED.plays("done");
        now("green asked", "act");
    }

    @Test
    @Rule("CHI-K7")
    void the_drawer_loses_two_tiles_or_four_resources() {
        given(
                farmDeck("loss", "meat-for-egg"),
                RED.goods("3 egg 2 milk"),
                RED.cell(1, "egg"),
                RED.cell(2, "milk milk"),
                RED.tool(1, "barn"));
        RED.plays("farm", "carry-out loss");
        RED.isOffered("pay egg", "pay milk", "discard egg-for-wheat 1", "discard milk-for-meat 2");
        meanwhile();
        RED.plays("discard egg-for-wheat 1");
        changed(
                "red 1: egg >",
                "red tool 1: barn > -",
                "red aside: > barn",
                "farm deck: 31 > 32",
                "red asked: loss > discard 1");
        RED.plays("discard milk-for-meat 2");
        now("red asked", "drawn");
        given(farmDeck("loss", "meat-for-egg"), RED.goods("3 egg 2 milk"), RED.cell(2, "milk milk"));
        RED.plays("farm", "carry-out loss", "pay milk", "pay egg", "pay egg");
        now("red asked", "pay 1");
        RED.plays("pay milk");
        now("red egg", "1");
    }

    @Test
    @Rule("CHI-K7")
    void who_can_do_only_one_of_them_has_to() {
        given(farmDeck("loss", "meat-for-egg"), RED.goods("3 egg"), RED.cell(2, "milk milk"));
        RED.plays("farm", "carry-out loss");
        RED.isOffered("discard milk-for-meat 2");
        given(farmDeck("loss", "meat-for-egg"), RED.goods("3 egg 2 milk"), RED.cell(2, "milk"));
        RED.plays("farm", "carry-out loss");
        RED.isOffered("pay egg", "pay milk");
        meanwhile();
    }

    @Test
    @Rule("CHI-K7")
    void who_can_do_neither_discards_what_tiles_there_are() {
        given(farmDeck("loss", "meat-for-egg"), RED.goods("3 egg"), RED.cell(2, "milk"));
        RED.plays("farm", "carry-out loss");
        changed("zone: > loss", "red 2: milk >", "farm deck: 35 > 34", "drawn: > meat", "red asked: act > drawn");
    }

    @Test
    @Rule({"CHI-K8", "CHI-E2"})
    void the_burden_costs_five_points_until_four_gold_are_paid() {
        given(farmDeck("burden", "meat-for-egg"), RED.gold(4), RED.cell(1, "egg"));
        RED.plays("farm", "carry-out burden");
        assertThat(RED.points()).isEqualTo(-4);
        RED.may("shed");
        assertThat(Does.SHED.isAside()).isTrue();
        meanwhile();
        RED.plays("shed");
        itHappened("red burden-shed");
        changed("red gold: 4 > 0", "red burdened: true > false");
        assertThat(RED.points()).isEqualTo(1);
    }

    @Test
    @Rule("CHI-K8")
    void with_less_gold_or_out_of_turn_the_burden_stays() {
        given(RED.burdened(), RED.gold(3));
        RED.mayNot("shed");
        given(RED.burdened(), RED.gold(9), GREEN.acts());
        assertThat(RED.offered()).isEmpty();
        GREEN.mayNot("shed");
    }

    @Test
    @Rule("CHI-K9")
    void of_several_with_fewest_it_is_the_first_clockwise_from_the_drawer_on() {
        given(players(4), BLUE.acts(), BLUE.cell(1, "egg"));
        assertThat(Cocoricos.lowest(position(), BLUE.seat, Cocorico.FEWEST_TILES))
                .isEqualTo(YELLOW.seat);
        assertThat(Cocoricos.lowest(position(), GREEN.seat, Cocorico.FEWEST_TILES))
                .isEqualTo(GREEN.seat);
        assertThat(Cocoricos.lowest(position(), YELLOW.seat, Cocorico.FEWEST_FARMS))
                .isEqualTo(YELLOW.seat);
    }

    @Test
    @Rule("CHI-K10")
    void cocorico_tiles_never_come_back() {
        given(farmDeck("burden", "chosen-die"), RED.gold(4));
        RED.plays("farm", "carry-out chosen-die", "carry-out burden", "shed");
        changed("zone: > chosen-die burden", "farm deck: 36 > 34", "red gold: 4 > 0", "red sets die: false > true");
    }
}
