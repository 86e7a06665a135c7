package tilth.chineur;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Turning up farm tiles, placing and discarding them. */
class FarmTest extends ChineurScenario {

    @Test
    @Rule({"CHI-F1", "CHI-F3"})
    void two_tiles_are_turned_up_and_each_is_bought_or_refused() {
        given(farmDeck("egg-for-milk", "meat-for-wheat"), RED.goods("1 milk 1 wheat"));
        RED.plays("farm");
        itHappened("red turned-up meat-for-wheat", "red turned-up egg-for-milk");
        changed("red asked: act > drawn", "farm deck: 36 > 34", "drawn: > meat egg");
        RED.plays("place egg-for-milk 3");
        changed("drawn: meat egg > meat", "red milk: 1 > 0", "red 3: > egg");
        RED.plays("refuse meat-for-wheat");
        changed("drawn: meat >", "farm deck: 34 > 35", "red asked: drawn > act");
        assertThat(Terms.TILE.write(FarmTiles.CROSS.face(position().farmDeck().at(34))))
                .isEqualTo("meat-for-wheat");
    }

    @Test
    @Rule("CHI-F3")
    void a_tile_that_cannot_be_paid_for_can_only_be_refused() {
        given(farmDeck("egg-for-milk", "theft-for-wheat"), RED.goods("1 wheat 4 egg"));
        RED.plays("farm");
        RED.isOffered("refuse egg-for-milk", "refuse theft-for-wheat");
        meanwhile();
    }

    @Test
    @Rule("CHI-F2")
    void cocorico_tiles_come_first_in_an_order_of_ones_choice() {
        given(farmDeck("chosen-die", "burden"), RED.goods("1 egg"));
        RED.plays("farm");
        RED.isOffered("carry-out chosen-die", "carry-out burden");
        RED.plays("carry-out burden", "carry-out chosen-die");
        now("red asked", "act");
        given(farmDeck("chosen-die", "egg-for-milk"), RED.goods("1 milk"));
        RED.plays("farm");
        RED.isOffered("carry-out chosen-die");
        RED.plays("carry-out chosen-die");
        RED.may("place egg-for-milk 1", "refuse egg-for-milk");
        meanwhile();
    }

    @Test
    @Rule("CHI-F4")
    void a_cell_takes_five_tiles_of_a_kind() {
        given(
                option("farm-copies", "two"),
                farmDeck("egg-for-milk", "egg-for-milk"),
                RED.goods("2 milk"),
                RED.cell(1, "egg egg egg egg"),
                RED.cell(2, "milk"),
                RED.cell(3, "theft"),
                RED.cell(4, "egg"));
        RED.plays("farm", "place egg-for-milk 1");
        RED.isOffered(
                "place egg-for-milk 4",
                "place egg-for-milk 5",
                "place egg-for-milk 6",
                "replace egg-for-milk 2",
                "replace egg-for-milk 3",
                "refuse egg-for-milk");
        RED.plays("place egg-for-milk 4");
        now("red 4", "egg egg");
    }

    @Test
    @Rule({"CHI-F5", "CHI-F6"})
    void a_tile_may_take_the_place_of_all_tiles_of_another_kind() {
        given(farmDeck("egg-for-milk", "meat"), RED.goods("1 milk"), RED.cell(1, "wheat wheat"), RED.tool(1, "bucket"));
        RED.plays("farm", "replace egg-for-milk 1");
        itAlsoHappened("red discarded wheat-for-milk 1");
        changed("red asked: act > drawn", "drawn: > meat", "red milk: 1 > 0", "red 1: wheat wheat > egg");
        RED.plays("refuse meat-for-egg");
        meanwhile();
    }

    @Test
    @Rule("CHI-F6")
    void discarded_tiles_go_under_the_deck_or_on_top_of_it_as_the_table_says() {
        for (String where : new String[] {"under", "on-top"}) {
            given(
                    option("discards", where),
                    farmDeck("egg-for-milk", "meat-for-egg"),
                    RED.goods("1 milk"),
                    RED.cell(1, "wheat-for-meat wheat-for-milk"));
            RED.plays("farm", "replace egg-for-milk 1");
            Deck deck = position().farmDeck();
            boolean under = where.equals("under");
            assertThat(FarmTiles.kind(deck.at(under ? deck.size() - 1 : 0))).isEqualTo(2);
            assertThat(FarmTiles.kind(deck.at(under ? deck.size() - 2 : 1))).isEqualTo(2);
            assertThat(deck.knownBelow()).isEqualTo(under ? 2 : 0);
            assertThat(deck.knownOnTop()).isEqualTo(under ? 0 : 2);
            meanwhile();
        }
    }

    @Test
    @Rule("CHI-F5")
    void a_full_cell_of_the_same_kind_is_not_cleared() {
        given(
                option("farm-copies", "two"),
                farmDeck("egg-for-milk", "meat"),
                RED.goods("1 milk"),
                RED.cell(1, "egg egg egg egg egg"));
        RED.plays("farm");
        RED.mayNot("place egg-for-milk 1", "replace egg-for-milk 1");
        meanwhile();
    }

    @Test
    @Rule({"CHI-F1", "CHI-F7"})
    void of_a_short_deck_one_draws_what_is_there() {
        given(
                zone(
                        "fewest-tiles",
                        "fewest-points",
                        "least-gold",
                        "fewest-farms",
                        "barter",
                        "chosen-die",
                        "loss",
                        "burden"),
                RED.cell(1, "meat meat meat meat meat"),
                RED.cell(2, "egg egg egg egg egg"),
                RED.cell(3, "wheat wheat wheat wheat wheat"),
                RED.cell(4, "milk milk milk milk milk"),
                RED.cell(5, "theft theft theft theft"),
                GREEN.cell(1, "meat"),
                GREEN.cell(2, "egg"),
                GREEN.cell(3, "wheat"));
        now("farm deck", "1");
        RED.plays("farm");
        changed("farm deck: 1 > 0", "drawn: > milk", "red asked: act > drawn");
        RED.isOffered("refuse milk-for-wheat");
        RED.plays("refuse milk-for-wheat");
        now("farm deck", "1");
    }

    @Test
    void a_scenario_cannot_name_more_tiles_than_there_are() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> given(RED.cell(1, "egg-for-milk egg-for-milk egg-for-milk")))
                .withMessage("there is no egg-for-milk left");
    }
}
