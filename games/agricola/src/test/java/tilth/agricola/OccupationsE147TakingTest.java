package tilth.agricola;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Occupations of deck E, edition of 2007, E147 to E170, that ask what somebody has taken. */
class OccupationsE147TakingTest extends ClassicScenario {

    @Nested
    class BerryPicker {

        private static final String CARD = "e152-berry-picker";

        @Test
        @Rule("AGR-K81")
        void gets_a_food_wherever_a_space_brings_wood() {
            given(eikz(), players(3), RED.hasPlayed(CARD), holds("forest", "3 wood"));
            RED.plays("place forest");
            RED.changed("wood: 0 > 3", "food: 0 > 1", "home: 2 > 1");
            given(eikz(), players(3), RED.hasPlayed(CARD));
            RED.plays("place one-resource", "take wood");
            RED.changed("wood: 0 > 1", "food: 0 > 1", "home: 2 > 1");
            given(eikz(), players(5), RED.hasPlayed(CARD), holds("reed-pond", "1 reed"));
            RED.plays("place reed-pond");
            RED.changed("wood: 0 > 1", "reed: 0 > 1", "stone: 0 > 1", "food: 0 > 1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K122")
        void also_if_all_of_it_is_left_behind() {
            given(eikz(), players(3), RED.hasPlayed(CARD, "e34-basket"), holds("forest", "2 wood"));
            RED.plays("place forest", "use e34-basket");
            RED.changed("food: 0 > 4", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K121")
        void for_building_material_too() {
            given(eikz(), players(3), RED.hasPlayed(CARD), RED.holds("e16-building-material"));
            RED.plays("place meeting-place", "play e16-building-material", "choose 0 e16-building-material");
            RED.changed("wood: 0 > 1", "food: 0 > 1", "hand: e16-building-material >", "home: 2 > 1");
            given(eikz(), players(3), RED.hasPlayed(CARD), RED.holds("e16-building-material"));
            RED.plays("place meeting-place", "play e16-building-material", "choose 1 e16-building-material");
            RED.changed("clay: 0 > 1", "hand: e16-building-material >", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K121")
        void for_no_wood_of_other_cards_and_no_other_goods() {
            given(eikz(), players(3), RED.hasPlayed(CARD, "e176-woodcutter"), holds("forest", "3 wood"));
            RED.plays("place forest");
            RED.changed("wood: 0 > 4", "food: 0 > 1", "home: 2 > 1");
            given(eikz(), players(3), RED.hasPlayed(CARD, "i235-wood-collector"), RED.awaits(6, "1 wood"), round(5));
            RED.plays("place one-resource", "take clay");
            RED.changed("clay: 0 > 1", "home: 2 > 1");
            given(
                    eikz(),
                    players(3),
                    round(5),
                    beforeTheNextRound(),
                    RED.hasPlayed(CARD, "i235-wood-collector"),
                    RED.awaits(6, "1 wood"));
            goOn();
            RED.changed("wood: 0 > 1");
        }
    }
}
