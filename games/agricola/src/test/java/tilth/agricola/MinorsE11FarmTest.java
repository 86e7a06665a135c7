package tilth.agricola;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Minor improvements E11 to E36 that are about houses, animals and crops. */
class MinorsE11FarmTest extends ClassicScenario {

    @Nested
    class ClayRoof {

        @Test
        @Rule("AGR-P2")
        void clay_may_stand_for_one_or_two_reed_of_a_room() {
            given(eikz(), RED.hasPlayed("e36-clay-roof"), RED.has("5 wood 2 clay"));
            RED.plays("place farm-expansion", "build-room a1");
            RED.changed("wood: 5 > 0", "clay: 2 > 0", "a1: - > room", "home: 2 > 1");
            given(eikz(), RED.hasPlayed("e36-clay-roof"), RED.has("5 wood 1 clay 1 reed"));
            RED.plays("place farm-expansion", "build-room a1");
            RED.changed("wood: 5 > 0", "clay: 1 > 0", "reed: 1 > 0", "a1: - > room", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-P2")
        void and_for_the_reed_of_a_renovation() {
            given(eikz(), out("house-redevelopment"), RED.hasPlayed("e36-clay-roof"), RED.has("3 clay"));
            RED.plays("place house-redevelopment");
            RED.changed("clay: 3 > 0", "house: wood > clay", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-P2")
        void what_stands_for_reed_may_be_changed_again() {
            given(
                    eikz(),
                    out("house-redevelopment"),
                    RED.hasPlayed("e36-clay-roof", "k272-frame-builder"),
                    RED.has("2 clay 1 wood"));
            RED.plays("place house-redevelopment");
            RED.changed("clay: 2 > 0", "wood: 1 > 0", "house: wood > clay", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-P2")
        void not_for_the_reed_of_a_card() {
            given(
                    eikz(),
                    GREEN.isFirst(),
                    RED.hasPlayed("e36-clay-roof"),
                    RED.holds("i84-chicken-coop"),
                    RED.has("2 wood 5 clay"));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }
    }
}
