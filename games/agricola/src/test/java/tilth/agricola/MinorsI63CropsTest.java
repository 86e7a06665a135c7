package tilth.agricola;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Minor improvements I63 to I104 that have to do with crops. */
class MinorsI63CropsTest extends ClassicScenario {

    @Nested
    @Rule("AGR-M5")
    class HandMill {

        private static final String CARD = "i75-hand-mill";

        @Test
        void turns_two_grain_into_food_at_a_harvest_and_no_third() {
            given(eikz(), round(4), beforeFeeding(), RED.hasPlayed(CARD), RED.has("3 grain 1 food"));
            goOn();
            RED.plays("craft " + CARD, "craft " + CARD);
            RED.mayNot("craft " + CARD);
            RED.changed(
                    "grain: 3 > 1",
                    "food: 1 > 5",
                    "cards: i75-hand-mill with nothing > i75-hand-mill spent with nothing");
        }

        @Test
        void one_of_them_will_do_and_the_next_harvest_begins_anew() {
            given(
                    eikz(),
                    round(4),
                    beforeTheHarvest(),
                    onCardNoted(CARD, 1),
                    RED.hasPlayed(CARD),
                    RED.has("3 grain 9 food"));
            goOn();
            RED.plays("craft " + CARD);
            RED.may("craft " + CARD);
            RED.plays("craft " + CARD);
            RED.mayNot("craft " + CARD);
            meanwhile();
        }

        @Test
        void not_without_grain_in_the_supply() {
            given(eikz(), round(4), beforeFeeding(), RED.hasPlayed(CARD), RED.has("1 vegetable 9 food"));
            goOn();
            RED.mayNot("craft " + CARD);
            meanwhile();
        }
    }

    @Nested
    @Rule("AGR-K63")
    class PlanterBox {

        private static final String CARD = "i90-planter-box";

        private static final String FIELDS = """
                +   +   +   +   +   +
                  F   F   .   .   .
                +   +   +   +   +   +
                  W   F   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """;

        @Test
        void more_on_fields_beside_the_house() {
            given(
                    eikz(),
                    out("grain-utilization"),
                    RED.hasPlayed(CARD),
                    RED.farm(FIELDS),
                    RED.has("2 grain 1 vegetable"));
            RED.plays("place grain-utilization", "sow grain a1", "sow vegetable b2", "sow grain b1");
            GREEN.isAsked("place");
            RED.changed(
                    "grain: 2 > 0",
                    "vegetable: 1 > 0",
                    "a1: field > field 5 grain",
                    "b2: field > field 3 vegetable",
                    "b1: field > field 3 grain",
                    "home: 2 > 1");
        }

        @Test
        void not_on_what_was_sown_before_and_not_for_others() {
            given(
                    eikz(),
                    out("grain-utilization"),
                    RED.hasPlayed(CARD),
                    RED.farm(FIELDS.replaceFirst("  F   F ", " F2g  F ")),
                    RED.has("1 grain"));
            RED.plays("place grain-utilization", "sow grain b1");
            RED.changed("grain: 1 > 0", "b1: field > field 3 grain", "home: 2 > 1");
            given(eikz(), out("grain-utilization"), GREEN.hasPlayed(CARD), RED.farm(FIELDS), RED.has("1 grain"));
            RED.plays("place grain-utilization", "sow grain a1");
            RED.changed("grain: 1 > 0", "a1: field > field 3 grain", "home: 2 > 1");
        }
    }
}
