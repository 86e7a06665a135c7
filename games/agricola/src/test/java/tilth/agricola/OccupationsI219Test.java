package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Occupations of deck I from I219 to I242. */
class OccupationsI219Test extends ClassicScenario {

    @Nested
    class VillageElder {

        private static final String CARD = "i221-village-elder";

        @ParameterizedTest
        @CsvSource({"1, wood: 0 > 4", "5, wood: 0 > 4", "6, wood: 0 > 3", "9, wood: 0 > 2", "12, wood: 0 > 1"})
        void brings_more_wood_the_earlier_it_is_played(int round, String change) {
            given(eikz(), players(3), round(round), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            RED.changed(change, "hand: " + CARD + " >", "cards: > " + CARD, "home: 2 > 1");
        }

        @Test
        void brings_no_wood_in_the_last_round() {
            given(eikz(), players(3), round(14), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            RED.changed("hand: " + CARD + " >", "cards: > " + CARD, "home: 2 > 1");
        }

        @Test
        void everybody_with_most_improvements_gets_points() {
            given(
                    eikz(),
                    players(3),
                    RED.hasPlayed(CARD, "joinery"),
                    GREEN.hasPlayed("pottery", "e25-spices"),
                    BLUE.hasPlayed("k109-spit-roast", "e13-axe"));
            assertThat(RED.points("bonus")).isZero();
            assertThat(GREEN.points("bonus")).isEqualTo(3);
            assertThat(BLUE.points("bonus")).isEqualTo(3);
        }
    }

    @Nested
    class FieldWorker {

        private static final String CARD = "i224-field-worker";

        @Test
        void gets_grain_at_a_table_of_three_once_for_each_sowing() {
            given(
                    eikz(),
                    players(3),
                    out("grain-utilization"),
                    GREEN.hasPlayed(CARD),
                    RED.farm(TWO_FIELDS),
                    RED.has("3 grain"));
            RED.plays("place grain-utilization", "sow grain b1", "sow grain c1", "sow grain d1");
            GREEN.changed("grain: 0 > 1");
        }

        @Test
        void gets_food_at_larger_tables_and_nothing_when_it_sows_itself() {
            given(
                    eikz(),
                    players(4),
                    out("grain-utilization"),
                    GREEN.hasPlayed(CARD),
                    RED.farm(TWO_FIELDS),
                    RED.has("1 grain"));
            RED.plays("place grain-utilization", "sow grain b1");
            GREEN.changed("food: 0 > 1");
            given(
                    eikz(),
                    players(4),
                    out("grain-utilization"),
                    RED.hasPlayed(CARD),
                    RED.farm(TWO_FIELDS),
                    RED.has("1 grain"));
            RED.plays("place grain-utilization", "sow grain b1");
            RED.changed("grain: 1 > 0", "b1: field > field 3 grain", "home: 2 > 1");
        }
    }

    @Nested
    class FieldWatchman {

        private static final String CARD = "i225-field-watchman";

        @Test
        void may_plow_with_a_grain() {
            given(eikz(), RED.hasPlayed(CARD));
            RED.plays("place grain-seeds");
            RED.isOffered("use " + CARD, "done");
            RED.plays("use " + CARD, "plow b1");
            RED.changed("grain: 0 > 1", "b1: - > field", "home: 2 > 1");
        }

        @Test
        void others_and_other_spaces_bring_nothing() {
            given(eikz(), RED.hasPlayed(CARD), GREEN.toMove());
            GREEN.plays("place grain-seeds");
            RED.isAsked("place");
            GREEN.changed("grain: 0 > 1", "home: 2 > 1");
        }
    }

    @Nested
    class Manservant {

        private static final String CARD = "i231-manservant";

        @Test
        void food_waits_in_all_rounds_to_come_once_the_house_is_of_stone() {
            given(
                    eikz(),
                    round(12),
                    out("house-redevelopment"),
                    RED.hasPlayed(CARD),
                    RED.farm(CLAY_HOUSE),
                    RED.has("2 stone 1 reed"));
            RED.plays("place house-redevelopment");
            now("round 12 for red", "");
            now("round 13 for red", "3 food");
            now("round 14 for red", "3 food");
        }

        @Test
        void a_house_of_clay_brings_nothing_when_it_is_played_one_of_stone_does() {
            given(eikz(), round(13), RED.holds(CARD), RED.farm(CLAY_HOUSE));
            RED.plays("place lessons", "play " + CARD);
            now("round 14 for red", "");
            given(eikz(), round(13), RED.holds(CARD), RED.farm(STONE_HOUSE));
            RED.plays("place lessons", "play " + CARD);
            now("round 14 for red", "3 food");
        }
    }

    @Nested
    class WoodCollector {

        private static final String CARD = "i235-wood-collector";

        @Test
        void wood_waits_on_the_next_five_round_spaces() {
            given(eikz(), round(3), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            now("round 3 for red", "");
            now("round 4 for red", "1 wood");
            now("round 8 for red", "1 wood");
            now("round 9 for red", "");
        }

        @Test
        void what_lies_beyond_the_last_round_is_lost() {
            given(eikz(), round(14), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            RED.changed("hand: " + CARD + " >", "cards: > " + CARD, "home: 2 > 1");
        }
    }

    @Nested
    class Cowherd {

        private static final String CARD = "i240-cowherd";

        @Test
        void gets_another_cattle_on_the_market() {
            given(
                    eikz(),
                    players(3),
                    out("cattle-market"),
                    holds("cattle-market", "1 cattle"),
                    RED.hasPlayed(CARD),
                    RED.farm(TWO_PASTURES));
            RED.plays("place cattle-market");
            RED.changed("cattle: 0 > 2", "home: 2 > 1");
        }

        @Test
        void the_choice_of_animals_brings_nothing_more() {
            given(eikz(), players(5), RED.hasPlayed(CARD), RED.farm(TWO_PASTURES), RED.has("1 food"));
            RED.plays("place animal-market", "take cattle");
            RED.changed("cattle: 0 > 1", "food: 1 > 0", "home: 2 > 1");
        }
    }

    @Nested
    class ClayHutBuilder {

        private static final String CARD = "i242-clay-hut-builder";

        @Test
        void clay_waits_once_the_house_is_of_clay() {
            given(eikz(), out("house-redevelopment"), RED.hasPlayed(CARD), RED.has("2 clay 1 reed"));
            RED.plays("place house-redevelopment");
            now("round 6 for red", "2 clay");
            now("round 10 for red", "2 clay");
            now("round 11 for red", "");
        }

        @Test
        void a_house_of_wood_brings_nothing_and_one_of_stone_at_once() {
            given(eikz(), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            now("round 2 for red", "");
            given(eikz(), RED.holds(CARD), RED.farm(STONE_HOUSE));
            RED.plays("place lessons", "play " + CARD);
            now("round 2 for red", "2 clay");
            now("round 7 for red", "");
        }

        @Test
        void hears_what_happens_between_the_action_it_was_played_with_and_the_next() {
            given(
                    eikz(),
                    players(1),
                    RED.hasPlayed("e50-builders-trowel"),
                    RED.holds(CARD),
                    RED.has("2 clay 1 reed 1 food"));
            RED.plays("place lessons", "play " + CARD, "trade e50-builders-trowel 0");
            now("round 2 for red", "2 clay");
        }

        @Test
        void a_second_renovation_brings_nothing_more() {
            given(
                    eikz(),
                    out("house-redevelopment", "farm-redevelopment"),
                    RED.holds(CARD),
                    RED.farm(CLAY_HOUSE),
                    RED.has("2 stone 1 reed"));
            RED.plays("place lessons", "play " + CARD);
            meanwhile();
            GREEN.plays("place day-laborer");
            meanwhile();
            RED.plays("place house-redevelopment");
            RED.changed("stone: 2 > 0", "reed: 1 > 0", "house: clay > stone", "home: 1 > 0");
        }
    }
}
