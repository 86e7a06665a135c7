package tilth.agricola;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Occupations of bonus deck Z, edition of 2007: Z325 to Z336. */
class OccupationsZ325Test extends ClassicScenario {

    @Nested
    class CubeCutter {

        private static final String CARD = "z335-cube-cutter";

        @Test
        @Rule("AGR-E11")
        void turns_a_wood_and_a_food_into_a_point_in_the_field_phase() {
            given(eikz(), round(4), beforeTheHarvest(), RED.hasPlayed(CARD), RED.has("3 wood 9 food"));
            goOn();
            RED.isOffered("use " + CARD, "done");
            RED.plays("use " + CARD);
            RED.isAsked("feed");
            RED.changed("wood: 3 > 2", "food: 9 > 8", "booked: 0 > 1", "cards: " + CARD + " > " + CARD + " spent");
        }

        @Test
        void not_without_wood_and_not_outside_the_field_phase() {
            given(eikz(), round(4), beforeTheHarvest(), RED.hasPlayed(CARD), RED.has("9 food"));
            goOn();
            RED.isAsked("feed");
            RED.changed();
            given(eikz(), round(4), beforeFeeding(), RED.hasPlayed(CARD), RED.has("3 wood 9 food"));
            goOn();
            RED.isAsked("feed");
            RED.mayNot("use " + CARD);
            RED.changed();
        }
    }
}
