package tilth.agricola;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Occupations of deck K, edition of 2007, K290 to K312, that ask what goods have come. */
class OccupationsK290TakingTest extends ClassicScenario {

    @Nested
    class MarketWoman {

        private static final String CARD = "k292-market-woman";

        private static final String VEGETABLE_FIELD = """
                +   +   +   +   +   +
                  .   F  F1v  .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """;

        @Test
        @Rule("AGR-K81")
        void gets_two_grain_for_a_vegetable_of_a_space() {
            given(eikz(), out("vegetable-seeds"), RED.hasPlayed(CARD));
            RED.plays("place vegetable-seeds");
            RED.changed("vegetable: 0 > 1", "grain: 0 > 2", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K121")
        void for_those_of_a_minor_improvement_once_however_many() {
            given(eikz(), RED.hasPlayed(CARD), RED.has("1 grain"), RED.holds("e39-market-stall"));
            RED.plays("place meeting-place", "play e39-market-stall");
            RED.changed("grain: 1 > 2", "vegetable: 0 > 1", "hand: e39-market-stall >", "home: 2 > 1");
            given(eikz(), RED.hasPlayed(CARD), RED.has("3 grain"), RED.holds("i104-weekly-market"));
            RED.plays("place meeting-place", "play i104-weekly-market");
            RED.changed("grain: 3 > 2", "vegetable: 0 > 2", "hand: i104-weekly-market >", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-P1")
        void the_market_stall_is_paid_for_first() {
            given(eikz(), RED.hasPlayed(CARD), RED.holds("e39-market-stall"));
            RED.mayNot("place meeting-place");
        }

        @Test
        @Rule("AGR-K121")
        void for_that_of_the_greenhouse() {
            given(
                    eikz(),
                    round(5),
                    beforeTheNextRound(),
                    RED.hasPlayed(CARD, "k117-greenhouse"),
                    onCardNoted("k117-greenhouse", 1 << 6),
                    RED.awaits(6, "1 food"));
            goOn();
            RED.plays("use k117-greenhouse");
            RED.changed("vegetable: 0 > 1", "grain: 0 > 2");
        }

        @Test
        @Rule("AGR-K121")
        void not_for_those_of_occupations_or_of_the_harvest() {
            given(eikz(), players(4), RED.hasPlayed(CARD, "e166-undergardener"));
            RED.plays("place day-laborer");
            RED.changed("vegetable: 0 > 1", "food: 0 > 2", "home: 2 > 1");
            given(
                    eikz(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed(CARD),
                    RED.farm(VEGETABLE_FIELD),
                    RED.has("4 food"));
            goOn();
            RED.isAsked("feed");
            RED.changed("vegetable: 0 > 1", "c1: field 1 vegetable > field");
        }
    }

    @Nested
    class ResourceSeller {

        private static final String CARD = "k310-resource-seller";

        @Test
        @Rule("AGR-K121")
        void gives_the_top_good_when_it_comes() {
            given(eikz(), RED.hasPlayed(CARD), holds("forest", "3 wood"));
            RED.plays("place forest");
            RED.changed("wood: 0 > 4", "cards: " + CARD + " with nothing > " + CARD + " with 1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K121")
        void not_when_something_else_comes() {
            given(eikz(), RED.hasPlayed(CARD), holds("clay-pit", "1 clay"));
            RED.plays("place clay-pit");
            RED.changed("clay: 0 > 1", "home: 2 > 1");
            given(eikz(), RED.hasPlayed(CARD), onCardNoted(CARD, 7), holds("forest", "3 wood"));
            RED.plays("place forest");
            RED.changed("wood: 0 > 3", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K121")
        void at_the_start_of_a_round_and_for_goods_of_cards() {
            given(eikz(), round(5), beforeTheNextRound(), RED.hasPlayed(CARD), RED.awaits(6, "1 wood"));
            goOn();
            RED.changed("wood: 0 > 2", "cards: " + CARD + " with nothing > " + CARD + " with 1");
            given(eikz(), RED.hasPlayed(CARD, "k290-clay-worker"), holds("forest", "3 wood"));
            RED.plays("place forest");
            RED.changed(
                    "wood: 0 > 4",
                    "clay: 0 > 2",
                    "cards: k290-clay-worker, " + CARD + " with nothing > k290-clay-worker, " + CARD + " with 2",
                    "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K121")
        void several_that_come_together_are_taken_in_the_best_order() {
            given(eikz(), round(5), beforeTheNextRound(), RED.hasPlayed(CARD), RED.awaits(6, "1 wood 1 clay 1 reed"));
            goOn();
            RED.changed(
                    "wood: 0 > 2",
                    "clay: 0 > 3",
                    "reed: 0 > 2",
                    "cards: " + CARD + " with nothing > " + CARD + " with 4");
        }

        @Test
        @Rule("AGR-K121")
        void what_comes_from_the_pile_brings_more_of_it() {
            given(
                    eikz(),
                    round(5),
                    beforeTheNextRound(),
                    RED.hasPlayed(CARD),
                    onCardNoted(CARD, 3),
                    RED.awaits(6, "1 clay 1 stone"));
            goOn();
            RED.changed("clay: 0 > 3", "stone: 0 > 3", "cards: " + CARD + " with 3 > " + CARD + " with 7");
        }

        @Test
        @Rule("AGR-K121")
        void so_are_those_of_one_card() {
            given(eikz(), RED.hasPlayed("e193-pastor", CARD), onCardNoted(CARD, 4), GREEN.farm("""
                            +   +   +   +   +   +
                              W   .   .   .   .
                            +   +   +   +   +   +
                              W   .   .   .   .
                            +   +   +   +   +   +
                              W   .   .   .   .
                            +   +   +   +   +   +
                            """));
            RED.plays("trade e193-pastor 0");
            RED.changed(
                    "wood: 0 > 3",
                    "clay: 0 > 3",
                    "reed: 0 > 1",
                    "stone: 0 > 3",
                    "cards: e193-pastor, " + CARD + " with 4 > e193-pastor, " + CARD + " with 7");
        }

        @Test
        @Rule("AGR-K121")
        void also_for_goods_that_are_left_on_the_space_afterwards() {
            given(eikz(), RED.hasPlayed("e196-mushroom-collector", CARD), holds("forest", "1 wood"));
            RED.plays("place forest", "use e196-mushroom-collector");
            RED.changed(
                    "wood: 0 > 1",
                    "food: 0 > 2",
                    "cards: e196-mushroom-collector, " + CARD + " with nothing > e196-mushroom-collector, " + CARD
                            + " with 1",
                    "home: 2 > 1");
        }

        /** P191: whatever becomes of what has come, and whoever brings it. */
        @Test
        @Rule("AGR-K121")
        void also_for_goods_that_are_exchanged_or_sold_and_for_those_of_others() {
            given(eikz(), RED.hasPlayed("e34-basket", CARD), holds("forest", "2 wood"));
            RED.plays("place forest", "use e34-basket");
            now("red wood", "1");
            given(eikz(), players(3), RED.hasPlayed("i253-pig-catcher", CARD), holds("forest", "2 wood"));
            RED.plays("place forest", "use i253-pig-catcher");
            now("red wood", "1");
            given(
                    eikz(),
                    players(3),
                    RED.hasPlayed(CARD),
                    GREEN.hasPlayed("i234-wood-buyer"),
                    GREEN.has("1 food"),
                    holds("forest", "1 wood"));
            RED.plays("place forest");
            GREEN.plays("use i234-wood-buyer");
            RED.changed(
                    "wood: 0 > 1",
                    "food: 0 > 1",
                    "cards: " + CARD + " with nothing > " + CARD + " with 1",
                    "home: 2 > 1");
            given(eikz(), players(3), RED.hasPlayed("i80-spinney", CARD), holds("forest", "3 wood"), GREEN.toMove());
            GREEN.plays("place forest");
            now("red wood", "2");
        }

        @Test
        @Rule("AGR-K126")
        void not_for_those_that_were_held_up_and_left_on_the_space() {
            given(
                    eikz(),
                    players(4),
                    RED.hasPlayed("e196-mushroom-collector", CARD),
                    GREEN.hasPlayed("z329-mail-coach-driver"),
                    holds("forest", "1 wood"),
                    RED.home(1),
                    GREEN.home(0),
                    BLUE.home(0),
                    YELLOW.home(0));
            RED.plays("place forest", "use e196-mushroom-collector");
            now("red wood", "0");
            now("red cards", "e196-mushroom-collector, " + CARD + " with nothing");
        }
    }
}
