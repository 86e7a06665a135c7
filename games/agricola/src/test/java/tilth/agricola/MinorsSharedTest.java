package tilth.agricola;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Minor improvements of deck I, edition of 2007, that are open to everybody. */
class MinorsSharedTest extends ClassicScenario {

    @Nested
    class Harrow {

        private static final String CARD = "i68-harrow";

        @Test
        @Rule("AGR-K123")
        void its_owner_plows_a_second_field_for_nothing_once_in_the_game() {
            given(eikz(), RED.hasPlayed(CARD));
            RED.plays("place farmland", "plow b2");
            RED.isOffered("use " + CARD, "done");
            RED.plays("use " + CARD, "plow b1");
            GREEN.isAsked("place");
            RED.changed(
                    "b1: - > field",
                    "b2: - > field",
                    "home: 2 > 1",
                    "cards: " + CARD + " with nothing > " + CARD + " with 1");
            given(eikz(), RED.hasPlayed(CARD), onCardNoted(CARD, 1));
            RED.plays("place farmland", "plow b2");
            GREEN.isAsked("place");
            meanwhile();
        }

        @Test
        @Rule("AGR-K123")
        void others_pay_its_owner_two_food_who_is_not_asked() {
            given(
                    eikz(),
                    out("cultivation"),
                    RED.hasPlayed(CARD),
                    GREEN.toMove(),
                    GREEN.has("3 food"),
                    onCardNoted(CARD, 1));
            GREEN.plays("place cultivation", "plow b2", "use " + CARD, "plow b1");
            RED.isAsked("place");
            changed(
                    "green b1: - > field",
                    "green b2: - > field",
                    "green home: 2 > 1",
                    "green food: 3 > 1",
                    "red food: 0 > 2",
                    "red cards: " + CARD + " with 1 > " + CARD + " with 3",
                    "on cultivation: > 1 green");
        }

        @Test
        @Rule("AGR-K123")
        void not_for_who_has_done_it_or_cannot_pay() {
            given(eikz(), RED.hasPlayed(CARD), GREEN.toMove(), GREEN.has("1 food"));
            GREEN.plays("place farmland", "plow b2");
            RED.isAsked("place");
            meanwhile();
            given(eikz(), RED.hasPlayed(CARD), GREEN.toMove(), GREEN.has("3 food"), onCardNoted(CARD, 2));
            GREEN.plays("place farmland", "plow b2");
            RED.isAsked("place");
            meanwhile();
        }

        @Test
        @Rule("AGR-K62")
        void never_along_with_a_plow() {
            given(
                    eikz(),
                    RED.hasPlayed(CARD),
                    GREEN.toMove(),
                    GREEN.has("3 food"),
                    GREEN.hasPlayed("i63-moldboard-plough"),
                    onCardNoted("i63-moldboard-plough", 2));
            GREEN.plays("place farmland", "plow b2", "use i63-moldboard-plough", "plow b1");
            RED.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class WaterMill {

        private static final String CARD = "i103-water-mill";

        @Test
        @Rule("AGR-K123")
        void everybody_may_grind_a_grain_and_others_give_a_food_of_it() {
            given(
                    eikz(),
                    round(4),
                    beforeTheHarvest(),
                    GREEN.hasPlayed(CARD),
                    RED.has("4 food 2 grain"),
                    GREEN.has("4 food 2 grain"));
            goOn();
            RED.isOffered("use " + CARD, "done");
            RED.plays("use " + CARD);
            changed("red grain: 2 > 1", "red food: 4 > 6", "green food: 4 > 5");
            GREEN.isOffered("use " + CARD, "done");
            GREEN.plays("use " + CARD);
            GREEN.changed("grain: 2 > 1", "food: 5 > 8");
            RED.isAsked("feed");
        }

        @Test
        @Rule("AGR-K123")
        void who_lets_it_be_leaves_it_to_the_next() {
            given(
                    eikz(),
                    players(3),
                    round(4),
                    beforeTheHarvest(),
                    GREEN.hasPlayed(CARD),
                    RED.has("4 food 2 grain"),
                    GREEN.has("4 food"),
                    BLUE.has("4 food 1 grain"));
            goOn();
            RED.plays("done");
            BLUE.plays("use " + CARD);
            changed("blue grain: 1 > 0", "blue food: 4 > 6", "green food: 4 > 5");
        }

        @Test
        @Rule("AGR-K123")
        void nobody_without_grain_and_no_bread_is_baked() {
            given(
                    eikz(),
                    players(3),
                    round(4),
                    beforeTheHarvest(),
                    GREEN.hasPlayed(CARD),
                    BLUE.hasPlayed("e155-bread-seller"),
                    RED.has("4 food 1 grain"),
                    GREEN.has("4 food"),
                    BLUE.has("4 food"));
            goOn();
            RED.plays("use " + CARD);
            changed("red grain: 1 > 0", "red food: 4 > 6", "green food: 4 > 5");
            RED.isAsked("feed");
        }
    }
}
