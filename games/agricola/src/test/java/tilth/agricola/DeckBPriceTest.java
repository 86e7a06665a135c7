package tilth.agricola;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** The cards of deck B that change prices, alone and together. */
class DeckBPriceTest extends DeckBScenario {

    private static final String LARGE_CLAY_HOUSE = LARGE_HOUSE.replace('W', 'C');

    /** Four rooms. */
    private static final String FOUR_ROOMS = LARGE_HOUSE.replaceFirst("W   \\.", "W   W");

    @Nested
    class CarpentersParlor {

        @Test
        void a_wooden_room_costs_two_wood_and_two_reed() {
            given(deckB(), RED.hasPlayed("b013-carpenters-parlor"), RED.has("2 wood 2 reed"));
            RED.plays("place farm-expansion", "build-room a1");
            RED.changed("wood: 2 > 0", "reed: 2 > 0", "a1: - > room", "home: 2 > 1");
        }

        @Test
        void other_rooms_and_those_of_others_cost_what_they_cost() {
            given(
                    deckB(),
                    RED.farm(CLAY_HOUSE),
                    RED.hasPlayed("b013-carpenters-parlor"),
                    RED.has("2 wood 4 clay 2 reed"));
            RED.plays("place farm-expansion");
            RED.mayNot("build-room a1");
            meanwhile();
            given(deckB(), GREEN.hasPlayed("b013-carpenters-parlor"), RED.has("2 wood 2 reed"));
            RED.plays("place farm-expansion");
            RED.mayNot("build-room a1");
            meanwhile();
        }
    }

    @Nested
    class Carpenter {

        @Test
        void a_room_costs_three_of_the_house_and_two_reed() {
            given(deckB(), RED.hasPlayed("b126-carpenter"), RED.has("3 wood 2 reed"));
            RED.plays("place farm-expansion", "build-room a1");
            RED.changed("wood: 3 > 0", "reed: 2 > 0", "a1: - > room", "home: 2 > 1");
            given(deckB(), RED.farm(STONE_HOUSE), RED.hasPlayed("b126-carpenter"), RED.has("6 stone 4 reed"));
            RED.plays("place farm-expansion", "build-room a1", "build-room b2");
            RED.changed("stone: 6 > 0", "reed: 4 > 0", "a1: - > room", "b2: - > room", "home: 2 > 1");
        }

        @Test
        void does_not_help_others_or_with_too_little() {
            given(deckB(), GREEN.hasPlayed("b126-carpenter"), RED.has("3 wood 2 reed"));
            RED.plays("place farm-expansion");
            RED.mayNot("build-room a1");
            meanwhile();
            given(deckB(), RED.farm(CLAY_HOUSE), RED.hasPlayed("b126-carpenter"), RED.has("3 wood 2 clay 2 reed"));
            RED.plays("place farm-expansion");
            RED.mayNot("build-room a1");
            meanwhile();
        }
    }

    @Nested
    class BrushwoodCollector {

        @Test
        void pays_a_wood_for_all_reed_of_a_room() {
            given(deckB(), players(3), RED.hasPlayed("b145-brushwood-collector"), RED.has("6 wood"));
            RED.plays("place farm-expansion", "build-room a1");
            RED.changed("wood: 6 > 0", "a1: - > room", "home: 2 > 1");
            given(deckB(), players(3), RED.hasPlayed("b145-brushwood-collector"), RED.has("5 wood 1 reed"));
            RED.plays("place farm-expansion");
            RED.mayNot("build-room a1");
            meanwhile();
        }

        @Test
        void leaves_the_choice_where_there_is_reed() {
            given(deckB(), players(3), RED.hasPlayed("b145-brushwood-collector"), RED.has("6 wood 2 reed"));
            RED.plays("place farm-expansion", "build-room a1");
            RED.isOffered("pay 0", "pay 1");
            RED.plays("pay 0");
            RED.changed("wood: 6 > 1", "reed: 2 > 0", "a1: - > room", "home: 2 > 1");
        }

        @Test
        void pays_a_wood_for_the_reed_of_a_renovation() {
            given(
                    deckB(),
                    players(3),
                    out("house-redevelopment"),
                    RED.hasPlayed("b145-brushwood-collector"),
                    RED.has("2 clay 1 wood"));
            RED.plays("place house-redevelopment");
            RED.changed("clay: 2 > 0", "wood: 1 > 0", "house: wood > clay", "home: 2 > 1");
        }

        @Test
        void does_not_help_to_pay_for_cards_or_others() {
            given(
                    deckB(),
                    players(3),
                    RED.hasPlayed("b145-brushwood-collector"),
                    RED.holds("b024-lasso"),
                    RED.has("1 wood"));
            RED.mayNot("place meeting-place");
            given(
                    deckB(),
                    players(3),
                    out("house-redevelopment"),
                    GREEN.hasPlayed("b145-brushwood-collector"),
                    RED.has("2 clay 1 wood"));
            RED.mayNot("place house-redevelopment");
        }
    }

    @Nested
    class Together {

        @Test
        @Rule("AGR-P2")
        void the_cheaper_of_two_prices_is_paid_not_both_rebates() {
            given(deckB(), RED.hasPlayed("b013-carpenters-parlor", "b126-carpenter"), RED.has("9 wood 2 reed"));
            RED.plays("place farm-expansion", "build-room a1", "done");
            RED.changed("wood: 9 > 7", "reed: 2 > 0", "a1: - > room", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-P2")
        void reed_is_replaced_after_the_price_is_chosen() {
            given(
                    deckB(),
                    players(3),
                    RED.hasPlayed("b013-carpenters-parlor", "b126-carpenter", "b145-brushwood-collector"),
                    RED.has("3 wood"));
            RED.plays("place farm-expansion", "build-room a1");
            RED.changed("wood: 3 > 0", "a1: - > room", "home: 2 > 1");
            given(
                    deckB(),
                    players(3),
                    RED.farm(LARGE_CLAY_HOUSE),
                    RED.hasPlayed("b013-carpenters-parlor", "b126-carpenter", "b145-brushwood-collector"),
                    RED.has("1 wood 3 clay"));
            RED.plays("place farm-expansion", "build-room b2");
            RED.changed("wood: 1 > 0", "clay: 3 > 0", "b2: - > room", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-P2")
        void only_ways_that_cost_no_more_than_another_are_offered() {
            given(
                    deckB(),
                    players(3),
                    RED.hasPlayed("b013-carpenters-parlor", "b126-carpenter", "b145-brushwood-collector"),
                    RED.has("9 wood 2 reed"));
            RED.plays("place farm-expansion", "build-room a1");
            RED.isOffered("pay 0", "pay 1");
            RED.plays("pay 0", "done");
            RED.changed("wood: 9 > 7", "reed: 2 > 0", "a1: - > room", "home: 2 > 1");
        }
    }

    @Nested
    class MasterBricklayer {

        @Test
        void a_major_costs_a_stone_less_for_each_room_that_was_added() {
            given(
                    deckB(),
                    out("major-improvement"),
                    RED.farm(FOUR_ROOMS),
                    RED.hasPlayed("b095-master-bricklayer"),
                    RED.has("1 wood 1 stone"));
            RED.plays("place major-improvement", "build well");
            RED.changed(
                    "wood: 1 > 0",
                    "stone: 1 > 0",
                    "cards: b095-master-bricklayer > well, b095-master-bricklayer",
                    "home: 2 > 1");
        }

        @Test
        void never_pays_back_stone_or_other_goods() {
            given(
                    deckB(),
                    out("major-improvement"),
                    RED.farm(FOUR_ROOMS),
                    RED.hasPlayed("b095-master-bricklayer"),
                    RED.has("3 clay"));
            RED.plays("place major-improvement", "build clay-oven");
            RED.changed(
                    "clay: 3 > 0", "cards: b095-master-bricklayer > clay-oven, b095-master-bricklayer", "home: 2 > 1");
            given(
                    deckB(),
                    out("major-improvement"),
                    RED.farm(FOUR_ROOMS),
                    RED.hasPlayed("b095-master-bricklayer"),
                    RED.has("1 clay"));
            RED.mayNot("place major-improvement");
        }

        @Test
        void does_not_help_with_two_rooms_for_minors_or_others() {
            given(
                    deckB(),
                    out("major-improvement"),
                    RED.hasPlayed("b095-master-bricklayer"),
                    RED.has("1 wood 2 stone"));
            RED.mayNot("place major-improvement");
            given(
                    deckB(),
                    RED.farm(FOUR_ROOMS),
                    RED.hasPlayed("b095-master-bricklayer"),
                    RED.holds("b013-carpenters-parlor"),
                    RED.has("1 wood"));
            RED.mayNot("place meeting-place");
            given(
                    deckB(),
                    out("major-improvement"),
                    RED.farm(FOUR_ROOMS),
                    GREEN.hasPlayed("b095-master-bricklayer"),
                    RED.has("1 wood 1 stone"));
            RED.mayNot("place major-improvement");
        }
    }
}
