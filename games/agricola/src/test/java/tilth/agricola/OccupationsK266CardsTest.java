package tilth.agricola;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Occupations of deck K, edition of 2007, K266 to K289: those that play cards and trade. */
class OccupationsK266CardsTest extends ClassicScenario {

    @Nested
    class Scholar {

        private static final String CARD = "k279-scholar";

        @Test
        void plays_an_occupation_for_a_food_when_a_round_begins() {
            givenStoneHouse("1 food 1 wood", "e171-dock-worker", "k109-spit-roast");
            RED.isOffered("use " + CARD, "done");
            RED.plays("use " + CARD);
            RED.isOffered("choose 0 " + CARD, "choose 1 " + CARD);
            RED.plays("choose 0 " + CARD, "play e171-dock-worker");
            RED.isAsked("place");
            RED.changed(
                    "food: 1 > 0",
                    "hand: e171-dock-worker, k109-spit-roast > k109-spit-roast",
                    "cards: " + CARD + " > e171-dock-worker, " + CARD);
        }

        @Test
        void or_an_improvement_at_its_price() {
            givenStoneHouse("1 food 1 wood", "e171-dock-worker", "k109-spit-roast");
            RED.plays("use " + CARD, "choose 1 " + CARD, "play k109-spit-roast");
            RED.isAsked("place");
            RED.changed(
                    "wood: 1 > 0",
                    "hand: e171-dock-worker, k109-spit-roast > e171-dock-worker",
                    "cards: " + CARD + " > k109-spit-roast, " + CARD);
            givenStoneHouse("2 clay");
            RED.plays("use " + CARD, "build fireplace-2");
            RED.changed("clay: 2 > 0", "cards: " + CARD + " > fireplace-2, " + CARD);
        }

        @Test
        @Rule("AGR-M7")
        void what_fills_round_spaces_passes_over_the_round_that_begins() {
            given(
                    eikz(),
                    round(7),
                    beforeTheNextRound(),
                    RED.farm(STONE_HOUSE),
                    RED.hasPlayed(CARD),
                    RED.holds("k116-granary"),
                    RED.has("3 wood"));
            goOn();
            RED.plays("use " + CARD, "play k116-granary");
            RED.changed("wood: 3 > 0", "hand: k116-granary >", "cards: " + CARD + " > k116-granary, " + CARD);
            now("round 8 for red", "");
            now("round 10 for red", "1 grain");
            now("round 12 for red", "1 grain");
        }

        @Test
        void not_in_a_clay_house_and_no_occupation_without_food() {
            given(
                    eikz(),
                    round(5),
                    beforeTheNextRound(),
                    RED.farm(CLAY_HOUSE),
                    RED.hasPlayed(CARD),
                    RED.holds("e171-dock-worker", "k109-spit-roast"),
                    RED.has("1 food 1 wood"));
            goOn();
            RED.isAsked("place");
            RED.changed();
            givenStoneHouse("", "e171-dock-worker", "k109-spit-roast");
            RED.isAsked("place");
            RED.changed();
        }

        private void givenStoneHouse(String goods, String... hand) {
            given(
                    eikz(),
                    round(5),
                    beforeTheNextRound(),
                    RED.farm(STONE_HOUSE),
                    RED.hasPlayed(CARD),
                    RED.holds(hand),
                    RED.has(goods));
            goOn();
        }
    }

    @Nested
    class TravelingSalesman {

        private static final String CARD = "k281-traveling-salesman";

        @Test
        @Rule("AGR-K8")
        void builds_a_major_in_place_of_a_minor() {
            given(eikz(), RED.hasPlayed(CARD), RED.holds("e25-spices"), RED.has("2 clay"));
            RED.plays("place meeting-place");
            RED.isOffered("build fireplace-2", "play e25-spices", "done");
            RED.plays("build fireplace-2");
            GREEN.isAsked("place");
            RED.changed("clay: 2 > 0", "cards: " + CARD + " > fireplace-2, " + CARD, "home: 2 > 1");
        }

        @Test
        void plays_two_minors_where_a_major_or_a_minor_may_be_had() {
            givenMajorImprovement("2 wood 1 stone 2 clay");
            RED.plays("place major-improvement", "play e25-spices");
            RED.isOffered("use " + CARD, "done");
            RED.plays("use " + CARD);
            RED.isOffered("play e13-axe", "play k109-spit-roast");
            RED.plays("play k109-spit-roast");
            GREEN.isAsked("place");
            RED.changed(
                    "wood: 2 > 1",
                    "hand: e13-axe, e25-spices, k109-spit-roast > e13-axe",
                    "cards: " + CARD + " > e25-spices, k109-spit-roast, " + CARD,
                    "home: 2 > 1");
        }

        @Test
        void nothing_after_a_major() {
            givenMajorImprovement("2 wood 2 clay");
            RED.plays("place major-improvement", "build fireplace-2");
            GREEN.isAsked("place");
            RED.changed("clay: 2 > 0", "cards: " + CARD + " > fireplace-2, " + CARD, "home: 2 > 1");
        }

        @Test
        void not_along_with_a_scholar() {
            given(
                    eikz(),
                    round(5),
                    beforeTheNextRound(),
                    RED.farm(STONE_HOUSE),
                    RED.hasPlayed("k279-scholar", CARD),
                    RED.holds("e25-spices", "k109-spit-roast"),
                    RED.has("1 wood"));
            goOn();
            RED.plays("use k279-scholar", "play e25-spices");
            RED.isAsked("place");
            RED.changed(
                    "hand: e25-spices, k109-spit-roast > k109-spit-roast",
                    "cards: k279-scholar, " + CARD + " > e25-spices, k279-scholar, " + CARD);
        }

        @Test
        @Rule("AGR-K8")
        void not_where_a_card_lets_its_owner_play_a_minor() {
            given(eikz(), RED.hasPlayed(CARD), RED.holds("k125-broom"), RED.has("9 wood 9 clay 9 reed 9 stone 9 food"));
            RED.plays("place meeting-place", "play k125-broom", "use k125-broom");
            RED.mayNot("build fireplace-2");
            meanwhile();
        }

        private void givenMajorImprovement(String goods) {
            given(
                    eikz(),
                    out("major-improvement"),
                    RED.hasPlayed(CARD),
                    RED.holds("e13-axe", "e25-spices", "k109-spit-roast"),
                    RED.has(goods));
        }
    }

    @Nested
    class Tinsmith {

        private static final String CARD = "k285-tinsmith";

        @Test
        @Rule("AGR-X3")
        void turns_clay_into_food() {
            given(eikz(), players(3), RED.hasPlayed(CARD), RED.has("3 clay"));
            RED.mayNot("trade " + CARD + " 1");
            RED.plays("trade " + CARD + " 0", "trade " + CARD + " 0");
            RED.changed("clay: 3 > 1", "food: 0 > 2");
        }

        @Test
        @Rule("AGR-X3")
        void makes_more_of_it_where_anybody_has_a_well() {
            given(eikz(), players(3), RED.hasPlayed(CARD), GREEN.hasPlayed("well"), RED.has("2 clay"));
            RED.plays("trade " + CARD + " 1");
            RED.changed("clay: 2 > 0", "food: 0 > 3");
            given(eikz(), players(3), RED.hasPlayed("i66-village-well", CARD), RED.has("2 clay"));
            RED.plays("trade " + CARD + " 1");
            RED.changed("clay: 2 > 0", "food: 0 > 3");
        }

        @Test
        void not_without_clay() {
            given(eikz(), players(3), RED.hasPlayed("well", CARD), RED.has("5 wood"));
            RED.mayNot("trade " + CARD + " 0", "trade " + CARD + " 1");
            given(eikz(), players(3), RED.hasPlayed("well", CARD), RED.has("1 clay"));
            RED.mayNot("trade " + CARD + " 1");
        }
    }

    @Nested
    class StorehouseClerkAmongOthers {

        private static final String CARD = "k287-storehouse-clerk";

        @Test
        @Rule("AGR-K2")
        void counts_what_other_cards_bring_when_the_round_begins() {
            given(
                    eikz(),
                    players(4),
                    round(5),
                    beforeTheNextRound(),
                    RED.farm(STONE_HOUSE),
                    RED.hasPlayed("k279-scholar", CARD),
                    RED.holds("k143-stone-exchange"),
                    RED.has("2 wood 3 stone"));
            goOn();
            RED.plays("use k279-scholar", "play k143-stone-exchange");
            RED.plays("use " + CARD);
            RED.changed("wood: 2 > 0", "stone: 3 > 6", "hand: k143-stone-exchange >");
        }
    }
}
