package tilth.agricola;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Minor improvements of deck E, edition of 2007, E11 to E36: those about ovens. */
class MinorsE11OvenTest extends ClassicScenario {

    @Nested
    class BakingTray {

        private static final String CARD = "e15-baking-tray";

        @Test
        @Rule({"AGR-K8", "AGR-P2"})
        void an_oven_is_a_minor_and_costs_one_resource_less() {
            given(eikz(), RED.hasPlayed(CARD), RED.has("2 clay 1 stone"));
            RED.plays("place meeting-place");
            RED.isOffered("build clay-oven", "done");
            RED.plays("build clay-oven");
            RED.changed("clay: 2 > 0", "stone: 1 > 0", "cards: " + CARD + " > clay-oven, " + CARD, "home: 2 > 1");
            given(eikz(), RED.hasPlayed(CARD), RED.has("1 clay 2 stone"));
            RED.plays("place meeting-place", "build stone-oven");
            RED.changed("clay: 1 > 0", "stone: 2 > 0", "cards: " + CARD + " > stone-oven, " + CARD, "home: 2 > 1");
        }

        @Test
        @Rule("AGR-P2")
        void its_owner_chooses_which() {
            given(eikz(), out("major-improvement"), RED.hasPlayed(CARD), RED.has("3 clay 1 stone"));
            RED.plays("place major-improvement", "build clay-oven");
            RED.isOffered("pay 0", "pay 1");
            RED.plays("pay 1");
            RED.changed("clay: 3 > 0", "cards: " + CARD + " > clay-oven, " + CARD, "home: 2 > 1");
        }

        @Test
        @Rule("AGR-P2")
        void a_wood_fired_oven_is_cheaper_too() {
            given(eikz(), RED.hasPlayed(CARD), RED.holds("e27-wood-fired-oven"), RED.has("3 wood"));
            RED.plays("place meeting-place", "play e27-wood-fired-oven");
            RED.changed(
                    "wood: 3 > 0",
                    "hand: e27-wood-fired-oven >",
                    "cards: " + CARD + " > " + CARD + ", e27-wood-fired-oven",
                    "home: 2 > 1");
        }

        @Test
        void nothing_else_is_cheaper_or_a_minor_and_others_have_nothing_of_it() {
            given(eikz(), out("major-improvement"), RED.hasPlayed(CARD), RED.has("2 clay 1 stone"));
            RED.plays("place major-improvement");
            RED.mayNot("build pottery");
            meanwhile();
            given(eikz(), GREEN.isFirst(), RED.hasPlayed(CARD), RED.has("2 clay 2 wood"));
            RED.plays("place meeting-place");
            RED.changed("home: 2 > 1");
            given(eikz(), GREEN.isFirst(), GREEN.hasPlayed(CARD), RED.has("9 clay 9 stone"));
            RED.plays("place meeting-place");
            RED.changed("home: 2 > 1");
            GREEN.isAsked("place");
        }
    }
}
