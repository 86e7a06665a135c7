package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.agricola.cards.Samples.WATCHFUL_NEIGHBOR;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.agricola.words.Does;
import tilth.engine.Rule;

/** An occupation of deck I that puts grain up for sale. */
class OccupationsI219SalesTest extends ClassicScenario {

    @Nested
    class CornProfiteer {

        private static final String CARD = "i239-corn-profiteer";
        private static final String SELL = "trade " + CARD + " 0";

        @Test
        @Rule("AGR-K106")
        void sells_to_the_supply_if_nobody_can_buy() {
            given(eikz(), players(4), RED.hasPlayed(CARD), RED.has("2 grain"), GREEN.has("1 food"));
            RED.plays(SELL);
            changed("red grain: 2 > 1", "red food: 0 > 3");
            RED.isAsked("place");
            RED.may(SELL);
        }

        @Test
        @Rule("AGR-K106")
        void sells_to_who_buys() {
            given(eikz(), players(4), RED.hasPlayed(CARD), RED.has("1 grain"), GREEN.has("3 food"));
            RED.plays(SELL);
            GREEN.isOffered("buy-from 0 grain", "done");
            GREEN.plays("buy-from 0 grain");
            changed("red grain: 1 > 0", "red food: 0 > 2", "green grain: 0 > 1", "green food: 3 > 1");
            RED.isAsked("place");
        }

        @Test
        @Rule("AGR-K106")
        void sells_to_the_supply_if_nobody_wants_to_buy() {
            given(eikz(), players(4), RED.hasPlayed(CARD), RED.has("1 grain"), GREEN.has("2 food"), BLUE.has("2 food"));
            RED.plays(SELL);
            assertThat(position().byDefault(GREEN.seat)).hasValue(Does.DONE.bare());
            GREEN.plays("done");
            BLUE.plays("done");
            changed("red grain: 1 > 0", "red food: 0 > 3");
            RED.isAsked("place");
        }

        @Test
        @Rule("AGR-K106")
        void its_owner_chooses_among_several_buyers() {
            given(eikz(), players(4), RED.hasPlayed(CARD), RED.has("2 grain"), GREEN.has("2 food"), BLUE.has("2 food"));
            RED.plays(SELL);
            GREEN.plays("buy-from 0 grain");
            BLUE.isOffered("buy-from 0 grain", "done");
            BLUE.plays("buy-from 0 grain");
            RED.isOffered("sell-to " + GREEN.seat + " grain", "sell-to " + BLUE.seat + " grain");
            RED.plays("sell-to " + BLUE.seat + " grain");
            changed("red grain: 2 > 1", "red food: 0 > 2", "blue grain: 0 > 1", "blue food: 2 > 0");
            RED.isAsked("place");
        }

        @Test
        @Rule("AGR-K106")
        void each_grain_is_offered_anew() {
            given(eikz(), players(4), RED.hasPlayed(CARD), RED.has("2 grain"), GREEN.has("2 food"));
            RED.plays(SELL);
            GREEN.plays("done");
            RED.plays(SELL);
            GREEN.plays("buy-from 0 grain");
            changed("red grain: 2 > 0", "red food: 0 > 5", "green grain: 0 > 1", "green food: 2 > 0");
        }

        @Test
        @Rule("AGR-K106")
        void buyers_may_make_food_first() {
            given(eikz(), players(4), RED.hasPlayed(CARD), RED.has("1 grain"), GREEN.has("1 food 1 vegetable"));
            RED.plays(SELL);
            GREEN.isOffered("eat vegetable", "done");
            GREEN.plays("eat vegetable");
            GREEN.isOffered("buy-from 0 grain", "done");
            GREEN.plays("buy-from 0 grain");
            changed(
                    "red grain: 1 > 0",
                    "red food: 0 > 2",
                    "green grain: 0 > 1",
                    "green food: 1 > 0",
                    "green vegetable: 1 > 0");
        }

        @Test
        @Rule("AGR-X3")
        void selling_is_no_baking() {
            given(eikz(), players(4), RED.hasPlayed("e41-millstone", CARD), RED.has("1 grain"));
            RED.plays(SELL);
            RED.changed("grain: 1 > 0", "food: 0 > 3");
        }

        @Test
        @Rule("AGR-K106")
        void not_without_grain_or_by_others() {
            given(eikz(), players(4), RED.hasPlayed(CARD), RED.has("9 food"), GREEN.has("1 grain"));
            RED.mayNot(SELL);
            RED.plays("place day-laborer");
            GREEN.mayNot(SELL);
            meanwhile();
        }

        @Test
        @Rule({"AGR-K106", "AGR-K16"})
        void pays_with_what_a_sale_brings_at_least() {
            given(
                    eikz(),
                    players(4),
                    RED.hasPlayed(CARD),
                    RED.holds("e45-private-forest"),
                    RED.has("1 grain"),
                    GREEN.has("2 food"));
            RED.plays("place meeting-place", "play e45-private-forest");
            RED.isOffered(SELL);
            RED.plays(SELL);
            GREEN.plays("buy-from 0 grain");
            RED.isOffered("pay 0");
            RED.plays("pay 0");
            itAlsoHappened("red received food 2", "red paid food 2", "red card-played e45-private-forest");
            meanwhile();
        }

        @Test
        @Rule({"AGR-K106", "AGR-K16"})
        void nobody_relies_on_more_than_others_pay() {
            given(
                    eikz(),
                    players(4),
                    RED.hasPlayed(CARD),
                    RED.holds("e172-chief"),
                    RED.has("1 grain"),
                    GREEN.has("2 food"));
            RED.mayNot("place lessons");
            RED.plays(SELL);
            GREEN.plays("done");
            RED.may("place lessons");
            changed("red grain: 1 > 0", "red food: 0 > 3");
        }

        @Test
        @Rule({"AGR-K106", "AGR-K16"})
        void nobody_buys_with_food_for_which_they_have_bought_something_else() {
            given(
                    eikz(),
                    deck(WATCHFUL_NEIGHBOR),
                    players(4),
                    GREEN.toMove(),
                    RED.hasPlayed(CARD, WATCHFUL_NEIGHBOR.word()),
                    RED.has("1 grain"),
                    GREEN.hasPlayed("fireplace-2"),
                    GREEN.holds("e45-private-forest"),
                    GREEN.has("1 sheep"));
            GREEN.plays("place meeting-place", "play e45-private-forest", "cook sheep");
            RED.plays(SELL);
            GREEN.isOffered("done");
            GREEN.plays("done");
            RED.changed("grain: 1 > 0", "food: 0 > 3");
        }

        @Test
        @Rule({"AGR-K106", "AGR-H4"})
        void sells_while_families_are_fed() {
            given(
                    eikz(),
                    players(4),
                    round(4),
                    beforeFeeding(),
                    RED.hasPlayed(CARD),
                    RED.has("2 food 1 grain"),
                    GREEN.has("6 food 1 grain"),
                    BLUE.has("4 food"),
                    YELLOW.has("4 food"));
            goOn();
            RED.plays(SELL);
            GREEN.plays("buy-from 0 grain");
            BLUE.plays("done");
            YELLOW.plays("done");
            RED.isAsked("feed");
            GREEN.isAsked("feed");
            changed("red grain: 1 > 0", "red food: 2 > 4", "green grain: 1 > 2", "green food: 6 > 4");
        }
    }
}
