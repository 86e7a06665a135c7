package tilth.agricola;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Minor improvements of deck E, edition of 2007: E37 to E62 and E338. */
class MinorsE37Test extends ClassicScenario {

    private static final String MEADOW = """
            +   +   +---+---+---+
              .   . |           |
            +   +   +---+---+---+
              W   . |           |
            +   +   +---+---+---+
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    @Nested
    class Markets {

        @Test
        @Rule({"AGR-D10", "AGR-P1"})
        void a_stall_gives_a_vegetable_for_a_grain() {
            given(eikz(), RED.holds("e39-market-stall"), RED.has("1 grain"));
            RED.plays("place meeting-place", "play e39-market-stall");
            changed(
                    "red grain: 1 > 0",
                    "red vegetable: 0 > 1",
                    "red hand: e39-market-stall >",
                    "green hand: > e39-market-stall",
                    "red home: 2 > 1",
                    "on meeting-place: > 1 red");
        }

        @Test
        @Rule("AGR-P1")
        void grain_on_a_field_does_not_pay_for_it() {
            given(
                    eikz(),
                    GREEN.isFirst(),
                    RED.holds("e39-market-stall"),
                    RED.farm(TWO_FIELDS.replaceFirst(" F   F ", "F3g  F ")));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }

        @Test
        @Rule({"AGR-D10", "AGR-A4"})
        void cattle_for_a_sheep_which_may_be_cooked_at_once() {
            given(eikz(), RED.holds("e60-cattle-market"), RED.has("1 sheep"));
            RED.plays("place meeting-place", "play e60-cattle-market");
            changed(
                    "red sheep: 1 > 0",
                    "red cattle: 0 > 1",
                    "red hand: e60-cattle-market >",
                    "green hand: > e60-cattle-market",
                    "red home: 2 > 1",
                    "on meeting-place: > 1 red");
            given(
                    eikz(),
                    RED.hasPlayed("fireplace-2"),
                    RED.holds("e60-cattle-market"),
                    RED.farm(TWO_PASTURES),
                    RED.has("4 sheep 1 wild-boar 2 cattle"));
            RED.plays("place meeting-place", "play e60-cattle-market", "keep 3 1 2");
            RED.changed("sheep: 4 > 3", "food: 0 > 3", "hand: e60-cattle-market >", "home: 2 > 1");
        }
    }

    @Nested
    class Millstone {

        @Test
        @Rule("AGR-K1")
        void brings_two_food_for_each_baking() {
            given(eikz(), out("grain-utilization"), RED.hasPlayed("e41-millstone", "fireplace-2"), RED.has("3 grain"));
            RED.plays("place grain-utilization", "bake 3");
            RED.changed("grain: 3 > 0", "food: 0 > 8", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-X3")
        void grinding_is_no_baking() {
            given(eikz(), RED.hasPlayed("e41-millstone", "e17-windmill"), RED.has("1 grain"));
            RED.plays("trade e17-windmill 0");
            RED.changed("grain: 1 > 0", "food: 0 > 2");
        }
    }

    @Nested
    class RoundSpaces {

        private static final String MANY = "i219-fieldsman";

        @Test
        @Rule("AGR-M7")
        void a_fruit_tree_bears_food_from_round_8_on() {
            given(
                    eikz(),
                    round(12),
                    RED.hasPlayed(MANY, "e157-thatcher", "e162-meat-seller"),
                    RED.holds("e43-fruit-tree"));
            RED.plays("place meeting-place", "play e43-fruit-tree");
            itAlsoHappened("red scheduled food 1 13", "red scheduled food 1 14");
            now("round 12 for red", "");
            given(
                    eikz(),
                    round(3),
                    RED.hasPlayed(MANY, "e157-thatcher", "e162-meat-seller"),
                    RED.holds("e43-fruit-tree"));
            RED.plays("place meeting-place", "play e43-fruit-tree");
            itAlsoHappened("red scheduled food 1 8", "red scheduled food 1 14");
            now("round 7 for red", "");
        }

        @Test
        @Rule("AGR-M7")
        void a_forest_of_ones_own_grows_wood_in_even_rounds() {
            given(eikz(), round(10), RED.holds("e45-private-forest"), RED.has("2 food"));
            RED.plays("place meeting-place", "play e45-private-forest");
            changed(
                    "red food: 2 > 0",
                    "round 12 for red: > 1 wood",
                    "round 14 for red: > 1 wood",
                    "red hand: e45-private-forest >",
                    "red cards: > e45-private-forest",
                    "red home: 2 > 1",
                    "on meeting-place: > 1 red");
        }

        @Test
        @Rule("AGR-M7")
        void a_sack_cart_brings_grain_in_four_rounds() {
            given(
                    eikz(),
                    round(8),
                    RED.hasPlayed(MANY, "e157-thatcher"),
                    RED.holds("e46-sack-cart"),
                    RED.has("2 wood"));
            RED.plays("place meeting-place", "play e46-sack-cart");
            changed(
                    "red wood: 2 > 0",
                    "round 11 for red: > 1 grain",
                    "round 14 for red: > 1 grain",
                    "red hand: e46-sack-cart >",
                    "red cards: e157-thatcher, i219-fieldsman > e46-sack-cart, e157-thatcher, i219-fieldsman",
                    "red home: 2 > 1",
                    "on meeting-place: > 1 red");
        }

        @Test
        @Rule("AGR-M7")
        void a_reed_pond_brings_reed_in_the_next_three() {
            given(
                    eikz(),
                    round(10),
                    RED.hasPlayed(MANY, "e157-thatcher", "e162-meat-seller"),
                    RED.holds("e48-reed-pond"));
            RED.plays("place meeting-place", "play e48-reed-pond");
            changed(
                    "round 11 for red: > 1 reed",
                    "round 12 for red: > 1 reed",
                    "round 13 for red: > 1 reed",
                    "red hand: e48-reed-pond >",
                    "red cards: e157-thatcher, e162-meat-seller, i219-fieldsman > "
                            + "e48-reed-pond with 14336, e157-thatcher, e162-meat-seller, i219-fieldsman",
                    "red home: 2 > 1",
                    "on meeting-place: > 1 red");
        }

        @Test
        @Rule("AGR-M7")
        void a_dovecote_brings_food_from_round_10_on() {
            given(eikz(), round(12), RED.holds("e57-dovecote"), RED.has("2 stone"));
            RED.plays("place meeting-place", "play e57-dovecote");
            changed(
                    "red stone: 2 > 0",
                    "round 13 for red: > 1 food",
                    "round 14 for red: > 1 food",
                    "red hand: e57-dovecote >",
                    "red cards: > e57-dovecote",
                    "red home: 2 > 1",
                    "on meeting-place: > 1 red");
        }

        @Test
        @Rule("AGR-D8")
        void not_without_enough_occupations() {
            given(
                    eikz(),
                    GREEN.isFirst(),
                    RED.hasPlayed(MANY),
                    RED.holds("e43-fruit-tree", "e46-sack-cart", "e48-reed-pond"),
                    RED.has("2 wood"));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class Wool {

        @Test
        @Rule("AGR-H2")
        void a_spindle_brings_food_for_three_and_for_five_sheep() {
            given(
                    eikz(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed("e51-spindle"),
                    RED.farm(MEADOW),
                    RED.has("4 sheep"));
            goOn();
            itAlsoHappened("red gained food 1");
            meanwhile();
            given(
                    eikz(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed("e51-spindle"),
                    RED.farm(MEADOW),
                    RED.has("5 sheep"));
            goOn();
            itAlsoHappened("red gained food 2");
            meanwhile();
        }

        @Test
        @Rule("AGR-H2")
        void not_for_two() {
            given(
                    eikz(),
                    round(14),
                    beforeTheHarvest(),
                    RED.hasPlayed("e51-spindle"),
                    RED.farm(MEADOW),
                    RED.has("2 sheep"));
            goOn();
            RED.changed("sheep: 2 > 3", "begging: 0 > 4");
        }

        @Test
        @Rule("AGR-H2")
        void a_churn_brings_food_for_three_sheep_and_two_cattle() {
            given(
                    eikz(),
                    round(14),
                    beforeTheHarvest(),
                    RED.hasPlayed("e53-butter-churn"),
                    RED.farm(MEADOW),
                    RED.has("5 sheep 4 cattle"));
            goOn();
            RED.changed("sheep: 5 > 6", "cattle: 4 > 5", "begging: 0 > 1");
            given(
                    eikz(),
                    round(14),
                    beforeTheHarvest(),
                    RED.hasPlayed("e53-butter-churn"),
                    RED.farm(MEADOW),
                    RED.has("2 sheep 1 cattle"));
            goOn();
            RED.changed("sheep: 2 > 3", "begging: 0 > 4");
        }
    }

    @Nested
    class Stable {

        @Test
        @Rule("AGR-D10")
        void is_built_for_nothing_more() {
            given(eikz(), RED.holds("e52-stable"), RED.has("1 wood"));
            RED.plays("place meeting-place", "play e52-stable", "build-stable e1");
            changed(
                    "red wood: 1 > 0",
                    "red e1: - > stable",
                    "red hand: e52-stable >",
                    "green hand: > e52-stable",
                    "red home: 2 > 1",
                    "on meeting-place: > 1 red");
        }

        @Test
        void not_a_fifth() {
            given(eikz(), GREEN.isFirst(), RED.holds("e52-stable"), RED.has("1 wood"), RED.farm("""
                    +   +   +   +   +   +
                      .   s   s   s   s
                    +   +   +   +   +   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                    """));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class Stones {

        @Test
        void a_quarry_brings_three_stone_for_a_day_of_labour() {
            given(eikz(), RED.hasPlayed("e54-quarry"));
            RED.plays("place day-laborer");
            RED.changed("food: 0 > 2", "stone: 0 > 3", "home: 2 > 1");
        }

        @Test
        void tongs_bring_one_from_either_quarry() {
            given(
                    eikz(),
                    out("western-quarry", "eastern-quarry"),
                    holds("western-quarry", "1 stone"),
                    holds("eastern-quarry", "2 stone"),
                    RED.hasPlayed("e56-stone-tongs"));
            RED.plays("place western-quarry");
            GREEN.plays("place day-laborer");
            RED.plays("place eastern-quarry");
            RED.changed("stone: 0 > 5", "home: 2 > 0");
        }

        @Test
        void not_where_stone_comes_beside_other_goods() {
            given(eikz(), players(4), RED.hasPlayed("e56-stone-tongs", "e54-quarry"));
            RED.plays("place resource-market");
            RED.changed("reed: 0 > 1", "stone: 0 > 1", "food: 0 > 1", "home: 2 > 1");
        }
    }

    @Nested
    class FeedPellets {

        @Test
        @Rule("AGR-X3")
        void a_vegetable_becomes_an_animal_once_a_harvest() {
            given(
                    eikz(),
                    round(4),
                    beforeFeeding(),
                    RED.hasPlayed("e338-feed-pellets"),
                    RED.farm(MEADOW),
                    RED.has("2 vegetable 1 sheep 1 cattle 4 food"));
            goOn();
            RED.mayNot("trade e338-feed-pellets 1");
            RED.plays("trade e338-feed-pellets 2");
            RED.mayNot("trade e338-feed-pellets 0", "trade e338-feed-pellets 2");
            RED.plays("feed");
            RED.changed(
                    "vegetable: 2 > 1",
                    "cattle: 1 > 3",
                    "food: 4 > 0",
                    "cards: e338-feed-pellets > e338-feed-pellets spent");
        }

        @Test
        @Rule("AGR-X3")
        void only_while_families_are_fed_and_for_who_has_an_animal() {
            given(eikz(), RED.hasPlayed("e338-feed-pellets"), RED.farm(MEADOW), RED.has("1 vegetable 1 sheep"));
            RED.mayNot("trade e338-feed-pellets 0");
            given(
                    eikz(),
                    round(4),
                    beforeFeeding(),
                    RED.hasPlayed("e338-feed-pellets"),
                    RED.farm(MEADOW),
                    RED.has("1 vegetable 4 food"));
            goOn();
            RED.mayNot("trade e338-feed-pellets 0");
            meanwhile();
        }
    }
}
