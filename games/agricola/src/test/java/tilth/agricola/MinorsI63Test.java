package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Minor improvements I63 to I83: what each does, and when it does not. */
class MinorsI63Test extends ClassicScenario {

    private static final String[] TWO_JOBS = {"e155-bread-seller", "e182-charcoal-burner"};
    private static final String[] THREE_JOBS = {"e155-bread-seller", "e182-charcoal-burner", "e185-clay-firer"};

    private static final String GARDEN = """
            +   +   +   +   +   +
             F1v F2v  .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    @Nested
    @Rule("AGR-K62")
    class MoldboardPlough {

        private static final String CARD = "i63-moldboard-plough";

        @Test
        void plows_a_second_field_twice_in_the_game() {
            given(eikz(), RED.hasPlayed(CARD), onCardNoted(CARD, 2));
            RED.plays("place farmland", "plow b2");
            RED.isOffered("use " + CARD, "done");
            RED.plays("use " + CARD, "plow b1");
            GREEN.isAsked("place");
            RED.changed(
                    "b1: - > field",
                    "b2: - > field",
                    "home: 2 > 1",
                    "cards: i63-moldboard-plough with 2 > i63-moldboard-plough with 1");
            given(eikz(), RED.hasPlayed(CARD), onCardNoted(CARD, 0));
            RED.plays("place farmland", "plow b2");
            GREEN.isAsked("place");
            meanwhile();
        }

        @Test
        void not_on_cultivation() {
            given(eikz(), out("cultivation"), RED.hasPlayed(CARD), onCardNoted(CARD, 2));
            RED.plays("place cultivation", "plow b2");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class Punner {

        private static final String CARD = "i70-punner";
        private static final String PLOUGH = "i63-moldboard-plough";

        /** Room for two more fields, one behind the other. */
        private static final String TWO_LEFT = """
                +   +   +---+---+---+
                  .   . |           |
                +   +   +   +   +   +
                  W   F |           |
                +   +   +   +   +   +
                  W   F |           |
                +   +   +---+---+---+
                """;

        @Test
        void its_owner_plows_when_another_uses_a_plow() {
            given(eikz(), RED.hasPlayed(PLOUGH), onCardNoted(PLOUGH, 1), GREEN.hasPlayed(CARD));
            RED.plays("place farmland", "plow b2", "use " + PLOUGH, "plow b1");
            GREEN.isOffered("use " + CARD, "done");
            GREEN.plays("use " + CARD, "plow c2");
            GREEN.isAsked("place");
            GREEN.changed("c2: - > field");
        }

        /** Its question to another player lies between what the plow takes and the field that the space has to bring. */
        @Test
        @Rule("AGR-K16")
        void leaves_who_plows_room_for_the_field_of_the_space() {
            given(
                    eikz(),
                    RED.hasPlayed("e195-plough-maker", "k119-crooked-plough"),
                    RED.farm(TWO_LEFT),
                    RED.has("1 food"),
                    GREEN.hasPlayed(CARD));
            RED.plays("place farmland", "use e195-plough-maker", "plow b1");
            RED.mayNot("use k119-crooked-plough");
            RED.plays("done", "plow a1");
            RED.changed("a1: - > field", "b1: - > field", "food: 1 > 0", "home: 2 > 1");
        }

        @Test
        void not_for_one_field_and_not_for_a_plow_of_its_own() {
            given(eikz(), RED.hasPlayed(PLOUGH), onCardNoted(PLOUGH, 1), GREEN.hasPlayed(CARD));
            RED.plays("place farmland", "plow b2", "done");
            GREEN.isAsked("place");
            meanwhile();
            given(eikz(), RED.hasPlayed(PLOUGH, CARD), onCardNoted(PLOUGH, 1));
            RED.plays("place farmland", "plow b2", "use " + PLOUGH, "plow b1");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class Alms {

        private static final String CARD = "i64-alms";

        @Test
        void brings_food_for_each_round_that_is_over() {
            given(eikz(), round(6), RED.holds(CARD));
            RED.plays("place meeting-place", "play " + CARD);
            changed(
                    "red food: 0 > 5",
                    "red home: 2 > 1",
                    "red hand: i64-alms >",
                    "green hand: > i64-alms",
                    "on meeting-place: > 1 red");
        }

        @Test
        void the_round_itself_is_not_over_on_its_last_action() {
            given(eikz(), round(3), RED.holds(CARD), RED.home(1), GREEN.home(0));
            RED.plays("place meeting-place", "play " + CARD);
            itAlsoHappened("red gained food 2");
            meanwhile();
        }

        @Test
        void not_with_an_occupation() {
            given(eikz(), round(6), GREEN.isFirst(), RED.holds(CARD), RED.hasPlayed("e155-bread-seller"));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class ThreshingBoard {

        private static final String CARD = "i67-threshing-board";

        @Test
        void lets_its_owner_bake_when_a_field_is_plowed() {
            given(eikz(), RED.hasPlayed(CARD, "fireplace-2"), RED.has("1 grain"));
            RED.plays("place farmland");
            RED.may("use " + CARD);
            RED.plays("plow b2", "use " + CARD, "bake 1");
            RED.changed("grain: 1 > 0", "food: 0 > 2", "b2: - > field", "home: 2 > 1");
        }

        @Test
        void also_on_cultivation_but_nowhere_else() {
            given(eikz(), out("cultivation"), RED.hasPlayed(CARD, "fireplace-2"), RED.has("2 grain"));
            RED.plays("place cultivation");
            RED.may("use " + CARD);
            given(eikz(), out("grain-utilization"), RED.hasPlayed(CARD, "fireplace-2"), RED.has("2 grain"));
            RED.plays("place grain-utilization");
            RED.mayNot("use " + CARD);
            meanwhile();
        }
    }

    @Nested
    class StrawberryPatch {

        private static final String CARD = "i69-strawberry-patch";

        @Test
        void lays_food_on_three_rounds() {
            given(eikz(), round(4), RED.holds(CARD), RED.farm(GARDEN));
            RED.plays("place meeting-place", "play " + CARD);
            changed(
                    "red home: 2 > 1",
                    "red hand: i69-strawberry-patch >",
                    "red cards: > i69-strawberry-patch with 224",
                    "on meeting-place: > 1 red",
                    "round 5 for red: > 1 food",
                    "round 6 for red: > 1 food",
                    "round 7 for red: > 1 food");
        }

        @Test
        void a_field_that_only_lay_under_vegetables_is_none() {
            given(eikz(), GREEN.isFirst(), RED.holds(CARD), RED.farm(GARDEN.replace("F2v", "F  ")));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class GoosePond {

        private static final String CARD = "i72-goose-pond";

        @Test
        void lays_food_on_four_rounds() {
            given(eikz(), round(11), RED.holds(CARD), RED.hasPlayed(THREE_JOBS));
            RED.plays("place meeting-place", "play " + CARD);
            changed(
                    "red home: 2 > 1",
                    "red hand: i72-goose-pond >",
                    "red cards: e155-bread-seller, e182-charcoal-burner, e185-clay-firer > "
                            + "e155-bread-seller, e182-charcoal-burner, e185-clay-firer, i72-goose-pond with 28672",
                    "on meeting-place: > 1 red",
                    "round 12 for red: > 1 food",
                    "round 13 for red: > 1 food",
                    "round 14 for red: > 1 food");
        }

        @Test
        void not_with_two_occupations() {
            given(eikz(), GREEN.isFirst(), RED.holds(CARD), RED.hasPlayed(TWO_JOBS));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class GrainCart {

        @Test
        void brings_two_more_grain() {
            given(eikz(), RED.hasPlayed("i74-grain-cart"));
            RED.plays("place grain-seeds");
            RED.changed("grain: 0 > 3", "home: 2 > 1");
        }

        @Test
        void not_to_others_and_not_elsewhere() {
            given(eikz(), out("vegetable-seeds"), RED.hasPlayed("i74-grain-cart"));
            RED.plays("place vegetable-seeds");
            RED.changed("vegetable: 0 > 1", "home: 2 > 1");
            GREEN.plays("place grain-seeds");
            GREEN.changed("grain: 0 > 1", "home: 2 > 1");
        }
    }

    @Nested
    class Rake {

        private static final String CARD = "i76-rake";

        private static final String FIVE = """
                +   +   +   +   +   +
                  F   F   F   F   F
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """;

        private static final String SIX = FIVE.replaceFirst("W   .", "W   F");

        @Test
        void two_points_for_five_fields() {
            given(eikz(), RED.hasPlayed(CARD), RED.farm(FIVE), GREEN.farm(FIVE));
            assertThat(RED.points("bonus")).isEqualTo(2);
            assertThat(GREEN.points("bonus")).isZero();
            given(eikz(), RED.hasPlayed(CARD), RED.farm(FIVE.replaceFirst("F", ".")));
            assertThat(RED.points("bonus")).isZero();
        }

        @Test
        void six_with_a_plow_but_not_with_one_of_somebody_else() {
            given(eikz(), RED.hasPlayed(CARD, "i63-moldboard-plough"), RED.farm(FIVE));
            assertThat(RED.points("bonus")).isZero();
            given(eikz(), RED.hasPlayed(CARD, "i63-moldboard-plough"), RED.farm(SIX));
            assertThat(RED.points("bonus")).isEqualTo(2);
            given(eikz(), RED.hasPlayed(CARD), GREEN.hasPlayed("i63-moldboard-plough"), RED.farm(FIVE));
            assertThat(RED.points("bonus")).isEqualTo(2);
        }
    }

    @Nested
    class WoodCart {

        private static final String CARD = "i79-wood-cart";

        @Test
        void two_more_of_the_wood_on_a_space() {
            given(eikz(), RED.hasPlayed(CARD), holds("forest", "3 wood"));
            RED.plays("place forest");
            RED.changed("wood: 0 > 5", "home: 2 > 1");
        }

        @Test
        void wherever_it_lies() {
            given(eikz(), RED.hasPlayed(CARD), holds("fishing", "1 food 1 wood"));
            RED.plays("place fishing");
            RED.changed("wood: 0 > 3", "food: 0 > 1", "home: 2 > 1");
        }

        @Test
        void not_where_wood_comes_with_reed_and_stone() {
            given(eikz(), players(5), RED.hasPlayed(CARD), holds("reed-pond", "1 reed"));
            RED.plays("place reed-pond");
            RED.changed("wood: 0 > 1", "reed: 0 > 1", "stone: 0 > 1", "home: 2 > 1");
        }

        @Test
        void not_for_others() {
            given(eikz(), GREEN.hasPlayed(CARD), holds("forest", "3 wood"));
            RED.plays("place forest");
            changed("red wood: 0 > 3", "red home: 2 > 1", "forest: 3 wood >", "on forest: > 1 red");
        }
    }

    @Nested
    @Rule("AGR-K61")
    class Spinney {

        private static final String CARD = "i80-spinney";

        @Test
        void takes_one_of_the_wood_that_another_takes() {
            given(eikz(), GREEN.hasPlayed(CARD), holds("forest", "3 wood"));
            RED.plays("place forest");
            changed(
                    "red wood: 0 > 2",
                    "green wood: 0 > 1",
                    "red home: 2 > 1",
                    "forest: 3 wood >",
                    "on forest: > 1 red");
        }

        @Test
        void of_a_single_wood_nothing_is_left() {
            given(eikz(), GREEN.hasPlayed(CARD), holds("forest", "1 wood"));
            RED.plays("place forest");
            changed("green wood: 0 > 1", "red home: 2 > 1", "forest: 1 wood >", "on forest: > 1 red");
        }

        @Test
        void not_on_another_space_and_not_of_its_owner() {
            given(eikz(), players(5), GREEN.hasPlayed(CARD), holds("grove", "4 wood"), holds("forest", "3 wood"));
            RED.plays("place grove");
            RED.changed("wood: 0 > 4", "home: 2 > 1");
            GREEN.plays("place forest");
            GREEN.changed("wood: 0 > 3", "home: 2 > 1");
        }
    }

    @Nested
    class WoodenCrane {

        private static final String CARD = "i82-wooden-crane";

        @Test
        void brings_a_stone_and_another_for_food() {
            given(
                    eikz(),
                    out("western-quarry"),
                    RED.hasPlayed(CARD),
                    holds("western-quarry", "2 stone"),
                    RED.has("2 food"));
            RED.plays("place western-quarry");
            RED.isOffered("use " + CARD, "done");
            RED.plays("use " + CARD);
            RED.changed("stone: 0 > 4", "food: 2 > 1", "home: 2 > 1");
        }

        @Test
        void only_one_without_food() {
            given(eikz(), out("eastern-quarry"), RED.hasPlayed(CARD), holds("eastern-quarry", "1 stone"));
            RED.plays("place eastern-quarry");
            RED.changed("stone: 0 > 2", "home: 2 > 1");
        }

        @Test
        void food_may_be_made_for_it() {
            given(
                    eikz(),
                    out("western-quarry"),
                    RED.hasPlayed(CARD),
                    holds("western-quarry", "1 stone"),
                    RED.has("1 grain"));
            RED.plays("place western-quarry", "eat grain", "use " + CARD);
            RED.changed("stone: 0 > 3", "grain: 1 > 0", "home: 2 > 1");
        }

        @Test
        void not_where_stone_comes_with_something_else() {
            given(eikz(), players(4), RED.hasPlayed(CARD), RED.has("2 food"));
            RED.plays("place resource-market");
            RED.changed("stone: 0 > 1", "reed: 0 > 1", "food: 2 > 3", "home: 2 > 1");
        }
    }

    @Nested
    class WoodenPath {

        @Test
        void two_points_as_the_best_street_in_play() {
            given(eikz(), RED.hasPlayed("i83-wooden-path"));
            assertThat(RED.points("bonus")).isEqualTo(2);
        }

        @Test
        void one_better_street_of_anybody_takes_them() {
            given(eikz(), RED.hasPlayed("i83-wooden-path"), GREEN.hasPlayed("i89-clay-path"));
            assertThat(RED.points("bonus")).isZero();
            assertThat(GREEN.points("bonus")).isEqualTo(2);
            given(eikz(), RED.hasPlayed("i83-wooden-path", "i89-clay-path", "i94-paved-road"));
            assertThat(RED.points("bonus")).isEqualTo(2);
        }
    }
}
