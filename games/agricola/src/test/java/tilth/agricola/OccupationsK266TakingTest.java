package tilth.agricola;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Occupations of deck K, edition of 2007, K266 to K288, that ask what a space has brought. */
class OccupationsK266TakingTest extends ClassicScenario {

    @Nested
    class Pieceworker {

        private static final String CARD = "k268-pieceworker";

        @Test
        @Rule("AGR-K122")
        void buys_one_more_of_what_the_space_brought() {
            given(eikz(), RED.hasPlayed(CARD), RED.has("2 food"), holds("forest", "3 wood"));
            RED.plays("place forest");
            RED.isOffered("choose 0 " + CARD, "done");
            RED.plays("choose 0 " + CARD);
            GREEN.isAsked("place");
            RED.changed("wood: 0 > 4", "food: 2 > 1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K122")
        void one_of_each_kind_in_any_order() {
            given(eikz(), players(4), RED.hasPlayed(CARD), RED.has("2 food"));
            RED.plays("place resource-market");
            RED.isOffered("choose 2 " + CARD, "choose 3 " + CARD, "done");
            RED.plays("choose 3 " + CARD);
            RED.isOffered("choose 2 " + CARD, "done");
            RED.plays("choose 2 " + CARD);
            GREEN.isAsked("place");
            RED.changed("reed: 0 > 2", "stone: 0 > 2", "food: 2 > 1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K122")
        void grain_for_one_food_and_a_vegetable_for_two() {
            given(eikz(), RED.hasPlayed(CARD), RED.has("1 food"));
            RED.plays("place grain-seeds", "choose 4 " + CARD);
            RED.changed("grain: 0 > 2", "food: 1 > 0", "home: 2 > 1");
            given(eikz(), out("vegetable-seeds"), RED.hasPlayed(CARD), RED.has("2 food"));
            RED.plays("place vegetable-seeds", "choose 5 " + CARD);
            RED.changed("vegetable: 0 > 2", "food: 2 > 0", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K122")
        void is_paid_before_other_cards_give_anything() {
            given(eikz(), RED.hasPlayed(CARD, "i95-fish-trap"), holds("reed-bank", "1 reed"));
            RED.plays("place reed-bank");
            GREEN.isAsked("place");
            RED.changed("reed: 0 > 1", "food: 0 > 1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K122")
        void is_paid_before_goods_that_come_bring_others() {
            given(eikz(), out("vegetable-seeds"), RED.hasPlayed(CARD, "k292-market-woman"));
            RED.plays("place vegetable-seeds");
            GREEN.isAsked("place");
            RED.changed("vegetable: 0 > 1", "grain: 0 > 2", "home: 2 > 1");
            given(eikz(), out("vegetable-seeds"), RED.hasPlayed(CARD, "k292-market-woman"), RED.has("2 food"));
            RED.plays("place vegetable-seeds", "choose 5 " + CARD);
            GREEN.isAsked("place");
            RED.changed("vegetable: 0 > 2", "grain: 0 > 2", "food: 2 > 0", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K122")
        void also_if_all_wood_was_left_behind() {
            given(eikz(), RED.hasPlayed(CARD, "e34-basket"), RED.has("1 food"), holds("forest", "2 wood"));
            RED.plays("place forest", "choose 0 " + CARD, "use e34-basket");
            changed("red wood: 0 > 1", "red food: 1 > 3", "red home: 2 > 1", "on forest: > 1 red");
            given(eikz(), RED.hasPlayed(CARD, "e34-basket"), holds("forest", "2 wood"));
            RED.plays("place forest", "use e34-basket");
            GREEN.isAsked("place");
            RED.changed("food: 0 > 3", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K122")
        void not_for_goods_of_cards_nor_animals_nor_at_the_start_of_a_round() {
            given(eikz(), RED.hasPlayed(CARD), RED.has("3 food 1 grain"), RED.holds("e39-market-stall"));
            RED.plays("place meeting-place", "play e39-market-stall");
            GREEN.isAsked("place");
            RED.changed("grain: 1 > 0", "vegetable: 0 > 1", "hand: e39-market-stall >", "home: 2 > 1");
            given(
                    eikz(),
                    RED.hasPlayed(CARD),
                    RED.has("3 food"),
                    out("sheep-market"),
                    holds("sheep-market", "1 sheep"));
            RED.plays("place sheep-market");
            GREEN.isAsked("place");
            RED.changed("sheep: 0 > 1", "home: 2 > 1");
            given(
                    eikz(),
                    round(5),
                    beforeTheNextRound(),
                    RED.hasPlayed(CARD),
                    RED.has("3 food"),
                    RED.awaits(6, "1 wood"));
            goOn();
            RED.isAsked("place");
            RED.changed("wood: 0 > 1");
        }
    }
}
