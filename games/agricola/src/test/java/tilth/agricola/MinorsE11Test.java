package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Minor improvements of deck E, edition of 2007: E11 to E36. */
class MinorsE11Test extends ClassicScenario {

    @Nested
    class FieldCard {

        @Test
        @Rule("AGR-D10")
        void plows_a_field_and_goes_to_the_left() {
            given(eikz(), RED.holds("e11-field"), RED.has("1 food"));
            RED.plays("place meeting-place", "play e11-field", "plow e1");
            changed(
                    "red food: 1 > 0",
                    "red e1: - > field",
                    "red hand: e11-field >",
                    "green hand: > e11-field",
                    "red home: 2 > 1",
                    "on meeting-place: > 1 red");
        }

        @Test
        void not_where_nothing_can_be_plowed() {
            given(eikz(), GREEN.isFirst(), RED.holds("e11-field"), RED.has("1 food"), RED.farm("""
                    +   +   +   +   +   +
                      F   F   F   F   F
                    +   +   +   +   +   +
                      W   F   F   F   F
                    +   +   +   +   +   +
                      W   F   F   F   F
                    +   +   +   +   +   +
                    """));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class Fishing {

        @Test
        void a_rod_brings_a_food_and_two_from_round_8_on() {
            given(eikz(), round(7), holds("fishing", "1 food"), RED.hasPlayed("e12-fishing-rod"));
            RED.plays("place fishing");
            RED.changed("food: 0 > 2", "home: 2 > 1");
            given(eikz(), round(8), holds("fishing", "1 food"), RED.hasPlayed("e12-fishing-rod"));
            RED.plays("place fishing");
            RED.changed("food: 0 > 3", "home: 2 > 1");
        }

        @Test
        void a_raft_brings_a_food_or_a_reed() {
            given(eikz(), holds("fishing", "1 food"), RED.hasPlayed("e22-raft"));
            RED.plays("place fishing");
            RED.isOffered("choose 0 e22-raft", "choose 1 e22-raft");
            RED.plays("choose 1 e22-raft");
            RED.changed("food: 0 > 1", "reed: 0 > 1", "home: 2 > 1");
        }

        @Test
        void a_canoe_brings_a_food_and_a_reed() {
            given(eikz(), holds("fishing", "1 food"), RED.hasPlayed("e30-canoe"));
            RED.plays("place fishing");
            RED.changed("food: 0 > 2", "reed: 0 > 1", "home: 2 > 1");
        }

        @Test
        void others_get_nothing_and_other_spaces_bring_nothing() {
            given(
                    eikz(),
                    round(9),
                    holds("fishing", "1 food"),
                    GREEN.hasPlayed("e12-fishing-rod", "e22-raft", "e30-canoe"));
            RED.plays("place fishing");
            GREEN.plays("place grain-seeds");
            GREEN.changed("grain: 0 > 1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-D8")
        void a_canoe_takes_two_occupations() {
            given(eikz(), GREEN.isFirst(), RED.hasPlayed("i219-fieldsman"), RED.holds("e30-canoe"), RED.has("2 wood"));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class BuildingMaterial {

        @Test
        @Rule("AGR-D10")
        void is_a_wood_or_a_clay() {
            given(eikz(), RED.holds("e16-building-material"));
            RED.plays("place meeting-place", "play e16-building-material");
            RED.isOffered("choose 0 e16-building-material", "choose 1 e16-building-material");
            RED.plays("choose 1 e16-building-material");
            changed(
                    "red clay: 0 > 1",
                    "red hand: e16-building-material >",
                    "green hand: > e16-building-material",
                    "red home: 2 > 1",
                    "on meeting-place: > 1 red");
        }
    }

    @Nested
    class Windmill {

        @Test
        @Rule("AGR-X3")
        void turns_any_number_of_grain_into_two_food_each() {
            given(eikz(), RED.hasPlayed("e17-windmill", "e41-millstone"), RED.has("2 grain"));
            RED.plays("trade e17-windmill 0", "trade e17-windmill 0");
            RED.changed("grain: 2 > 0", "food: 0 > 4");
        }

        @Test
        @Rule("AGR-X3")
        void not_grain_on_fields() {
            given(eikz(), RED.hasPlayed("e17-windmill"), RED.farm(TWO_FIELDS.replaceFirst(" F   F ", "F3g  F ")));
            RED.mayNot("trade e17-windmill 0");
        }
    }

    @Nested
    class BeanField {

        @Test
        @Rule("AGR-C6")
        void vegetables_grow_there_and_a_sowing_may_be_for_it_alone() {
            given(eikz(), out("grain-utilization"), RED.hasPlayed("e18-bean-field"), RED.has("1 vegetable 1 grain"));
            RED.plays("place grain-utilization");
            RED.isOffered("sow vegetable e18-bean-field");
            RED.plays("sow vegetable e18-bean-field");
            RED.changed(
                    "vegetable: 1 > 0",
                    "home: 2 > 1",
                    "cards: e18-bean-field with nothing > e18-bean-field with 2 vegetable");
        }

        @Test
        @Rule({"AGR-C6", "AGR-E1"})
        void its_vegetables_score_but_it_never_does() {
            given(eikz(), RED.hasPlayed("e18-bean-field"), onCard("e18-bean-field", "2 vegetable"));
            assertThat(RED.points("vegetables")).isEqualTo(2);
            assertThat(RED.points("fields")).isEqualTo(-1);
        }

        @Test
        @Rule("AGR-D8")
        void counts_as_a_vegetable_field_while_something_grows_there() {
            given(
                    eikz(),
                    GREEN.isFirst(),
                    RED.hasPlayed("e18-bean-field"),
                    onCard("e18-bean-field", "1 vegetable"),
                    RED.holds("z319-pumpkin-seed-oil"));
            RED.plays("place meeting-place", "play z319-pumpkin-seed-oil");
            meanwhile();
            given(eikz(), GREEN.isFirst(), RED.hasPlayed("e18-bean-field"), RED.holds("z319-pumpkin-seed-oil"));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class SimpleFireplace {

        @Test
        @Rule({"AGR-X2", "AGR-M2"})
        void cooks_and_bakes() {
            given(
                    eikz(),
                    out("grain-utilization"),
                    RED.hasPlayed("e20-simple-fireplace"),
                    RED.has("2 grain 1 vegetable"));
            RED.plays("place grain-utilization", "bake 2");
            RED.changed("grain: 2 > 0", "food: 0 > 4", "home: 2 > 1");
            given(
                    eikz(),
                    round(4),
                    beforeFeeding(),
                    RED.hasPlayed("e20-simple-fireplace"),
                    RED.farm(TWO_PASTURES),
                    RED.has("1 vegetable 1 sheep 1 wild-boar"));
            goOn();
            RED.plays("cook vegetable", "cook sheep", "cook wild-boar", "feed");
            RED.changed("vegetable: 1 > 0", "sheep: 1 > 0", "wild-boar: 1 > 0", "food: 0 > 1");
        }

        @Test
        @Rule("AGR-M3")
        void may_be_handed_in_for_a_hearth_and_leaves_the_game() {
            given(eikz(), out("major-improvement"), RED.hasPlayed("e20-simple-fireplace"));
            RED.plays("place major-improvement");
            RED.isOffered("build cooking-hearth-4", "build cooking-hearth-5");
            RED.plays("build cooking-hearth-4");
            RED.changed("cards: e20-simple-fireplace > cooking-hearth-4", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K7")
        void is_no_oven_and_a_charcoal_burner_hears_of_it() {
            given(
                    eikz(),
                    players(3),
                    RED.holds("e20-simple-fireplace", "e14-bakers-oven"),
                    RED.has("1 clay"),
                    GREEN.hasPlayed("e182-charcoal-burner"));
            RED.plays("place meeting-place", "play e20-simple-fireplace");
            GREEN.changed("food: 0 > 1", "wood: 0 > 1");
            given(eikz(), GREEN.isFirst(), RED.hasPlayed("e20-simple-fireplace"), RED.holds("e14-bakers-oven"));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class Manger {

        @Test
        @Rule("AGR-E11")
        void scores_for_squares_in_pastures() {
            given(eikz(), RED.hasPlayed("e23-manger"), RED.farm("""
                    +---+---+---+---+---+
                    |   |               |
                    +---+---+---+---+---+
                      W   .   .   .   .
                    +   +   +   +   +   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                    """));
            assertThat(RED.points("bonus")).isZero();
            given(eikz(), RED.hasPlayed("e23-manger"), RED.farm("""
                    +   +---+---+---+---+
                      . | .   .   .   . |
                    +   +---+   +   +   +
                      W   . | .   .   . |
                    +   +   +---+---+---+
                      W   .   .   .   .
                    +   +   +   +   +   +
                    """));
            assertThat(RED.points("bonus")).isEqualTo(2);
            given(eikz(), RED.hasPlayed("e23-manger"), RED.farm("""
                    +   +   +---+---+---+
                      .   . | .   .   . |
                    +   +   +   +   +   +
                      W   . | .   .   . |
                    +   +   +   +   +   +
                      W   . | .   .   . |
                    +   +   +---+---+---+
                    """));
            assertThat(RED.points("bonus")).isEqualTo(4);
        }
    }

    @Nested
    class Clogs {

        @Test
        @Rule("AGR-E11")
        void score_for_the_house() {
            given(eikz(), RED.hasPlayed("e28-clogs"), RED.farm(CLAY_HOUSE), GREEN.farm(STONE_HOUSE));
            assertThat(RED.points("bonus")).isEqualTo(1);
            assertThat(GREEN.points("bonus")).isZero();
            given(eikz(), RED.hasPlayed("e28-clogs"), RED.farm(STONE_HOUSE));
            assertThat(RED.points("bonus")).isEqualTo(2);
            given(eikz(), RED.hasPlayed("e28-clogs"));
            assertThat(RED.points("bonus")).isZero();
        }
    }

    @Nested
    class WoodFiredOven {

        @Test
        @Rule("AGR-M4")
        void may_be_baked_in_at_once_with_other_bakers_too() {
            given(
                    eikz(),
                    RED.hasPlayed("clay-oven"),
                    RED.holds("e27-wood-fired-oven"),
                    RED.has("3 wood 1 stone 3 grain"));
            RED.plays("place meeting-place", "play e27-wood-fired-oven", "use e27-wood-fired-oven", "bake 3");
            RED.changed(
                    "wood: 3 > 0",
                    "stone: 1 > 0",
                    "grain: 3 > 0",
                    "food: 0 > 11",
                    "hand: e27-wood-fired-oven >",
                    "cards: clay-oven > clay-oven, e27-wood-fired-oven",
                    "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K7")
        void is_an_oven_to_hand_back() {
            given(eikz(), RED.hasPlayed("e27-wood-fired-oven"), RED.holds("e14-bakers-oven"));
            RED.plays("place meeting-place", "play e14-bakers-oven");
            RED.changed("hand: e14-bakers-oven >", "cards: e27-wood-fired-oven > e14-bakers-oven", "home: 2 > 1");
        }
    }

    @Nested
    class RoundSpaces {

        @Test
        @Rule("AGR-M7")
        void a_pen_puts_two_food_on_every_round_to_come() {
            given(
                    eikz(),
                    round(12),
                    RED.hasPlayed("i219-fieldsman", "e157-thatcher", "e162-meat-seller", "e179-merchant"),
                    RED.holds("e24-animal-pen"),
                    RED.has("2 wood"));
            RED.plays("place meeting-place", "play e24-animal-pen");
            changed(
                    "red wood: 2 > 0",
                    "round 13 for red: > 2 food",
                    "round 14 for red: > 2 food",
                    "red hand: e24-animal-pen >",
                    "red cards: e157-thatcher, e162-meat-seller, e179-merchant, i219-fieldsman > "
                            + "e24-animal-pen, e157-thatcher, e162-meat-seller, e179-merchant, i219-fieldsman",
                    "red home: 2 > 1",
                    "on meeting-place: > 1 red");
        }

        @Test
        @Rule({"AGR-M7", "AGR-D8"})
        void a_carp_pond_puts_a_food_on_the_odd_ones() {
            given(eikz(), round(11), RED.hasPlayed("i219-fieldsman", "e25-spices", "well"), RED.holds("e31-carp-pond"));
            RED.plays("place meeting-place", "play e31-carp-pond");
            changed(
                    "round 13 for red: > 1 food",
                    "red hand: e31-carp-pond >",
                    "red cards: well, e25-spices, i219-fieldsman > well, e25-spices, e31-carp-pond, i219-fieldsman",
                    "red home: 2 > 1",
                    "on meeting-place: > 1 red");
        }

        @Test
        @Rule("AGR-D8")
        void cards_in_the_hand_do_not_count() {
            given(
                    eikz(),
                    GREEN.isFirst(),
                    RED.hasPlayed("i219-fieldsman", "e25-spices"),
                    RED.holds("e31-carp-pond", "e38-madonna-statue"));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class CornScoop {

        @Test
        void brings_a_second_grain_from_the_seeds() {
            given(eikz(), RED.hasPlayed("e35-corn-scoop"));
            RED.plays("place grain-seeds");
            RED.changed("grain: 0 > 2", "home: 2 > 1");
            given(eikz(), out("vegetable-seeds"), RED.hasPlayed("e35-corn-scoop"));
            RED.plays("place vegetable-seeds");
            RED.changed("vegetable: 0 > 1", "home: 2 > 1");
        }
    }
}
