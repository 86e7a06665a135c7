package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.agricola.sheets.MinorsA;
import tilth.agricola.sheets.OccupationsB;
import tilth.engine.Rule;

/** Minor improvements of deck K, edition of 2007, on the sheet that begins with K126. */
class MinorsK126Test extends ClassicScenario {

    private static final String MEADOWS = """
            +   +   +---+---+---+
              .   . | .   .   . |
            +   +   +---+---+---+
              W   . | .   .   . |
            +   +   +---+---+---+
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    @Nested
    class CornSheaf {

        @Test
        @Rule("AGR-D10")
        void brings_a_grain_and_goes_to_the_left_neighbour() {
            given(eikz(), players(3), RED.holds("k129-corn-sheaf"));
            RED.plays("place meeting-place", "play k129-corn-sheaf");
            changed(
                    "red grain: 0 > 1",
                    "red home: 2 > 1",
                    "red hand: k129-corn-sheaf >",
                    "green hand: > k129-corn-sheaf",
                    "on meeting-place: > 1 red");
        }

        @Test
        void leaves_the_game_of_who_plays_alone() {
            given(eikz(), players(1), RED.holds("k129-corn-sheaf"));
            RED.plays("place meeting-place", "play k129-corn-sheaf");
            RED.changed("grain: 0 > 1", "home: 2 > 1", "hand: k129-corn-sheaf >");
        }
    }

    @Nested
    class HerbGarden {

        private static final String CARD = "k130-herb-garden";

        @Test
        @Rule("AGR-M7")
        void puts_food_on_the_next_five_rounds() {
            given(eikz(), round(10), RED.holds(CARD), RED.farm(TWO_FIELDS.replaceFirst(" F ", "F1v")));
            RED.plays("place meeting-place", "play " + CARD);
            changed(
                    "red home: 2 > 1",
                    "red hand: " + CARD + " >",
                    "red cards: > " + CARD + " with 30720",
                    "on meeting-place: > 1 red",
                    "round 11 for red: > 1 food",
                    "round 12 for red: > 1 food",
                    "round 13 for red: > 1 food",
                    "round 14 for red: > 1 food");
        }

        @Test
        @Rule("AGR-D8")
        void a_field_of_grain_does_not_do() {
            given(eikz(), RED.holds(CARD), RED.farm(TWO_FIELDS.replaceFirst(" F ", "F3g")), GREEN.isFirst());
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class ClayPit {

        @Test
        void brings_three_clay_with_a_day_laborer() {
            given(eikz(), option("cards", "full"), RED.hasPlayed("k131-clay-pit"));
            RED.plays("place day-laborer");
            RED.changed("food: 0 > 2", "clay: 0 > 3", "home: 2 > 1");
        }

        @Test
        void nothing_to_others_or_elsewhere() {
            given(eikz(), GREEN.hasPlayed("k131-clay-pit"), holds("clay-pit", "1 clay"));
            RED.plays("place day-laborer");
            GREEN.plays("place clay-pit");
            GREEN.changed("clay: 0 > 1", "home: 2 > 1");
        }
    }

    @Nested
    class MilkingStool {

        private static final String CARD = "k133-milking-stool";

        private int food(int cattle) {
            given(
                    eikz(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed(CARD),
                    RED.farm(MEADOWS),
                    RED.has(cattle + " cattle 9 food"));
            goOn();
            RED.plays("feed");
            meanwhile();
            return position().holdings().food(0) - 5;
        }

        @Test
        void brings_food_for_cattle_in_the_field_phase() {
            assertThat(food(0)).isZero();
            assertThat(food(1)).isEqualTo(1);
            assertThat(food(2)).isEqualTo(1);
            assertThat(food(3)).isEqualTo(2);
            assertThat(food(5)).isEqualTo(3);
            assertThat(food(7)).isEqualTo(3);
        }

        @Test
        void scores_a_point_for_every_two_cattle() {
            given(eikz(), RED.hasPlayed(CARD), RED.farm(MEADOWS), RED.has("5 cattle 2 sheep"), GREEN.has("1 cattle"));
            assertThat(RED.points("bonus")).isEqualTo(2);
            assertThat(GREEN.points("bonus")).isZero();
        }
    }

    @Nested
    class OxTeam {

        private static final String CARD = "k134-ox-team";

        @Test
        void plows_up_to_three_fields() {
            given(eikz(), RED.holds(CARD), RED.farm(MEADOWS), RED.has("3 wood 2 cattle"));
            RED.plays("place meeting-place", "play " + CARD);
            RED.plays("use " + CARD, "plow a1", "use " + CARD, "plow b1", "use " + CARD, "plow b2");
            GREEN.isAsked("place");
            RED.changed(
                    "wood: 3 > 0",
                    "a1: - > field",
                    "b1: - > field",
                    "b2: - > field",
                    "home: 2 > 1",
                    "hand: " + CARD + " >",
                    "cards: > " + CARD);
        }

        @Test
        void no_more_than_rounds_are_left_and_fewer_if_one_likes() {
            given(eikz(), round(13), RED.holds(CARD), RED.farm(MEADOWS), RED.has("3 wood 2 cattle"));
            RED.plays("place meeting-place", "play " + CARD, "use " + CARD, "plow a1");
            GREEN.isAsked("place");
            meanwhile();
            given(eikz(), round(12), RED.holds(CARD), RED.farm(MEADOWS), RED.has("3 wood 2 cattle"));
            RED.plays("place meeting-place", "play " + CARD, "done");
            GREEN.isAsked("place");
            meanwhile();
            given(eikz(), round(14), RED.holds(CARD), RED.farm(MEADOWS), RED.has("3 wood 2 cattle"));
            RED.plays("place meeting-place", "play " + CARD);
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class SwanLake {

        private static final String CARD = "k140-swan-lake";
        private static final String OTHERS = "e155-bread-seller, e157-thatcher, e162-meat-seller, i219-fieldsman";

        @Test
        @Rule("AGR-M7")
        void puts_food_on_the_next_five_rounds() {
            given(eikz(), RED.holds(CARD), RED.hasPlayed(OTHERS.split(", ")));
            RED.plays("place meeting-place", "play " + CARD);
            changed(
                    "red home: 2 > 1",
                    "red hand: " + CARD + " >",
                    "red cards: " + OTHERS + " > " + OTHERS + ", " + CARD + " with 124",
                    "on meeting-place: > 1 red",
                    "round 2 for red: > 1 food",
                    "round 3 for red: > 1 food",
                    "round 4 for red: > 1 food",
                    "round 5 for red: > 1 food",
                    "round 6 for red: > 1 food");
        }

        @Test
        @Rule("AGR-D8")
        void three_occupations_are_not_enough() {
            given(
                    eikz(),
                    RED.holds(CARD),
                    RED.hasPlayed("e155-bread-seller", "e157-thatcher", "e162-meat-seller"),
                    GREEN.isFirst());
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class BoarBreeding {

        private static final String CARD = "k141-boar-breeding";

        @Test
        void brings_a_wild_boar() {
            given(eikz(), RED.holds(CARD), RED.has("1 food"));
            RED.plays("place meeting-place", "play " + CARD);
            RED.changed("food: 1 > 0", "wild-boar: 0 > 1", "home: 2 > 1", "hand: " + CARD + " >");
        }

        @Test
        void which_may_be_cooked_at_once() {
            given(eikz(), RED.holds(CARD), RED.hasPlayed("fireplace-2"), RED.has("1 food 1 sheep"));
            RED.plays("place meeting-place", "play " + CARD);
            RED.isAsked("keep");
            RED.plays("keep 1 0 0");
            RED.changed("food: 1 > 2", "home: 2 > 1", "hand: " + CARD + " >");
        }
    }

    @Nested
    class StoneCart {

        private static final String CARD = "k142-stone-cart";

        @Test
        @Rule("AGR-M7")
        void puts_a_stone_on_every_even_round_to_come() {
            given(
                    eikz(),
                    round(11),
                    RED.holds(CARD),
                    RED.hasPlayed("e155-bread-seller", "e157-thatcher"),
                    RED.has("2 wood"));
            RED.plays("place meeting-place", "play " + CARD);
            changed(
                    "red wood: 2 > 0",
                    "red home: 2 > 1",
                    "red hand: " + CARD + " >",
                    "red cards: e155-bread-seller, e157-thatcher > e155-bread-seller, e157-thatcher, " + CARD,
                    "on meeting-place: > 1 red",
                    "round 12 for red: > 1 stone",
                    "round 14 for red: > 1 stone");
        }

        @Test
        void nothing_on_the_round_that_has_begun() {
            given(
                    eikz(),
                    round(14),
                    RED.holds(CARD),
                    RED.hasPlayed("e155-bread-seller", "e157-thatcher"),
                    RED.has("2 wood"));
            RED.plays("place meeting-place", "play " + CARD);
            changed(
                    "red wood: 2 > 0",
                    "red home: 2 > 1",
                    "red hand: " + CARD + " >",
                    "red cards: e155-bread-seller, e157-thatcher > e155-bread-seller, e157-thatcher, " + CARD,
                    "on meeting-place: > 1 red");
        }
    }

    @Nested
    class Loom {

        private static final String CARD = "k146-loom";

        private int food(int sheep) {
            given(
                    eikz(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed(CARD),
                    RED.farm(MEADOWS),
                    RED.has(sheep + " sheep 9 food"));
            goOn();
            RED.plays("feed");
            meanwhile();
            return position().holdings().food(0) - 5;
        }

        @Test
        void brings_food_for_sheep_in_the_field_phase() {
            assertThat(food(0)).isZero();
            assertThat(food(1)).isEqualTo(1);
            assertThat(food(3)).isEqualTo(1);
            assertThat(food(4)).isEqualTo(2);
            assertThat(food(7)).isEqualTo(3);
        }

        @Test
        void scores_a_point_for_every_three_sheep() {
            given(eikz(), RED.hasPlayed(CARD), RED.farm(MEADOWS), RED.has("5 sheep"), GREEN.has("1 sheep"));
            assertThat(RED.points("bonus")).isEqualTo(1);
            assertThat(GREEN.points("bonus")).isZero();
        }
    }

    @Nested
    class Horse {

        private static final String CARD = "k135-horse";

        @Test
        void stands_in_for_a_kind_of_animal_that_is_missing() {
            given(eikz(), RED.hasPlayed(CARD), RED.farm(MEADOWS), RED.has("1 sheep 2 cattle"));
            assertThat(RED.points("bonus")).isEqualTo(2);
            assertThat(RED.points("wild-boar")).isEqualTo(-1);
            assertThat(GREEN.points("bonus")).isZero();
        }

        @Test
        void only_once_and_not_beside_all_kinds() {
            given(eikz(), RED.hasPlayed(CARD));
            assertThat(RED.points("bonus")).isEqualTo(2);
            given(eikz(), RED.hasPlayed(CARD), RED.farm(MEADOWS), RED.has("1 sheep 1 wild-boar 2 cattle"));
            assertThat(RED.points("bonus")).isZero();
        }
    }

    @Nested
    class LandingNet {

        private static final String CARD = "k126-landing-net";

        @Test
        @Rule("AGR-K94")
        void brings_two_food_with_reed_alone() {
            given(eikz(), RED.hasPlayed(CARD), holds("reed-bank", "2 reed"));
            RED.plays("place reed-bank");
            RED.changed("reed: 0 > 2", "food: 0 > 2", "home: 2 > 1");
            given(eikz(), players(3), RED.hasPlayed(CARD));
            RED.plays("place one-resource", "take reed");
            RED.changed("reed: 0 > 1", "food: 0 > 2", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K94")
        void one_beside_other_building_resources() {
            given(eikz(), players(4), RED.hasPlayed(CARD));
            RED.plays("place resource-market");
            RED.changed("reed: 0 > 1", "stone: 0 > 1", "food: 0 > 2", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K94")
        void one_beside_those_of_a_card() {
            given(
                    eikz(),
                    deck(OccupationsB.GEOLOGIST),
                    RED.hasPlayed(CARD, "b121-geologist"),
                    holds("reed-bank", "2 reed"));
            RED.plays("place reed-bank");
            RED.changed("reed: 0 > 2", "clay: 0 > 1", "food: 0 > 1", "home: 2 > 1");
        }

        @Test
        void nothing_without_reed_nor_for_reed_of_a_card() {
            given(eikz(), players(3), RED.hasPlayed(CARD));
            RED.plays("place one-resource", "take wood");
            RED.changed("wood: 0 > 1", "home: 2 > 1");
            given(eikz(), deck(MinorsA.CANOE), RED.hasPlayed(CARD, "a078-canoe"), holds("fishing", "1 food"));
            RED.plays("place fishing");
            RED.changed("reed: 0 > 1", "food: 0 > 2", "home: 2 > 1");
        }
    }
}
