package tilth.agricola;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Minor improvements of deck K, edition of 2007, K126 to K146 and K339: those of the hearth, the house and the trade. */
class MinorsK126HouseTest extends ClassicScenario {

    @Nested
    class CookingHearth {

        private static final String CARD = "k128-cooking-hearth";

        @Test
        @Rule({"AGR-K7", "AGR-M3"})
        void costs_a_fireplace_which_others_may_build_again() {
            given(eikz(), out("major-improvement"), RED.hasPlayed("fireplace-2"), RED.holds(CARD), GREEN.has("2 clay"));
            RED.plays("place meeting-place", "play " + CARD);
            RED.changed("cards: fireplace-2 > " + CARD, "hand: " + CARD + " >", "home: 2 > 1");
            GREEN.plays("place major-improvement");
            GREEN.isOffered("build fireplace-2");
            meanwhile();
            given(eikz(), RED.hasPlayed("e20-simple-fireplace"), RED.holds(CARD));
            RED.plays("place meeting-place", "play " + CARD);
            RED.changed("cards: e20-simple-fireplace > " + CARD, "hand: " + CARD + " >", "home: 2 > 1");
        }

        @Test
        @Rule({"AGR-X2", "AGR-M2"})
        void cooks_and_bakes() {
            given(
                    eikz(),
                    round(4),
                    beforeFeeding(),
                    RED.hasPlayed(CARD),
                    RED.farm(TWO_PASTURES),
                    RED.people(5),
                    RED.has("1 vegetable 1 sheep 1 wild-boar 1 cattle"));
            goOn();
            RED.plays("cook vegetable", "cook sheep", "cook wild-boar", "cook cattle", "feed");
            RED.changed("vegetable: 1 > 0", "sheep: 1 > 0", "wild-boar: 1 > 0", "cattle: 1 > 0", "food: 0 > 2");
            given(eikz(), out("grain-utilization"), RED.hasPlayed(CARD), RED.has("2 grain"));
            RED.plays("place grain-utilization", "bake 2");
            RED.changed("grain: 2 > 0", "food: 0 > 6", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K7")
        void cannot_be_bought_with_clay() {
            given(eikz(), GREEN.isFirst(), RED.holds(CARD), RED.has("9 clay"));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            RED.changed("home: 2 > 1");
        }
    }

    @Nested
    class ClayHutExtension {

        private static final String CARD = "k132-clay-hut-extension";

        @Test
        @Rule({"AGR-D9", "AGR-D10"})
        void adds_a_room_and_goes_to_the_left() {
            given(eikz(), RED.farm(CLAY_HOUSE), RED.holds(CARD), RED.has("4 clay 1 reed"));
            RED.plays("place meeting-place", "play " + CARD);
            RED.isOffered("build-room a1", "build-room b2", "build-room b3");
            RED.plays("build-room a1");
            changed(
                    "red clay: 4 > 0",
                    "red reed: 1 > 0",
                    "red a1: - > room",
                    "red hand: " + CARD + " >",
                    "green hand: > " + CARD,
                    "red home: 2 > 1",
                    "on meeting-place: > 1 red");
        }

        @Test
        void counts_as_building_a_room() {
            given(
                    eikz(),
                    RED.farm(CLAY_HOUSE),
                    RED.hasPlayed("k270-wet-nurse"),
                    RED.holds(CARD),
                    RED.has("4 clay 1 reed 1 food"));
            RED.plays("place meeting-place", "play " + CARD, "build-room a1");
            RED.isOffered("use k270-wet-nurse", "done");
            meanwhile();
        }

        @Test
        @Rule("AGR-D8")
        void neither_in_a_wooden_house_nor_in_one_of_stone() {
            given(eikz(), GREEN.isFirst(), RED.holds(CARD), RED.has("4 clay 1 reed"));
            RED.plays("place meeting-place");
            RED.changed("home: 2 > 1");
            given(eikz(), GREEN.isFirst(), RED.farm(STONE_HOUSE), RED.holds(CARD), RED.has("4 clay 1 reed"));
            RED.plays("place meeting-place");
            RED.changed("home: 2 > 1");
            GREEN.isAsked("place");
        }
    }

    @Nested
    class StoneExchange {

        private static final String CARD = "k143-stone-exchange";

        @Test
        @Rule({"AGR-P2", "AGR-D10"})
        void turns_two_wood_or_two_clay_into_two_stone() {
            given(eikz(), RED.holds(CARD), RED.has("2 wood 2 clay"));
            RED.plays("place meeting-place", "play " + CARD);
            RED.isOffered("pay 0", "pay 1");
            RED.plays("pay 1");
            changed(
                    "red clay: 2 > 0",
                    "red stone: 0 > 2",
                    "red hand: " + CARD + " >",
                    "green hand: > " + CARD,
                    "red home: 2 > 1",
                    "on meeting-place: > 1 red");
        }

        @Test
        @Rule("AGR-P1")
        void not_one_of_each() {
            given(eikz(), GREEN.isFirst(), RED.holds(CARD), RED.has("1 wood 1 clay"));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            RED.changed("home: 2 > 1");
        }
    }
}
