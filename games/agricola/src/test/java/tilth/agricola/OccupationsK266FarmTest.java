package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Occupations of deck K, edition of 2007, K266 to K289: what a farm and a space bring. */
class OccupationsK266FarmTest extends ClassicScenario {

    @Nested
    class Constable {

        private static final String CARD = "k276-constable";

        private static final String WHOLE_FARM = """
                +---+---+---+---+---+
                | . | .   . |F2g F2v
                +---+---+---+   +   +
                  W   W   W   W   W
                +   +   +   +   +   +
                  W   W   W   W   W
                +   +   +   +   +   +
                """;

        @Test
        void brings_the_more_wood_the_sooner_it_is_played() {
            given(eikz(), players(3), round(11), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            RED.changed("wood: 0 > 2", "hand: " + CARD + " >", "cards: > " + CARD, "home: 2 > 1");
        }

        @Test
        @Rule({"AGR-K82", "AGR-E11"})
        void scores_for_everybody_without_negative_points() {
            given(
                    eikz(),
                    players(3),
                    RED.hasPlayed(CARD),
                    RED.has("1 sheep 1 wild-boar"),
                    RED.farm(WHOLE_FARM),
                    GREEN.has("1 sheep 1 wild-boar 1 cattle"),
                    GREEN.farm(WHOLE_FARM),
                    BLUE.has("1 sheep 1 wild-boar 1 cattle"),
                    BLUE.hasBegged(1),
                    BLUE.farm(WHOLE_FARM));
            assertThat(RED.points("cattle")).isEqualTo(-1);
            assertThat(RED.points("bonus")).isZero();
            assertThat(GREEN.points("bonus")).isEqualTo(5);
            assertThat(BLUE.points("bonus")).isZero();
        }

        @Test
        @Rule("AGR-K82")
        void begging_cards_that_a_mendicant_puts_away_do_not_matter() {
            given(
                    eikz(),
                    players(3),
                    RED.hasPlayed(CARD, "e153-mendicant"),
                    RED.has("1 sheep 1 wild-boar 1 cattle"),
                    RED.hasBegged(2),
                    RED.farm(WHOLE_FARM));
            assertThat(RED.points("bonus")).isEqualTo(6 + 5);
            given(
                    eikz(),
                    players(3),
                    RED.hasPlayed(CARD, "e153-mendicant"),
                    RED.has("1 sheep 1 wild-boar 1 cattle"),
                    RED.hasBegged(3),
                    RED.farm(WHOLE_FARM));
            assertThat(RED.points("bonus")).isEqualTo(6);
        }

        @Test
        @Rule("AGR-K82")
        void an_unused_space_is_enough_to_lose_it() {
            given(
                    eikz(),
                    players(3),
                    RED.hasPlayed(CARD),
                    RED.has("1 sheep 1 wild-boar 1 cattle"),
                    RED.farm(WHOLE_FARM.replaceFirst("  W   W   W   W   W", "  W   W   W   W   .")));
            assertThat(RED.points("bonus")).isZero();
        }
    }

    @Nested
    class Smallholder {

        private static final String CARD = "k286-smallholder";

        private static final String SMALL_AND_LARGE = """
                +   +   +   +---+---+
                  .   .   . | . | . |
                +   +   +   +---+   +
                  W   .   .   . |   |
                +   +   +   +   +---+
                  W   .   .   .   .
                +   +   +   +   +   +
                """;

        private static final String TWO = TWO_FIELDS.replace("F   F   F", "F   F   .");

        @Test
        @Rule("AGR-A2")
        void a_pasture_for_two_holds_three_and_a_larger_one_no_more() {
            given(
                    eikz(),
                    RED.hasPlayed(CARD),
                    RED.farm(SMALL_AND_LARGE),
                    out("sheep-market"),
                    holds("sheep-market", "10 sheep"));
            RED.plays("place sheep-market");
            RED.changed("sheep: 0 > 8", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-C10")
        void each_of_at_most_two_fields_gets_one_more() {
            given(eikz(), out("grain-utilization"), RED.hasPlayed(CARD), RED.farm(TWO), RED.has("1 grain 1 vegetable"));
            RED.plays("place grain-utilization", "sow grain b1", "sow vegetable c1");
            RED.changed(
                    "grain: 1 > 0",
                    "vegetable: 1 > 0",
                    "b1: field > field 4 grain",
                    "c1: field > field 3 vegetable",
                    "home: 2 > 1");
        }

        @Test
        @Rule("AGR-C10")
        void with_three_fields_nothing_is_added() {
            given(eikz(), out("grain-utilization"), RED.hasPlayed(CARD), RED.farm(TWO_FIELDS), RED.has("1 grain"));
            RED.plays("place grain-utilization", "sow grain b1");
            RED.changed("grain: 1 > 0", "b1: field > field 3 grain", "home: 2 > 1");
        }
    }

    @Nested
    class StorehouseKeeper {

        private static final String CARD = "k288-storehouse-keeper";

        @Test
        @Rule("AGR-K81")
        void adds_clay_or_grain_to_reed_and_stone() {
            given(eikz(), players(4), RED.hasPlayed(CARD));
            RED.plays("place resource-market");
            RED.isOffered("choose 0 " + CARD, "choose 1 " + CARD);
            RED.plays("choose 1 " + CARD);
            RED.changed("reed: 0 > 1", "stone: 0 > 1", "food: 0 > 1", "grain: 0 > 1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K81")
        void on_the_card_for_five_only_while_reed_lies_there() {
            given(eikz(), players(5), RED.hasPlayed(CARD), holds("reed-pond", "2 reed"));
            RED.plays("place reed-pond", "choose 0 " + CARD);
            RED.changed("reed: 0 > 2", "stone: 0 > 1", "wood: 0 > 1", "clay: 0 > 1", "home: 2 > 1");
            given(
                    eikz(),
                    players(5),
                    option("reed-pond", "reed-only"),
                    RED.hasPlayed(CARD),
                    holds("reed-pond", "2 reed"));
            RED.plays("place reed-pond");
            RED.changed("reed: 0 > 2", "home: 2 > 1");
        }

        @Test
        void adds_nothing_to_reed_alone() {
            given(eikz(), players(4), RED.hasPlayed(CARD), holds("reed-bank", "2 reed"));
            RED.plays("place reed-bank");
            RED.changed("reed: 0 > 2", "home: 2 > 1");
        }
    }
}
