package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

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

    @Nested
    class Plane {

        @Test
        @Rule({"AGR-K42", "AGR-M5"})
        void brings_a_food_more_or_turns_another_wood_into_two() {
            given(eikz(), round(4), beforeFeeding(), RED.hasPlayed("joinery", "e26-plane"), RED.has("2 wood 2 food"));
            goOn();
            RED.plays("craft joinery");
            RED.isOffered("choose 0 e26-plane", "choose 1 e26-plane");
            RED.plays("choose 1 e26-plane", "feed");
            RED.changed("wood: 2 > 0", "cards: joinery, e26-plane > joinery spent, e26-plane");
        }

        @Test
        @Rule("AGR-K42")
        void brings_the_food_by_itself_where_there_is_no_wood_left_and_works_in_a_sawmill_too() {
            given(eikz(), round(4), beforeFeeding(), RED.hasPlayed("e26-plane", "k122-sawmill"), RED.has("1 wood"));
            goOn();
            RED.plays("craft k122-sawmill");
            itAlsoHappened("red gained food 1");
            RED.changed("wood: 1 > 0", "food: 0 > 4", "cards: e26-plane, k122-sawmill > e26-plane, k122-sawmill spent");
        }

        @Test
        @Rule("AGR-K42")
        void not_for_clay_or_for_others() {
            given(
                    eikz(),
                    round(14),
                    beforeFeeding(),
                    RED.hasPlayed("e26-plane", "pottery"),
                    RED.has("1 clay 1 wood"),
                    GREEN.hasPlayed("joinery"),
                    GREEN.has("1 wood"));
            goOn();
            RED.plays("craft pottery");
            GREEN.plays("craft joinery");
            changed(
                    "red clay: 1 > 0",
                    "red begging: 0 > 2",
                    "red cards: pottery, e26-plane > pottery spent, e26-plane",
                    "green wood: 1 > 0",
                    "green begging: 0 > 2",
                    "green cards: joinery > joinery spent");
        }
    }

    @Nested
    class PotatoDibber {

        @Test
        @Rule("AGR-C10")
        void puts_a_third_vegetable_on_fields_just_sown() {
            given(
                    eikz(),
                    out("grain-utilization"),
                    RED.hasPlayed("e18-bean-field", "e32-potato-dibber"),
                    RED.farm(TWO_FIELDS),
                    RED.has("2 vegetable 1 grain"));
            RED.plays("place grain-utilization", "sow vegetable e18-bean-field", "sow vegetable b1", "sow grain c1");
            RED.changed(
                    "vegetable: 2 > 0",
                    "grain: 1 > 0",
                    "b1: field > field 3 vegetable",
                    "c1: field > field 3 grain",
                    "cards: e18-bean-field with nothing, e32-potato-dibber > "
                            + "e18-bean-field with 3 vegetable, e32-potato-dibber",
                    "home: 2 > 1");
        }

        @Test
        @Rule("AGR-C10")
        void not_on_what_grew_there_before() {
            given(
                    eikz(),
                    out("grain-utilization"),
                    RED.hasPlayed("e18-bean-field", "e32-potato-dibber"),
                    onCard("e18-bean-field", "1 vegetable"),
                    RED.farm(TWO_FIELDS),
                    RED.has("1 vegetable"));
            RED.plays("place grain-utilization", "sow vegetable b1");
            RED.changed("vegetable: 1 > 0", "b1: field > field 3 vegetable", "home: 2 > 1");
        }
    }

    @Nested
    class ShepherdsPipe {

        private static final String STABLE_AND_PASTURE = """
                +   +   +   +   +---+
                  .   .   .   s | . |
                +   +   +   +   +---+
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """;

        @Test
        @Rule({"AGR-A2", "AGR-A3"})
        void two_more_sheep_in_a_pasture_with_sheep_and_two_in_a_stable() {
            given(
                    eikz(),
                    out("sheep-market"),
                    holds("sheep-market", "6 sheep"),
                    RED.hasPlayed("e29-shepherds-pipe"),
                    RED.farm(STABLE_AND_PASTURE),
                    RED.has("1 sheep"));
            RED.plays("place sheep-market");
            RED.changed("sheep: 1 > 7", "home: 2 > 1");
            assertThat(RED.view().pastures().getFirst().capacity()).isEqualTo(4);
            assertThat(RED.view().pastures().getFirst().animals()).isEqualTo(4);
        }

        @Test
        @Rule({"AGR-A2", "AGR-A3"})
        void not_an_eighth() {
            given(
                    eikz(),
                    out("sheep-market"),
                    holds("sheep-market", "7 sheep"),
                    RED.hasPlayed("e29-shepherds-pipe"),
                    RED.farm(STABLE_AND_PASTURE),
                    RED.has("1 sheep"));
            RED.plays("place sheep-market");
            RED.changed("sheep: 1 > 7", "home: 2 > 1");
        }

        @Test
        @Rule({"AGR-A2", "AGR-A3"})
        void not_for_other_animals() {
            given(
                    eikz(),
                    out("pig-market"),
                    holds("pig-market", "6 wild-boar"),
                    RED.hasPlayed("e29-shepherds-pipe"),
                    RED.farm(STABLE_AND_PASTURE));
            RED.plays("place pig-market");
            RED.changed("wild-boar: 0 > 4", "home: 2 > 1");
            assertThat(RED.view().pastures().getFirst().capacity()).isEqualTo(2);
        }

        @Test
        @Rule("AGR-A1")
        void a_stable_shows_both_sheep() {
            given(eikz(), RED.hasPlayed("e29-shepherds-pipe"), RED.farm(STABLE_AND_PASTURE), RED.has("7 sheep"));
            assertThat(RED.view().squares().stream()
                            .filter(square -> square.animals() > 0)
                            .map(square -> square.square() + " " + square.animals() + " " + square.animal()))
                    .containsExactly("d1 2 sheep");
        }

        @Test
        @Rule("AGR-D8")
        void takes_a_sheep_to_be_played() {
            given(eikz(), GREEN.isFirst(), RED.holds("e29-shepherds-pipe"), RED.has("1 cattle"));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class HalfTimberedHouse {

        @Test
        @Rule("AGR-E11")
        void scores_for_every_room_of_stone_unless_there_is_a_mansion() {
            given(eikz(), RED.hasPlayed("e21-half-timbered-house"), RED.farm(STONE_HOUSE));
            assertThat(RED.points("bonus")).isEqualTo(2);
            given(eikz(), RED.hasPlayed("e21-half-timbered-house", "k144-mansion"), RED.farm(STONE_HOUSE));
            assertThat(RED.points("bonus")).isEqualTo(4);
            given(
                    eikz(),
                    RED.hasPlayed("e21-half-timbered-house"),
                    RED.farm(STONE_HOUSE),
                    GREEN.hasPlayed("k144-mansion"));
            assertThat(RED.points("bonus")).isEqualTo(2);
        }

        @Test
        @Rule("AGR-E11")
        void not_for_rooms_of_clay() {
            given(eikz(), RED.hasPlayed("e21-half-timbered-house"), RED.farm(CLAY_HOUSE));
            assertThat(RED.points("bonus")).isZero();
        }

        @Test
        @Rule("AGR-P2")
        void a_thatcher_saves_its_reed() {
            given(
                    eikz(),
                    RED.hasPlayed("e157-thatcher"),
                    RED.holds("e21-half-timbered-house"),
                    RED.has("1 wood 1 clay 2 stone"));
            RED.plays("place meeting-place", "play e21-half-timbered-house");
            RED.changed(
                    "wood: 1 > 0",
                    "clay: 1 > 0",
                    "stone: 2 > 0",
                    "hand: e21-half-timbered-house >",
                    "cards: e157-thatcher > e21-half-timbered-house, e157-thatcher",
                    "home: 2 > 1");
        }
    }

    @Nested
    class Basket {

        @Test
        @Rule("AGR-K12")
        void two_of_the_wood_may_be_left_for_three_food() {
            given(eikz(), holds("forest", "3 wood"), RED.hasPlayed("e34-basket"));
            RED.plays("place forest", "use e34-basket");
            changed(
                    "red wood: 0 > 1",
                    "red food: 0 > 3",
                    "red home: 2 > 1",
                    "forest: 3 wood > 2 wood",
                    "on forest: > 1 red");
        }

        @Test
        @Rule("AGR-K12")
        void also_on_a_space_where_wood_lies_that_does_not_grow_there() {
            given(eikz(), holds("clay-pit", "2 wood 1 clay"), RED.hasPlayed("e34-basket"));
            RED.plays("place clay-pit", "use e34-basket");
            changed(
                    "red clay: 0 > 1",
                    "red food: 0 > 3",
                    "red home: 2 > 1",
                    "clay-pit: 2 wood 1 clay > 2 wood",
                    "on clay-pit: > 1 red");
        }

        @Test
        @Rule("AGR-K12")
        void not_with_less_than_two_wood_on_the_space() {
            given(eikz(), players(4), holds("copse", "1 wood"), RED.hasPlayed("e34-basket"), RED.has("5 wood"));
            RED.plays("place copse");
            GREEN.isAsked("place");
            RED.changed("wood: 5 > 6", "home: 2 > 1");
        }
    }
}
