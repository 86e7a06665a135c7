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

    @Nested
    class WoodenHutExtension {

        private static final String CARD = "i81-wooden-hut-extension";

        @Test
        @Rule({"AGR-D9", "AGR-D10"})
        void adds_a_room_and_goes_to_the_left() {
            given(eikz(), RED.holds(CARD), RED.has("5 wood 1 reed"));
            RED.plays("place meeting-place", "play " + CARD);
            RED.isOffered("build-room a1", "build-room b2", "build-room b3");
            RED.plays("build-room a1");
            changed(
                    "red wood: 5 > 0",
                    "red reed: 1 > 0",
                    "red a1: - > room",
                    "red hand: " + CARD + " >",
                    "green hand: > " + CARD,
                    "red home: 2 > 1",
                    "on meeting-place: > 1 red");
        }

        @Test
        void counts_as_building_a_room() {
            given(eikz(), RED.hasPlayed("k270-wet-nurse"), RED.holds(CARD), RED.has("5 wood 1 reed 1 food"));
            RED.plays("place meeting-place", "play " + CARD, "build-room a1");
            RED.isOffered("use k270-wet-nurse", "done");
            meanwhile();
        }

        @Test
        @Rule("AGR-D8")
        void not_in_a_clay_house() {
            given(eikz(), GREEN.isFirst(), RED.farm(CLAY_HOUSE), RED.holds(CARD), RED.has("5 wood 1 reed"));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            RED.changed("home: 2 > 1");
        }

        @Test
        @Rule("AGR-W5")
        void makes_no_room_for_the_newborn_of_the_same_action() {
            given(eikz(), out("basic-wish"), RED.holds(CARD), RED.has("5 wood 1 reed"));
            RED.mayNot("place basic-wish");
        }
    }
}
