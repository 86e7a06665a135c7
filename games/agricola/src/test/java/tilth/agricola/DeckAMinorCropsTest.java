package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** The minor improvements of deck A that are about crops, building resources and animals. */
class DeckAMinorCropsTest extends DeckAScenario {

    @Nested
    class DutchWindmill {

        private static final String CARD = "a063-dutch-windmill";

        @Test
        void adds_food_to_a_bake_after_a_harvest() {
            given(deckA(), round(5), out("grain-utilization"), RED.hasPlayed(CARD, "fireplace-2"), RED.has("2 grain"));
            RED.plays("place grain-utilization", "bake 2");
            RED.changed("grain: 2 > 0", "food: 0 > 7", "home: 2 > 1");
        }

        @Test
        void adds_food_to_the_bake_of_a_new_oven() {
            given(deckA(), round(14), out("major-improvement"), RED.hasPlayed(CARD), RED.has("1 grain 3 clay 1 stone"));
            RED.plays("place major-improvement", "build clay-oven", "bake 1");
            RED.changed(
                    "grain: 1 > 0",
                    "clay: 3 > 0",
                    "stone: 1 > 0",
                    "food: 0 > 8",
                    "cards: " + CARD + " > clay-oven, " + CARD,
                    "home: 2 > 1");
        }

        @Test
        void adds_nothing_in_other_rounds_or_for_others() {
            for (int round : new int[] {4, 6, 7, 9, 11, 13}) {
                given(deckA(), round(round), RED.hasPlayed(CARD, "fireplace-2"), RED.has("1 grain"));
                RED.plays("place grain-utilization", "bake 1");
                RED.changed("grain: 1 > 0", "food: 0 > 2", "home: 2 > 1");
            }
            given(deckA(), round(5), GREEN.hasPlayed(CARD), RED.hasPlayed("fireplace-2"), RED.has("1 grain"));
            RED.plays("place grain-utilization", "bake 1");
            changed("red grain: 1 > 0", "red food: 0 > 2", "red home: 2 > 1", "on grain-utilization: > 1 red");
        }
    }

    @Nested
    class CornScoop {

        private static final String CARD = "a067-corn-scoop";

        @Test
        void adds_a_grain_to_grain_seeds() {
            given(deckA(), RED.hasPlayed(CARD));
            RED.plays("place grain-seeds");
            RED.changed("grain: 0 > 2", "home: 2 > 1");
        }

        @Test
        void adds_none_elsewhere_or_for_others() {
            given(deckA(), RED.hasPlayed(CARD));
            RED.plays("place day-laborer");
            RED.changed("food: 0 > 2", "home: 2 > 1");
            given(deckA(), GREEN.hasPlayed(CARD));
            RED.plays("place grain-seeds");
            RED.changed("grain: 0 > 1", "home: 2 > 1");
            GREEN.changed();
        }
    }

    @Nested
    class LargeGreenhouse {

        private static final String CARD = "a069-large-greenhouse";
        private static final String[] TWO = {"a087-conservator", "a125-priest"};

        @Test
        void puts_vegetables_on_three_round_spaces() {
            given(deckA(), RED.holds(CARD), RED.hasPlayed(TWO), RED.has("2 wood"), round(3));
            RED.plays("place meeting-place", "play " + CARD);
            changed(
                    "red wood: 2 > 0",
                    "red hand: " + CARD + " >",
                    "red cards: a087-conservator, a125-priest > " + CARD + ", a087-conservator, a125-priest",
                    "red home: 2 > 1",
                    "on meeting-place: > 1 red",
                    "round 7 for red: > 1 vegetable",
                    "round 10 for red: > 1 vegetable",
                    "round 12 for red: > 1 vegetable");
        }

        @Test
        void leaves_out_rounds_that_do_not_come() {
            given(deckA(), RED.holds(CARD), RED.hasPlayed(TWO), RED.has("2 wood"), round(10));
            RED.plays("place meeting-place", "play " + CARD);
            now("round 14 for red", "1 vegetable");
            given(deckA(), RED.hasPlayed(TWO), RED.awaits(14, "1 vegetable"), round(13), beforeTheNextRound());
            goOn();
            RED.changed("vegetable: 0 > 1");
        }

        @Test
        void needs_two_occupations() {
            given(deckA(), RED.holds(CARD), RED.hasPlayed("a125-priest"), RED.has("2 wood"));
            RED.mayNot("place meeting-place");
        }
    }

    @Nested
    class ClearingSpade {

        private static final String CARD = "a071-clearing-spade";
        private static final String FIELDS = WOODEN_HOUSE.replaceFirst("W   \\.   \\.", "W  F2v  F ");

        @Test
        @Rule({"AGR-C7", "AGR-X3"})
        void moves_a_crop_to_an_empty_field_at_any_time() {
            given(deckA(), RED.hasPlayed(CARD), RED.farm(FIELDS));
            RED.plays("shift b2 c2");
            RED.changed("b2: field 2 vegetable > field 1 vegetable", "c2: field > field 1 vegetable");
            RED.isAsked("place");
            RED.mayNot("shift b2 c2");
        }

        @Test
        @Rule("AGR-C7")
        void may_be_used_before_the_harvest_and_makes_it_larger() {
            given(
                    deckA(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed(CARD),
                    RED.farm(FIELDS),
                    RED.has("4 food"),
                    GREEN.has("4 food"));
            goOn();
            RED.isOffered("shift b2 c2", "done");
            RED.plays("shift b2 c2");
            RED.changed("vegetable: 0 > 2", "b2: field 2 vegetable > field", "food: 4 > 0");
        }

        @Test
        void needs_two_crops_an_empty_field_and_its_owner() {
            given(deckA(), RED.hasPlayed(CARD), RED.farm(FIELDS.replace("F2v", "F1v")));
            RED.mayNot("shift b2 c2");
            given(deckA(), GREEN.hasPlayed(CARD), RED.farm(FIELDS));
            RED.mayNot("shift b2 c2");
        }
    }

    @Nested
    class LumberMill {

        private static final String CARD = "a075-lumber-mill";

        @Test
        void makes_improvements_a_wood_cheaper() {
            given(deckA(), RED.hasPlayed(CARD), RED.has("1 wood 2 stone"), out("major-improvement"));
            RED.plays("place major-improvement", "build joinery");
            RED.changed("wood: 1 > 0", "stone: 2 > 0", "cards: " + CARD + " > joinery, " + CARD, "home: 2 > 1");
            given(deckA(), RED.hasPlayed(CARD), RED.holds("a067-corn-scoop"));
            RED.plays("place meeting-place", "play a067-corn-scoop");
            RED.changed("hand: a067-corn-scoop >", "cards: " + CARD + " > a067-corn-scoop, " + CARD, "home: 2 > 1");
        }

        @Test
        void makes_nothing_else_cheaper() {
            given(deckA(), RED.hasPlayed(CARD), RED.has("1 wood"));
            RED.mayNot("place farm-expansion");
            given(deckA(), RED.hasPlayed(CARD), RED.has("4 wood 2 reed"));
            RED.plays("place farm-expansion");
            RED.mayNot("build-room a1");
            meanwhile();
            given(deckA(), RED.hasPlayed(CARD), RED.has("3 wood"), out("fencing"));
            RED.mayNot("place fencing");
        }

        @Test
        @Rule({"AGR-K15", "AGR-D8"})
        void does_not_pay_for_itself_and_needs_few_occupations() {
            given(deckA(), RED.holds(CARD), RED.has("2 stone"), RED.hasPlayed("a125-priest"));
            RED.plays("place meeting-place", "play " + CARD);
            RED.changed(
                    "stone: 2 > 0",
                    "hand: " + CARD + " >",
                    "cards: a125-priest > " + CARD + ", a125-priest",
                    "home: 2 > 1");
            given(
                    deckA(),
                    RED.holds(CARD),
                    RED.has("2 stone"),
                    RED.hasPlayed("a125-priest", "a087-conservator", "a098-stable-architect", "a123-frame-builder"));
            RED.mayNot("place meeting-place");
        }
    }

    @Nested
    class Canoe {

        private static final String CARD = "a078-canoe";

        @Test
        void adds_food_and_reed_to_fishing() {
            given(deckA(), RED.hasPlayed(CARD), holds("fishing", "2 food"));
            RED.plays("place fishing");
            RED.changed("food: 0 > 3", "reed: 0 > 1", "home: 2 > 1");
        }

        @Test
        void adds_nothing_for_others_and_needs_an_occupation() {
            given(deckA(), GREEN.hasPlayed(CARD), holds("fishing", "2 food"));
            RED.plays("place fishing");
            RED.changed("food: 0 > 2", "home: 2 > 1");
            GREEN.changed();
            given(deckA(), RED.holds(CARD), RED.has("2 wood"));
            RED.mayNot("place meeting-place");
            given(deckA(), RED.holds(CARD), RED.has("2 wood"), RED.hasPlayed("a125-priest"));
            RED.may("place meeting-place");
        }
    }

    @Nested
    class StoneTongs {

        private static final String CARD = "a080-stone-tongs";

        @Test
        void adds_a_stone_in_both_quarries() {
            given(deckA(), RED.hasPlayed(CARD), out("western-quarry"), holds("western-quarry", "1 stone"));
            RED.plays("place western-quarry");
            RED.changed("stone: 0 > 2", "home: 2 > 1");
            given(deckA(), RED.hasPlayed(CARD), out("eastern-quarry"), holds("eastern-quarry", "2 stone"));
            RED.plays("place eastern-quarry");
            RED.changed("stone: 0 > 3", "home: 2 > 1");
        }

        @Test
        void adds_none_where_stone_does_not_gather() {
            given(deckA(), players(4), RED.hasPlayed(CARD));
            RED.plays("place resource-market");
            RED.changed("reed: 0 > 1", "stone: 0 > 1", "food: 0 > 1", "home: 2 > 1");
        }
    }

    @Nested
    class ShepherdsCrook {

        private static final String CARD = "a083-shepherds-crook";

        @Test
        @Rule("AGR-K10")
        void puts_two_sheep_into_a_new_large_pasture() {
            given(deckA(), RED.hasPlayed(CARD), RED.has("8 wood"), out("fencing"));
            RED.plays("place fencing", "mark d1", "mark e1", "mark d2", "mark e2", "close");
            RED.changed("wood: 8 > 0", "fences: 0 > 8", "pastures: > d1+e1+d2+e2", "sheep: 0 > 2", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K10")
        void counts_every_such_pasture_of_the_action() {
            given(deckA(), RED.hasPlayed(CARD), RED.has("14 wood"), out("fencing"));
            RED.plays("place fencing", "mark d1", "mark e1", "mark d2", "mark e2", "close");
            RED.plays("mark b1", "mark c1", "mark b2", "mark c2", "close");
            RED.changed(
                    "wood: 14 > 0",
                    "fences: 0 > 14",
                    "pastures: > b1+c1+b2+c2 d1+e1+d2+e2",
                    "sheep: 0 > 4",
                    "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K10")
        void cares_for_no_small_pasture() {
            given(deckA(), RED.hasPlayed(CARD), RED.has("8 wood"), out("fencing"));
            RED.plays("place fencing", "mark c1", "mark d1", "mark e1", "close");
            RED.changed("wood: 8 > 0", "fences: 0 > 8", "pastures: > c1+d1+e1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K10")
        void leaves_out_a_large_old_pasture_beside_a_new_one() {
            String old = """
                    +   +   +   +---+---+
                      .   .   . | .   . |
                    +   +   +   +   +   +
                      W   .   . | .   . |
                    +   +   +   +---+---+
                      W   .   .   .   .
                    +   +   +   +   +   +
                    """;
            given(deckA(), RED.hasPlayed(CARD), RED.farm(old), RED.has("3 wood"), out("fencing"));
            RED.plays("place fencing", "mark c1", "close");
            RED.changed("wood: 3 > 0", "fences: 8 > 11", "pastures: d1+e1+d2+e2 > c1 d1+e1+d2+e2", "home: 2 > 1");
            given(deckA(), RED.hasPlayed(CARD), RED.farm(old), RED.has("6 wood"), out("fencing"));
            RED.plays("place fencing", "mark b1", "mark b2", "mark c1", "mark c2", "close");
            RED.changed(
                    "wood: 6 > 0",
                    "fences: 8 > 14",
                    "pastures: d1+e1+d2+e2 > b1+c1+b2+c2 d1+e1+d2+e2",
                    "sheep: 0 > 2",
                    "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K10")
        void splits_no_pasture_into_new_ones() {
            String large = """
                    +   +   +---+---+---+
                      .   . | .   .   . |
                    +   +   +   +   +   +
                      W   . | .   .   . |
                    +   +   +   +   +   +
                      W   . | .   .   . |
                    +   +   +---+---+---+
                    """;
            given(deckA(), RED.hasPlayed(CARD), RED.farm(large), RED.has("3 wood"), out("fencing"));
            RED.plays("place fencing", "mark c1", "mark d1", "mark e1", "close");
            RED.changed(
                    "wood: 3 > 0",
                    "fences: 12 > 15",
                    "pastures: c1+d1+e1+c2+d2+e2+c3+d3+e3 > c1+d1+e1 c2+d2+e2+c3+d3+e3",
                    "home: 2 > 1");
            assertThat(RED.view().pastures()).hasSize(2);
        }

        @Test
        void gives_nothing_for_the_pastures_of_others() {
            given(deckA(), GREEN.hasPlayed(CARD), RED.has("8 wood"), out("fencing"));
            RED.plays("place fencing", "mark d1", "mark e1", "mark d2", "mark e2", "close");
            RED.changed("wood: 8 > 0", "fences: 0 > 8", "pastures: > d1+e1+d2+e2", "home: 2 > 1");
            GREEN.changed();
        }
    }
}
