package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.agricola.goods.Goods;
import tilth.engine.Rule;

/** The occupations of deck A that change prices, and those for more players. */
class DeckAOccupationTradeTest extends DeckAScenario {

    @Nested
    class Lessons {

        @Test
        @Rule("AGR-D5")
        void cost_nothing_first_and_one_food_later() {
            given(deckA(), RED.holds("a125-priest", "a087-conservator"), GREEN.home(1));
            RED.plays("place lessons", "play a125-priest");
            meanwhile();
            given(deckA(), RED.holds("a087-conservator"), RED.hasPlayed("a125-priest"));
            RED.mayNot("place lessons");
            given(deckA(), RED.holds("a087-conservator"), RED.hasPlayed("a125-priest"), RED.has("1 food"));
            RED.plays("place lessons", "play a087-conservator");
            RED.changed(
                    "food: 1 > 0",
                    "hand: a087-conservator >",
                    "cards: a125-priest > a087-conservator, a125-priest",
                    "home: 2 > 1");
        }

        @Test
        @Rule("AGR-D6")
        void are_for_occupations_only() {
            given(deckA(), RED.holds("a016-rammed-clay"));
            RED.mayNot("place lessons");
            given(deckA(), RED.holds("a125-priest"));
            RED.mayNot("place meeting-place");
        }
    }

    @Nested
    class FrameBuilder {

        private static final String CARD = "a123-frame-builder";

        @Test
        @Rule("AGR-P2")
        void pays_a_wood_for_two_clay_of_every_room() {
            given(deckA(), RED.hasPlayed(CARD), RED.farm(CLAY_HOUSE), RED.has("2 wood 6 clay 4 reed"));
            RED.plays("place farm-expansion", "build-room a1");
            RED.isOffered("pay 0", "pay 1");
            RED.plays("pay 1");
            RED.changed("wood: 2 > 1", "clay: 6 > 3", "reed: 4 > 2", "a1: - > room", "home: 2 > 1");
            RED.plays("build-room b1");
            RED.changed("wood: 1 > 0", "clay: 3 > 0", "reed: 2 > 0", "b1: - > room");
        }

        @Test
        @Rule("AGR-P2")
        void pays_a_wood_for_two_stone_of_a_renovation_once() {
            String four = CLAY_HOUSE.replaceFirst("  \\.   \\.", "  C   C");
            given(
                    deckA(),
                    RED.hasPlayed(CARD),
                    RED.farm(four),
                    RED.has("2 wood 2 stone 1 reed"),
                    out("house-redevelopment"));
            RED.plays("place house-redevelopment");
            RED.changed("wood: 2 > 1", "stone: 2 > 0", "reed: 1 > 0", "house: clay > stone", "home: 2 > 1");
            given(
                    deckA(),
                    RED.hasPlayed(CARD),
                    RED.farm(four),
                    RED.has("3 wood 1 stone 1 reed"),
                    out("house-redevelopment"));
            RED.mayNot("place house-redevelopment");
        }

        @Test
        void replaces_neither_wood_nor_what_improvements_cost() {
            given(deckA(), RED.hasPlayed(CARD), RED.has("1 wood 1 reed"), out("major-improvement"));
            RED.mayNot("place major-improvement");
            given(deckA(), GREEN.hasPlayed(CARD), RED.farm(CLAY_HOUSE), RED.has("2 wood 3 clay 2 reed"));
            RED.plays("place farm-expansion");
            RED.mayNot("build-room a1");
            meanwhile();
        }
    }

    @Nested
    class Priest {

        private static final String CARD = "a125-priest";

        @Test
        void rewards_a_clay_house_of_two_rooms() {
            given(deckA(), RED.holds(CARD), RED.farm(CLAY_HOUSE));
            RED.plays("place lessons", "play " + CARD);
            RED.changed(
                    "clay: 0 > 3",
                    "reed: 0 > 2",
                    "stone: 0 > 2",
                    "hand: " + CARD + " >",
                    "cards: > " + CARD,
                    "home: 2 > 1");
        }

        @Test
        @Rule("AGR-D8")
        void may_be_played_for_nothing_elsewhere() {
            for (String farm : new String[] {WOODEN_HOUSE, STONE_HOUSE, CLAY_HOUSE.replaceFirst("  \\.", "  C")}) {
                given(deckA(), RED.holds(CARD), RED.farm(farm));
                RED.plays("place lessons", "play " + CARD);
                RED.changed("hand: " + CARD + " >", "cards: > " + CARD, "home: 2 > 1");
            }
        }
    }

    @Nested
    class Braggart {

        private static final String CARD = "a133-braggart";
        private static final String[] IMPROVEMENTS = {
            "fireplace-2",
            "fireplace-3",
            "well",
            "joinery",
            "a012-drinking-trough",
            "a016-rammed-clay",
            "a019-handplow",
            "a067-corn-scoop",
            "a078-canoe",
            "a080-stone-tongs",
            "a083-shepherds-crook"
        };

        @Test
        @Rule({"AGR-K6", "AGR-E11"})
        void counts_the_improvements_in_front_of_its_owner() {
            int[] points = {0, 0, 0, 0, 0, 2, 3, 4, 5, 7, 9, 9};
            for (int count = 0; count < points.length; count++) {
                String[] cards = Arrays.copyOf(IMPROVEMENTS, count + 1);
                cards[count] = CARD;
                given(deckA(), players(3), RED.hasPlayed(cards));
                assertThat(RED.points("bonus")).as("for %d", count).isEqualTo(points[count]);
                assertThat(GREEN.points("bonus")).isZero();
            }
        }

        @Test
        @Rule("AGR-K6")
        void counts_no_occupations() {
            given(
                    deckA(),
                    players(3),
                    RED.hasPlayed(
                            CARD, "well", "joinery", "a016-rammed-clay", "a078-canoe", "a125-priest", "a102-grocer"));
            assertThat(RED.points("bonus")).isZero();
        }
    }

    @Nested
    class Harpooner {

        private static final String CARD = "a138-harpooner";

        @Test
        void trades_a_wood_for_reed_and_food_while_fishing() {
            given(
                    deckA(),
                    players(3),
                    RED.hasPlayed(CARD),
                    RED.has("1 wood"),
                    RED.people(3),
                    holds("fishing", "1 food"));
            RED.plays("place fishing");
            RED.isOffered("use " + CARD, "done");
            RED.plays("use " + CARD);
            RED.changed("wood: 1 > 0", "reed: 0 > 1", "food: 0 > 4", "home: 3 > 2");
            GREEN.isAsked("place");
        }

        @Test
        void may_be_left_and_needs_wood_fish_and_its_owner() {
            given(deckA(), players(3), RED.hasPlayed(CARD), RED.has("1 wood"), holds("fishing", "1 food"));
            RED.plays("place fishing", "done");
            RED.changed("food: 0 > 1", "home: 2 > 1");
            given(deckA(), players(3), RED.hasPlayed(CARD), holds("fishing", "1 food"));
            RED.plays("place fishing");
            GREEN.isAsked("place");
            meanwhile();
            given(deckA(), players(3), GREEN.hasPlayed(CARD), GREEN.has("1 wood"), holds("fishing", "1 food"));
            RED.plays("place fishing");
            GREEN.isAsked("place");
            GREEN.changed();
        }
    }

    @Nested
    class Stonecutter {

        private static final String CARD = "a143-stonecutter";

        @Test
        void saves_a_stone_on_every_improvement() {
            given(deckA(), players(3), RED.hasPlayed(CARD), RED.has("1 wood 2 stone"), out("major-improvement"));
            RED.plays("place major-improvement", "build well");
            assertThat(position().holdings().count(0, Goods.STONE)).isZero();
            meanwhile();
            given(deckA(), players(3), RED.hasPlayed(CARD), RED.holds("a075-lumber-mill"), RED.has("1 stone"));
            RED.plays("place meeting-place", "play a075-lumber-mill");
            RED.changed(
                    "stone: 1 > 0",
                    "hand: a075-lumber-mill >",
                    "cards: " + CARD + " > a075-lumber-mill, " + CARD,
                    "home: 2 > 1");
        }

        @Test
        @Rule("AGR-P2")
        void saves_one_on_every_room_and_one_on_a_renovation() {
            given(deckA(), players(3), RED.hasPlayed(CARD), RED.farm(STONE_HOUSE), RED.has("8 stone 4 reed"));
            RED.plays("place farm-expansion", "build-room a1", "build-room b1");
            RED.changed("stone: 8 > 0", "reed: 4 > 0", "a1: - > room", "b1: - > room", "home: 2 > 1");
            given(
                    deckA(),
                    players(3),
                    RED.hasPlayed(CARD),
                    RED.farm(CLAY_HOUSE),
                    RED.has("1 stone 1 reed"),
                    out("house-redevelopment"));
            RED.plays("place house-redevelopment");
            RED.changed("stone: 1 > 0", "reed: 1 > 0", "house: clay > stone", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-P2")
        void comes_after_the_frame_builder() {
            given(
                    deckA(),
                    players(3),
                    RED.hasPlayed(CARD, "a123-frame-builder"),
                    RED.farm(STONE_HOUSE),
                    RED.has("1 wood 2 stone 2 reed"));
            RED.plays("place farm-expansion", "build-room a1");
            RED.changed("wood: 1 > 0", "stone: 2 > 0", "reed: 2 > 0", "a1: - > room", "home: 2 > 1");
        }

        @Test
        void saves_nothing_for_others() {
            given(deckA(), players(3), GREEN.hasPlayed(CARD), RED.has("1 wood 2 stone"), out("major-improvement"));
            RED.mayNot("place major-improvement");
        }
    }

    @Nested
    class AnimalDealer {

        private static final String CARD = "a147-animal-dealer";

        @Test
        void buys_another_animal_of_the_kind() {
            String[][] markets = {{"sheep-market", "sheep"}, {"pig-market", "wild-boar"}, {"cattle-market", "cattle"}};
            for (String[] market : markets) {
                given(
                        deckA(),
                        players(3),
                        RED.hasPlayed(CARD),
                        RED.has("1 food"),
                        RED.farm(SMALL_PASTURE),
                        out(market[0]),
                        holds(market[0], "1 " + market[1]));
                RED.plays("place " + market[0]);
                RED.isOffered("use " + CARD, "done");
                RED.plays("use " + CARD);
                RED.changed(market[1] + ": 0 > 2", "food: 1 > 0", "home: 2 > 1");
            }
        }

        @Test
        @Rule({"AGR-K2", "AGR-X2"})
        void may_be_paid_by_cooking_what_was_just_taken() {
            given(
                    deckA(),
                    players(3),
                    RED.hasPlayed(CARD, "fireplace-2"),
                    out("sheep-market"),
                    holds("sheep-market", "1 sheep"));
            RED.plays("place sheep-market");
            RED.isOffered("cook sheep", "done");
            RED.plays("cook sheep", "use " + CARD);
            RED.changed("food: 0 > 1", "sheep: 0 > 1", "home: 2 > 1");
        }

        @Test
        void may_be_left_and_needs_food_and_its_owner() {
            given(
                    deckA(),
                    players(3),
                    RED.hasPlayed(CARD),
                    RED.has("1 food"),
                    RED.farm(SMALL_PASTURE),
                    out("sheep-market"),
                    holds("sheep-market", "1 sheep"));
            RED.plays("place sheep-market", "done");
            RED.changed("sheep: 0 > 1", "home: 2 > 1");
            given(deckA(), players(3), RED.hasPlayed(CARD), out("sheep-market"), holds("sheep-market", "1 sheep"));
            RED.plays("place sheep-market");
            GREEN.isAsked("place");
            RED.changed("sheep: 0 > 1", "home: 2 > 1");
            given(
                    deckA(),
                    players(3),
                    GREEN.hasPlayed(CARD),
                    GREEN.has("1 food"),
                    out("sheep-market"),
                    holds("sheep-market", "1 sheep"));
            RED.plays("place sheep-market");
            GREEN.isAsked("place");
            GREEN.changed();
        }
    }
}
