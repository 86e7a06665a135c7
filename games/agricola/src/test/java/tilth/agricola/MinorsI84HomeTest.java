package tilth.agricola;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Minor improvements of deck I, edition of 2007, I84 to I104 and I337: those of the kitchen and the roof. */
class MinorsI84HomeTest extends ClassicScenario {

    @Nested
    class CookingCorner {

        private static final String CARD = "i85-cooking-corner";

        @Test
        @Rule({"AGR-K7", "AGR-M3"})
        void costs_a_hearth_which_others_may_build_again() {
            given(
                    eikz(),
                    out("major-improvement"),
                    RED.hasPlayed("cooking-hearth-4"),
                    RED.holds(CARD),
                    GREEN.has("4 clay"));
            RED.plays("place meeting-place", "play " + CARD);
            RED.changed("cards: cooking-hearth-4 > " + CARD, "hand: " + CARD + " >", "home: 2 > 1");
            GREEN.plays("place major-improvement");
            GREEN.may("build cooking-hearth-4");
            meanwhile();
        }

        @Test
        @Rule("AGR-K7")
        void a_hearth_from_the_hand_will_do_and_leaves_the_game() {
            given(eikz(), RED.hasPlayed("k128-cooking-hearth"), RED.holds(CARD));
            RED.plays("place meeting-place", "play " + CARD);
            RED.changed("cards: k128-cooking-hearth > " + CARD, "hand: " + CARD + " >", "home: 2 > 1");
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
            RED.changed("vegetable: 1 > 0", "sheep: 1 > 0", "wild-boar: 1 > 0", "cattle: 1 > 0", "food: 0 > 3");
            given(eikz(), out("grain-utilization"), RED.hasPlayed(CARD), RED.has("3 grain"));
            RED.plays("place grain-utilization", "bake 3");
            RED.changed("grain: 3 > 0", "food: 0 > 9", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K7")
        void neither_a_fireplace_nor_clay_pays_for_it() {
            given(eikz(), GREEN.isFirst(), RED.hasPlayed("fireplace-2"), RED.holds(CARD), RED.has("9 clay"));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            RED.changed("home: 2 > 1");
        }

        @Test
        @Rule("AGR-K7")
        void is_no_oven() {
            given(eikz(), GREEN.isFirst(), RED.hasPlayed(CARD), RED.holds("e14-bakers-oven"));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            RED.changed("home: 2 > 1");
        }
    }

    @Nested
    class Ladder {

        private static final String CARD = "i91-ladder";

        @Test
        @Rule("AGR-P2")
        void takes_a_reed_off_rooms_and_renovations() {
            given(eikz(), RED.hasPlayed(CARD), RED.has("10 wood 2 reed"));
            RED.plays("place farm-expansion", "build-room a1", "build-room b1");
            RED.changed("wood: 10 > 0", "reed: 2 > 0", "a1: - > room", "b1: - > room", "home: 2 > 1");
            given(eikz(), out("house-redevelopment"), RED.hasPlayed(CARD), RED.has("2 clay"));
            RED.plays("place house-redevelopment");
            RED.changed("clay: 2 > 0", "house: wood > clay", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-P2")
        void takes_a_reed_off_improvements_with_a_roof() {
            givenHand("e21-half-timbered-house", "1 wood 1 clay 2 stone");
            RED.changed(
                    "wood: 1 > 0",
                    "clay: 1 > 0",
                    "stone: 2 > 0",
                    "hand: e21-half-timbered-house >",
                    "cards: " + CARD + " > e21-half-timbered-house, " + CARD,
                    "home: 2 > 1");
            givenHand("i84-chicken-coop", "2 clay");
            RED.changed(
                    "clay: 2 > 0",
                    "hand: i84-chicken-coop >",
                    "cards: " + CARD + " > i84-chicken-coop with 1020, " + CARD,
                    "home: 2 > 1");
            givenHand("i71-holiday-house", "3 wood 1 reed");
            RED.changed(
                    "wood: 3 > 0",
                    "reed: 1 > 0",
                    "hand: i71-holiday-house >",
                    "cards: " + CARD + " > i71-holiday-house, " + CARD,
                    "home: 2 > 1");
            givenHand("i103-water-mill", "1 wood 2 clay 2 stone");
            RED.changed(
                    "wood: 1 > 0",
                    "clay: 2 > 0",
                    "stone: 2 > 0",
                    "hand: i103-water-mill >",
                    "cards: " + CARD + " > " + CARD + ", i103-water-mill",
                    "home: 2 > 1");
            givenHand("k144-mansion", "3 wood 3 clay 1 reed 3 stone");
            RED.changed(
                    "wood: 3 > 0",
                    "clay: 3 > 0",
                    "reed: 1 > 0",
                    "stone: 3 > 0",
                    "hand: k144-mansion >",
                    "cards: " + CARD + " > " + CARD + ", k144-mansion",
                    "home: 2 > 1");
            givenHand("i86-corn-storehouse", "2 clay 1 reed");
            RED.changed(
                    "clay: 2 > 0",
                    "reed: 1 > 0",
                    "hand: i86-corn-storehouse >",
                    "cards: " + CARD + " > i86-corn-storehouse, " + CARD,
                    "home: 2 > 1");
        }

        @Test
        @Rule("AGR-P2")
        void adds_up_with_a_thatcher_and_never_goes_below_nothing() {
            given(
                    eikz(),
                    players(3),
                    out("house-redevelopment"),
                    RED.hasPlayed(CARD, "e157-thatcher"),
                    RED.has("5 wood 2 clay"));
            RED.plays("place farm-expansion", "build-room a1");
            RED.changed("wood: 5 > 0", "a1: - > room", "home: 2 > 1");
            given(
                    eikz(),
                    players(3),
                    out("house-redevelopment"),
                    RED.hasPlayed(CARD, "e157-thatcher"),
                    RED.has("2 clay 1 reed"));
            RED.plays("place house-redevelopment");
            RED.changed("clay: 2 > 0", "house: wood > clay", "home: 2 > 1");
        }

        @Test
        void other_reed_has_to_be_paid() {
            given(eikz(), out("major-improvement"), RED.hasPlayed(CARD), RED.has("1 reed 2 stone 2 clay"));
            RED.plays("place major-improvement");
            RED.mayNot("build basketmakers-workshop");
            meanwhile();
            given(eikz(), GREEN.isFirst(), RED.hasPlayed(CARD), RED.holds("e34-basket"));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            RED.changed("home: 2 > 1");
        }

        private void givenHand(String card, String goods) {
            given(eikz(), RED.hasPlayed(CARD), RED.holds(card), RED.has(goods));
            RED.plays("place meeting-place", "play " + card);
        }
    }
}
