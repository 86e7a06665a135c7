package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** The occupations of deck A that bring food, crops and building resources. */
class DeckAOccupationGoodsTest extends DeckAScenario {

    @Nested
    class MushroomCollector {

        private static final String CARD = "a108-mushroom-collector";

        @Test
        @Rule("AGR-K12")
        void trades_a_wood_for_food_on_the_space() {
            given(deckA(), RED.hasPlayed(CARD), holds("forest", "3 wood"));
            RED.plays("place forest", "use " + CARD);
            changed(
                    "red wood: 0 > 2",
                    "red food: 0 > 2",
                    "red home: 2 > 1",
                    "forest: 3 wood > 1 wood",
                    "on forest: > 1 red");
        }

        @Test
        void may_be_left_and_works_on_no_other_space_or_for_others() {
            given(deckA(), RED.hasPlayed(CARD), holds("forest", "3 wood"));
            RED.plays("place forest", "done");
            RED.changed("wood: 0 > 3", "home: 2 > 1");
            given(deckA(), RED.hasPlayed(CARD), RED.has("1 wood"));
            RED.plays("place day-laborer");
            GREEN.isAsked("place");
            meanwhile();
            given(deckA(), GREEN.hasPlayed(CARD), GREEN.has("1 wood"), holds("forest", "3 wood"));
            RED.plays("place forest");
            GREEN.isAsked("place");
            GREEN.changed();
        }
    }

    @Nested
    class Roughcaster {

        private static final String CARD = "a110-roughcaster";

        @Test
        void pays_once_for_the_clay_rooms_of_an_action() {
            given(deckA(), RED.hasPlayed(CARD), RED.farm(CLAY_HOUSE), RED.has("10 clay 4 reed"));
            RED.plays("place farm-expansion", "build-room a1", "build-room b1");
            RED.changed("clay: 10 > 0", "reed: 4 > 0", "food: 0 > 3", "a1: - > room", "b1: - > room", "home: 2 > 1");
        }

        @Test
        void pays_for_renovating_from_clay_to_stone() {
            given(
                    deckA(),
                    RED.hasPlayed(CARD),
                    RED.farm(CLAY_HOUSE),
                    RED.has("2 stone 1 reed"),
                    out("house-redevelopment"));
            RED.plays("place house-redevelopment");
            RED.changed("stone: 2 > 0", "reed: 1 > 0", "food: 0 > 3", "house: clay > stone", "home: 2 > 1");
        }

        @Test
        void pays_for_nothing_else() {
            given(deckA(), RED.hasPlayed(CARD), RED.has("5 wood 2 reed"));
            RED.plays("place farm-expansion", "build-room a1");
            RED.changed("wood: 5 > 0", "reed: 2 > 0", "a1: - > room", "home: 2 > 1");
            given(deckA(), RED.hasPlayed(CARD), RED.has("2 clay 1 reed"), out("house-redevelopment"));
            RED.plays("place house-redevelopment");
            RED.changed("clay: 2 > 0", "reed: 1 > 0", "house: wood > clay", "home: 2 > 1");
            given(deckA(), RED.hasPlayed(CARD), RED.farm(CLAY_HOUSE), RED.has("2 wood"));
            RED.plays("place farm-expansion", "build-stable e1");
            RED.changed("wood: 2 > 0", "e1: - > stable", "home: 2 > 1");
        }
    }

    @Nested
    class WallBuilder {

        private static final String CARD = "a111-wall-builder";

        @Test
        void puts_food_on_the_next_four_rounds_once_an_action() {
            given(deckA(), round(3), RED.hasPlayed(CARD), RED.has("10 wood 4 reed"));
            RED.plays("place farm-expansion", "build-room a1", "build-room b1");
            changed(
                    "red wood: 10 > 0",
                    "red reed: 4 > 0",
                    "red a1: - > room",
                    "red b1: - > room",
                    "red home: 2 > 1",
                    "on farm-expansion: > 1 red",
                    "round 4 for red: > 1 food",
                    "round 5 for red: > 1 food",
                    "round 6 for red: > 1 food",
                    "round 7 for red: > 1 food");
        }

        @Test
        void gives_nothing_for_stables_or_for_others() {
            given(deckA(), RED.hasPlayed(CARD), RED.has("2 wood"));
            RED.plays("place farm-expansion", "build-stable e1");
            changed("red wood: 2 > 0", "red e1: - > stable", "red home: 2 > 1", "on farm-expansion: > 1 red");
            given(deckA(), GREEN.hasPlayed(CARD), RED.has("5 wood 2 reed"));
            RED.plays("place farm-expansion", "build-room a1");
            changed(
                    "red wood: 5 > 0",
                    "red reed: 2 > 0",
                    "red a1: - > room",
                    "red home: 2 > 1",
                    "on farm-expansion: > 1 red");
        }
    }

    @Nested
    class ScytheWorker {

        private static final String CARD = "a112-scythe-worker";
        private static final String FIELDS = """
                +   +   +   +   +   +
                 F3g F2g F1g F2v  .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """;

        @Test
        void brings_a_grain() {
            given(deckA(), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            RED.changed("grain: 0 > 1", "hand: " + CARD + " >", "cards: > " + CARD, "home: 2 > 1");
        }

        @Test
        @Rule("AGR-C9")
        void takes_another_grain_off_each_grain_field_that_has_one_left() {
            given(harvest(RED.hasPlayed(CARD)));
            goOn();
            RED.isOffered("use " + CARD, "done");
            RED.plays("use " + CARD);
            RED.isOffered("reap a1", "reap b1");
            RED.plays("reap a1");
            RED.isOffered("reap b1", "done");
            RED.plays("reap b1");
            RED.changed(
                    "food: 4 > 0",
                    "grain: 0 > 5",
                    "vegetable: 0 > 1",
                    "a1: field 3 grain > field 1 grain",
                    "b1: field 2 grain > field",
                    "c1: field 1 grain > field",
                    "d1: field 2 vegetable > field 1 vegetable");
        }

        @Test
        @Rule("AGR-C9")
        void may_leave_some_or_all() {
            given(harvest(RED.hasPlayed(CARD)));
            goOn();
            RED.plays("use " + CARD, "reap b1", "done");
            now("red grain", "4");
            given(harvest(RED.hasPlayed(CARD)));
            goOn();
            RED.plays("done");
            now("red grain", "3");
        }

        @Test
        @Rule("AGR-C9")
        void takes_nothing_for_others() {
            given(harvest(GREEN.hasPlayed(CARD)));
            goOn();
            now("red grain", "3");
        }

        private Given[] harvest(Given cards) {
            return new Given[] {
                deckA(), round(4), beforeTheHarvest(), cards, RED.farm(FIELDS), RED.has("4 food"), GREEN.has("4 food")
            };
        }
    }

    @Nested
    class SeasonalWorker {

        private static final String CARD = "a114-seasonal-worker";

        @Test
        void adds_a_grain_to_day_laborer() {
            given(deckA(), round(5), RED.hasPlayed(CARD));
            RED.plays("place day-laborer");
            RED.changed("food: 0 > 2", "grain: 0 > 1", "home: 2 > 1");
        }

        @Test
        void lets_its_owner_choose_from_round_six_on() {
            given(deckA(), round(6), RED.hasPlayed(CARD));
            RED.plays("place day-laborer");
            RED.isOffered("choose 0 " + CARD, "choose 1 " + CARD);
            RED.plays("choose 1 " + CARD);
            RED.changed("food: 0 > 2", "vegetable: 0 > 1", "home: 2 > 1");
        }

        @Test
        void adds_nothing_elsewhere_or_for_others() {
            given(deckA(), round(6), RED.hasPlayed(CARD));
            RED.plays("place grain-seeds");
            RED.changed("grain: 0 > 1", "home: 2 > 1");
            given(deckA(), round(6), GREEN.hasPlayed(CARD));
            RED.plays("place day-laborer");
            GREEN.changed();
        }
    }

    @Nested
    class WoodCutter {

        private static final String CARD = "a116-wood-cutter";

        @Test
        void adds_a_wood_wherever_wood_gathers() {
            for (String space : new String[] {"forest", "grove", "copse"}) {
                given(deckA(), players(4), RED.hasPlayed(CARD), holds(space, "1 wood"));
                RED.plays("place " + space);
                RED.changed("wood: 0 > 2", "home: 2 > 1");
            }
        }

        @Test
        void adds_none_elsewhere_or_for_others() {
            given(deckA(), RED.hasPlayed(CARD), holds("clay-pit", "1 clay"));
            RED.plays("place clay-pit");
            RED.changed("clay: 0 > 1", "home: 2 > 1");
            given(deckA(), GREEN.hasPlayed(CARD), holds("forest", "1 wood"));
            RED.plays("place forest");
            GREEN.changed();
        }

        @Test
        @Rule({"AGR-W3", "AGR-K16"})
        void does_not_make_a_space_usable_that_is_not() {
            given(deckA(), RED.hasPlayed(CARD));
            RED.mayNot("place forest", "place lessons", "place meeting-place", "place farm-expansion");
        }
    }

    @Nested
    class FirewoodCollector {

        private static final String CARD = "a119-firewood-collector";

        @Test
        @Rule("AGR-K2")
        void gives_a_wood_at_the_end_of_a_turn_in_the_fields() {
            given(deckA(), RED.hasPlayed(CARD));
            RED.plays("place farmland", "plow a1");
            RED.changed("wood: 0 > 1", "a1: - > field", "home: 2 > 1");
            given(deckA(), RED.hasPlayed(CARD));
            RED.plays("place grain-seeds");
            RED.changed("wood: 0 > 1", "grain: 0 > 1", "home: 2 > 1");
            given(deckA(), RED.hasPlayed(CARD, "fireplace-2"), RED.has("1 grain"), out("grain-utilization"));
            RED.plays("place grain-utilization", "bake 1");
            RED.changed("wood: 0 > 1", "grain: 1 > 0", "food: 0 > 2", "home: 2 > 1");
            given(deckA(), RED.hasPlayed(CARD), out("cultivation"));
            RED.plays("place cultivation", "plow a1");
            RED.changed("wood: 0 > 1", "a1: - > field", "home: 2 > 1");
        }

        @Test
        void gives_none_before_the_end_elsewhere_or_for_others() {
            given(deckA(), RED.hasPlayed(CARD));
            RED.plays("place farmland");
            RED.changed("home: 2 > 1");
            given(deckA(), RED.hasPlayed(CARD));
            RED.plays("place day-laborer");
            RED.changed("food: 0 > 2", "home: 2 > 1");
            given(deckA(), GREEN.hasPlayed(CARD));
            RED.plays("place grain-seeds");
            GREEN.changed();
        }
    }

    @Nested
    class ClayHutBuilder {

        private static final String CARD = "a120-clay-hut-builder";

        @Test
        @Rule("AGR-K1")
        void puts_clay_on_five_rounds_as_soon_as_the_house_is_not_wooden() {
            given(deckA(), RED.hasPlayed(CARD), RED.has("2 clay 1 reed"), out("house-redevelopment"));
            RED.plays("place house-redevelopment");
            changed(
                    "red clay: 2 > 0",
                    "red reed: 1 > 0",
                    "red house: wood > clay",
                    "red home: 2 > 1",
                    "on house-redevelopment: > 1 red",
                    "round 6 for red: > 2 clay",
                    "round 7 for red: > 2 clay",
                    "round 8 for red: > 2 clay",
                    "round 9 for red: > 2 clay",
                    "round 10 for red: > 2 clay");
        }

        @Test
        @Rule("AGR-K1")
        void does_so_at_once_in_a_clay_house_but_only_once() {
            given(
                    deckA(),
                    round(12),
                    RED.holds(CARD),
                    RED.farm(CLAY_HOUSE),
                    RED.has("2 stone 1 reed"),
                    GREEN.home(1),
                    out("house-redevelopment"));
            RED.plays("place lessons", "play " + CARD);
            now("round 13 for red", "2 clay");
            now("round 14 for red", "2 clay");
            GREEN.plays("place grain-seeds");
            RED.plays("place house-redevelopment");
            now("round 14 for red", "2 clay");
        }

        @Test
        void does_nothing_in_a_wooden_house_or_for_the_houses_of_others() {
            given(deckA(), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            changed("red hand: " + CARD + " >", "red cards: > " + CARD, "red home: 2 > 1", "on lessons: > 1 red");
            given(deckA(), GREEN.hasPlayed(CARD), RED.has("2 clay 1 reed"), out("house-redevelopment"));
            RED.plays("place house-redevelopment");
            assertThat(position().board().waiting(GREEN.seat, 6)).isZero();
            meanwhile();
        }
    }
}
