package tilth.agricola;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Minor improvements of deck K, edition of 2007, K105 to K125: those of bread and grain. */
class MinorsK105HomeTest extends ClassicScenario {

    @Nested
    class BreadPaddle {

        private static final String CARD = "k111-bread-paddle";

        @Test
        void bakes_with_every_occupation() {
            given(eikz(), RED.hasPlayed("fireplace-2", CARD), RED.holds("e171-dock-worker"), RED.has("1 grain"));
            RED.plays("place lessons", "play e171-dock-worker");
            RED.isOffered("use " + CARD, "done");
            RED.plays("use " + CARD, "bake 1");
            RED.changed(
                    "grain: 1 > 0",
                    "food: 0 > 2",
                    "hand: e171-dock-worker >",
                    "cards: fireplace-2, " + CARD + " > fireplace-2, e171-dock-worker, " + CARD,
                    "home: 2 > 1");
        }

        @Test
        void bakes_when_an_occupation_is_played_in_the_turn_of_another() {
            given(
                    eikz(),
                    players(4),
                    RED.holds("e171-dock-worker"),
                    GREEN.hasPlayed("fireplace-2", CARD, "k271-educator"),
                    GREEN.holds("e179-merchant"),
                    GREEN.has("3 food 1 grain"));
            RED.plays("place lessons", "play e171-dock-worker");
            GREEN.plays("use k271-educator", "play e179-merchant");
            GREEN.isOffered("use " + CARD, "done");
            GREEN.plays("use " + CARD, "bake 1");
            GREEN.changed(
                    "grain: 1 > 0",
                    "food: 3 > 2",
                    "hand: e179-merchant >",
                    "cards: fireplace-2, " + CARD + ", k271-educator > fireplace-2, e179-merchant, " + CARD
                            + ", k271-educator");
        }

        @Test
        @Rule("AGR-D5")
        void the_bread_cannot_pay_for_that_occupation() {
            given(
                    eikz(),
                    RED.hasPlayed("clay-oven", CARD, "i219-fieldsman"),
                    RED.holds("e172-chief"),
                    RED.has("1 grain"));
            RED.mayNot("place lessons");
        }

        @Test
        void not_without_an_oven_and_not_with_occupations_of_others() {
            given(eikz(), RED.hasPlayed(CARD), RED.holds("e171-dock-worker"), RED.has("1 grain"));
            RED.plays("place lessons", "play e171-dock-worker");
            GREEN.isAsked("place");
            meanwhile();
            given(eikz(), RED.holds("e171-dock-worker"), GREEN.hasPlayed("fireplace-2", CARD), GREEN.has("1 grain"));
            RED.plays("place lessons", "play e171-dock-worker");
            GREEN.isAsked("place");
            GREEN.changed();
        }
    }

    @Nested
    class Granary {

        private static final String CARD = "k116-granary";

        @Test
        @Rule({"AGR-M7", "AGR-P2"})
        void puts_a_grain_on_rounds_eight_ten_and_twelve() {
            given(eikz(), round(7), RED.holds(CARD), RED.has("3 wood 3 clay"));
            RED.plays("place meeting-place", "play " + CARD);
            RED.isOffered("pay 0", "pay 1");
            RED.plays("pay 0");
            changed(
                    "red wood: 3 > 0",
                    "round 8 for red: > 1 grain",
                    "round 10 for red: > 1 grain",
                    "round 12 for red: > 1 grain",
                    "red hand: " + CARD + " >",
                    "red cards: > " + CARD,
                    "red home: 2 > 1",
                    "on meeting-place: > 1 red");
        }

        @Test
        @Rule("AGR-M7")
        void not_on_rounds_that_have_begun() {
            given(eikz(), round(10), RED.holds(CARD), RED.has("3 clay"));
            RED.plays("place meeting-place", "play " + CARD);
            changed(
                    "red clay: 3 > 0",
                    "round 12 for red: > 1 grain",
                    "red hand: " + CARD + " >",
                    "red cards: > " + CARD,
                    "red home: 2 > 1",
                    "on meeting-place: > 1 red");
        }

        @Test
        @Rule("AGR-P1")
        void wood_and_clay_cannot_be_mixed() {
            given(eikz(), GREEN.isFirst(), RED.holds(CARD), RED.has("2 wood 2 clay"));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            RED.changed("home: 2 > 1");
        }
    }
}
