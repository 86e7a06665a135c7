package tilth.agricola;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Occupations of deck I, edition of 2007, I243 to I265 and I340: those of animals and fences. */
class OccupationsI243FarmTest extends ClassicScenario {

    @Nested
    class Butcher {

        private static final String CARD = "i247-butcher";

        @Test
        @Rule("AGR-X2")
        void turns_animals_into_food_without_a_hearth() {
            given(
                    eikz(),
                    round(4),
                    beforeFeeding(),
                    RED.hasPlayed(CARD),
                    RED.farm(TWO_PASTURES),
                    RED.has("1 sheep 1 wild-boar 1 cattle"));
            goOn();
            RED.plays("cook sheep", "cook wild-boar", "cook cattle", "feed");
            RED.changed("sheep: 1 > 0", "wild-boar: 1 > 0", "cattle: 1 > 0", "food: 0 > 2");
        }

        @Test
        @Rule({"AGR-X2", "AGR-X7"})
        void cooks_no_vegetables_with_spices() {
            given(eikz(), round(4), beforeFeeding(), RED.hasPlayed("e25-spices", CARD), RED.has("1 vegetable 3 food"));
            goOn();
            RED.mayNot("cook vegetable");
            RED.plays("eat vegetable", "feed");
            RED.changed("vegetable: 1 > 0", "food: 3 > 0");
        }

        @Test
        @Rule("AGR-X8")
        void is_no_hearth_for_a_gypsys_crock() {
            given(
                    eikz(),
                    round(4),
                    beforeFeeding(),
                    RED.hasPlayed("e19-gypsys-crock", CARD),
                    RED.farm(TWO_PASTURES),
                    RED.has("4 sheep"));
            goOn();
            RED.plays("cook sheep", "cook sheep", "cook sheep", "cook sheep", "feed");
            RED.changed("sheep: 4 > 0");
        }

        @Test
        @Rule("AGR-X8")
        void a_meat_seller_is_none_either() {
            given(
                    eikz(),
                    round(4),
                    beforeFeeding(),
                    RED.hasPlayed("clay-oven", "e19-gypsys-crock", "e162-meat-seller"),
                    RED.farm(TWO_PASTURES),
                    RED.has("2 sheep"));
            goOn();
            RED.plays("cook sheep", "cook sheep", "feed");
            RED.changed("sheep: 2 > 0");
        }

        @Test
        @Rule("AGR-X8")
        void leaves_a_crock_what_a_hearth_cooks_as_well() {
            given(
                    eikz(),
                    round(4),
                    beforeFeeding(),
                    RED.hasPlayed("fireplace-2", "e19-gypsys-crock", CARD),
                    RED.farm(TWO_PASTURES),
                    RED.has("2 cattle"));
            goOn();
            RED.plays("cook cattle", "cook cattle", "feed");
            RED.changed("cattle: 2 > 0", "food: 0 > 3");
        }

        @Test
        @Rule({"AGR-H8", "AGR-X3"})
        void not_parents_or_young_while_animals_breed() {
            given(eikz(), round(4), beforeBreeding(), RED.hasPlayed(CARD), RED.farm("""
                            +   +   +   +   +---+
                              .   .   .   . | . |
                            +   +   +   +   +---+
                              W   .   .   .   .
                            +   +   +   +   +   +
                              W   .   .   .   .
                            +   +   +   +   +   +
                            """), RED.has("2 sheep 1 cattle"));
            goOn();
            RED.isOffered("keep 3 0 0", "keep 2 0 1");
            RED.plays("keep 2 0 1");
            RED.changed();
        }
    }

    @Nested
    class Fencer {

        private static final String CARD = "i264-fencer";

        @Test
        void gets_a_wood_for_up_to_four_fences_of_another() {
            givenFencing("4 wood");
            RED.plays("place fencing", "mark e1", "close");
            GREEN.changed("wood: 0 > 1");
        }

        @Test
        void gets_two_for_five_or_more() {
            givenFencing("6 wood");
            RED.plays("place fencing", "mark e1", "mark d1", "close");
            GREEN.changed("wood: 0 > 2");
        }

        @Test
        void all_fences_of_an_action_count_together() {
            givenFencing("10 wood");
            RED.plays("place fencing", "mark e1", "close", "mark d1", "close", "mark c1", "close");
            GREEN.changed("wood: 0 > 2");
        }

        @Test
        void nothing_for_fences_of_his_own() {
            given(eikz(), players(4), out("fencing"), RED.hasPlayed(CARD), RED.has("4 wood"));
            RED.plays("place fencing", "mark e1", "close");
            RED.changed("wood: 4 > 0", "fences: 0 > 4", "pastures: > e1", "home: 2 > 1");
        }

        private void givenFencing(String wood) {
            given(eikz(), players(4), out("fencing"), GREEN.hasPlayed(CARD), RED.has(wood));
        }
    }

    @Nested
    class AnimalDealer {

        private static final String CARD = "i259-animal-dealer";

        @Test
        @Rule("AGR-K2")
        void pays_before_the_animals_of_the_space_can_be_cooked() {
            givenMarket("2 sheep", RED.has("2 wood"));
            RED.plays("place sheep-market");
            GREEN.isAsked("place");
            RED.changed("sheep: 0 > 1", "food: 0 > 2", "home: 2 > 1");
        }

        @Test
        @Rule({"AGR-K2", "AGR-X1"})
        void may_make_food_of_what_was_there_before() {
            givenMarket("1 sheep", RED.has("1 grain"));
            RED.plays("place sheep-market");
            RED.isOffered("eat grain", "done");
            RED.plays("eat grain", "use " + CARD);
            GREEN.isAsked("place");
            RED.changed("sheep: 0 > 1", "grain: 1 > 0", "food: 0 > 2", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K2")
        void may_let_it_be() {
            givenMarket("1 sheep", RED.has("1 food"));
            RED.plays("place sheep-market", "done");
            GREEN.isAsked("place");
            RED.changed("sheep: 0 > 1", "home: 2 > 1");
        }

        private void givenMarket(String sheep, Given more) {
            given(
                    eikz(),
                    players(3),
                    out("sheep-market"),
                    holds("sheep-market", sheep),
                    RED.hasPlayed(CARD, "fireplace-2"),
                    more);
        }
    }

    @Nested
    class Rancher {

        private static final String CARD = "i340-rancher";
        private static final String DELIVERYMAN = "i265-fence-deliveryman";
        private static final String STONE_HOUSE_TWO_FIELDS = STONE_HOUSE.replaceFirst("[.]   [.]", "F   F");

        @Test
        @Rule("AGR-K1")
        void farms_are_compared_before_another_plows() {
            given(
                    eikz(),
                    players(4),
                    round(5),
                    beforeTheNextRound(),
                    RED.isFirst(),
                    RED.hasPlayed("e194-plough-driver"),
                    RED.farm(STONE_HOUSE_TWO_FIELDS),
                    RED.has("1 food"),
                    GREEN.hasPlayed(CARD),
                    GREEN.farm(TWO_FIELDS));
            goOn();
            RED.isOffered("use e194-plough-driver", "done");
            GREEN.changed("wood: 0 > 1");
            RED.plays("use e194-plough-driver", "plow c1");
            RED.isAsked("place");
            RED.changed("food: 1 > 0", "c1: - > field");
        }

        @Test
        @Rule("AGR-K1")
        void and_before_its_owner_builds_fences_that_come_then() {
            given(
                    eikz(),
                    players(4),
                    round(5),
                    beforeTheNextRound(),
                    RED.isFirst(),
                    RED.hasPlayed(CARD, DELIVERYMAN),
                    onCardNoted(DELIVERYMAN, 4 << 4 * 6),
                    scene -> scene.parked = 4,
                    RED.has("2 food"));
            goOn();
            RED.plays("use " + DELIVERYMAN, "mark e1", "close");
            RED.isAsked("place");
            now("red wood", "0");
        }
    }
}
