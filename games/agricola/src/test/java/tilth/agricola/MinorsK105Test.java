package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.agricola.sheets.OccupationsA;
import tilth.engine.Rule;

/** Minor improvements of deck K, edition of 2007, on the sheet that begins with K105. */
class MinorsK105Test extends ClassicScenario {

    @Nested
    class Lumber {

        private static final String CARD = "k107-lumber";

        @Test
        @Rule("AGR-D10")
        void brings_three_wood_for_a_stone_and_goes_to_the_left_neighbour() {
            given(eikz(), RED.holds(CARD), RED.has("1 stone"));
            RED.plays("place meeting-place", "play " + CARD);
            changed(
                    "red stone: 1 > 0",
                    "red wood: 0 > 3",
                    "red home: 2 > 1",
                    "red hand: " + CARD + " >",
                    "green hand: > " + CARD,
                    "on meeting-place: > 1 red");
        }

        @Test
        void not_without_a_stone() {
            given(eikz(), RED.holds(CARD), RED.has("3 wood"), GREEN.isFirst());
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class Beehive {

        private static final String CARD = "k108-beehive";

        @Test
        @Rule("AGR-M7")
        void puts_two_food_on_every_even_round_to_come() {
            given(
                    eikz(),
                    round(10),
                    RED.holds(CARD),
                    RED.hasPlayed("well", "e25-spices", "e155-bread-seller", "e157-thatcher", "e162-meat-seller"));
            RED.plays("place meeting-place", "play " + CARD);
            changed(
                    "red home: 2 > 1",
                    "red hand: " + CARD + " >",
                    "red cards: well, e25-spices, e155-bread-seller, e157-thatcher, e162-meat-seller > "
                            + "well, e25-spices, e155-bread-seller, e157-thatcher, e162-meat-seller, " + CARD,
                    "on meeting-place: > 1 red",
                    "round 12 for red: > 2 food",
                    "round 14 for red: > 2 food");
        }

        @Test
        @Rule("AGR-D8")
        void not_with_one_improvement() {
            given(
                    eikz(),
                    RED.holds(CARD),
                    RED.hasPlayed("well", "e155-bread-seller", "e157-thatcher", "e162-meat-seller"),
                    GREEN.isFirst());
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class Flail {

        private static final String CARD = "k113-flail";

        @Test
        @Rule("AGR-K2")
        void lets_its_owner_bake_where_fields_are_plowed() {
            given(eikz(), RED.hasPlayed(CARD, "fireplace-2"), RED.has("2 grain"));
            RED.plays("place farmland", "use " + CARD, "bake 2", "plow a1");
            RED.changed("grain: 2 > 0", "food: 0 > 4", "a1: - > field", "home: 2 > 1");
            given(eikz(), out("cultivation"), RED.hasPlayed(CARD, "fireplace-2"), RED.has("1 grain"));
            RED.plays("place cultivation", "plow a1");
            RED.may("use " + CARD);
            meanwhile();
        }

        @Test
        void not_where_only_seed_is_sown() {
            given(
                    eikz(),
                    out("grain-utilization"),
                    RED.hasPlayed(CARD, "fireplace-2"),
                    RED.has("2 grain"),
                    RED.farm(TWO_FIELDS));
            RED.plays("place grain-utilization");
            RED.mayNot("use " + CARD);
            meanwhile();
        }
    }

    @Nested
    class DuckPond {

        private static final String CARD = "k114-duck-pond";

        @Test
        @Rule("AGR-M7")
        void puts_food_on_the_next_three_rounds() {
            given(eikz(), RED.holds(CARD), RED.hasPlayed("e155-bread-seller", "e157-thatcher"));
            RED.plays("place meeting-place", "play " + CARD);
            changed(
                    "red home: 2 > 1",
                    "red hand: " + CARD + " >",
                    "red cards: e155-bread-seller, e157-thatcher > e155-bread-seller, e157-thatcher, " + CARD
                            + " with 28",
                    "on meeting-place: > 1 red",
                    "round 2 for red: > 1 food",
                    "round 3 for red: > 1 food",
                    "round 4 for red: > 1 food");
        }

        @Test
        @Rule("AGR-D8")
        void two_occupations_are_enough_and_one_is_not() {
            given(eikz(), RED.holds(CARD), RED.hasPlayed("e155-bread-seller"), GREEN.isFirst());
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class Greenhouse {

        private static final String CARD = "k117-greenhouse";
        private static final int ROUNDS_6_AND_9 = 1 << 6 | 1 << 9;

        @Test
        void notes_the_fourth_and_the_seventh_round_to_come() {
            given(eikz(), round(2), RED.holds(CARD), RED.hasPlayed("e157-thatcher"), RED.has("2 wood"));
            RED.plays("place meeting-place", "play " + CARD);
            RED.changed(
                    "wood: 2 > 0",
                    "home: 2 > 1",
                    "hand: " + CARD + " >",
                    "cards: e157-thatcher > e157-thatcher, " + CARD + " with " + ROUNDS_6_AND_9);
        }

        @Test
        @Rule("AGR-K2")
        void sells_a_vegetable_for_a_food_that_came_just_then() {
            given(
                    eikz(),
                    round(5),
                    beforeTheNextRound(),
                    RED.hasPlayed(CARD),
                    onCardNoted(CARD, ROUNDS_6_AND_9),
                    RED.awaits(6, "1 food"));
            goOn();
            RED.plays("use " + CARD);
            RED.changed("vegetable: 0 > 1");
        }

        @Test
        void not_without_food_nor_in_another_round_nor_later() {
            given(eikz(), round(5), beforeTheNextRound(), RED.hasPlayed(CARD), onCardNoted(CARD, ROUNDS_6_AND_9));
            goOn();
            RED.isAsked("place");
            RED.changed();
            given(
                    eikz(),
                    round(6),
                    beforeTheNextRound(),
                    RED.hasPlayed(CARD),
                    onCardNoted(CARD, ROUNDS_6_AND_9),
                    RED.has("1 food"));
            goOn();
            RED.isAsked("place");
            RED.changed();
        }
    }

    @Nested
    class WoodenStrongbox {

        private static final String CARD = "k123-wooden-strongbox";
        private static final String FIVE_ROOMS = """
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   W   .   .   .
                +   +   +   +   +   +
                  W   W   .   .   .
                +   +   +   +   +   +
                """;

        @Test
        void rewards_five_rooms_and_six() {
            given(eikz(), RED.hasPlayed(CARD), RED.farm(FIVE_ROOMS));
            assertThat(RED.points("bonus")).isEqualTo(2);
            assertThat(GREEN.points("bonus")).isZero();
            given(eikz(), RED.hasPlayed(CARD), RED.farm(FIVE_ROOMS.replace("W   .   .   .   .", "W   W   .   .   .")));
            assertThat(RED.points("bonus")).isEqualTo(4);
            given(eikz(), RED.hasPlayed(CARD), RED.farm(FIVE_ROOMS.replace("W   .   .   .   .", "W   W   W   .   .")));
            assertThat(RED.points("bonus")).isEqualTo(4);
        }

        @Test
        void not_four() {
            given(eikz(), RED.hasPlayed(CARD), RED.farm(FIVE_ROOMS.replace("W   .   .   .   .", ".   .   .   .   .")));
            assertThat(RED.points("bonus")).isZero();
        }
    }

    @Nested
    class LiquidManure {

        private static final String CARD = "k118-liquid-manure";

        @Test
        @Rule("AGR-C10")
        void puts_one_more_on_every_field_that_is_sown() {
            given(
                    eikz(),
                    out("grain-utilization"),
                    RED.hasPlayed(CARD, "k137-turnip-field"),
                    RED.farm(TWO_FIELDS),
                    RED.has("1 grain 2 vegetable"));
            RED.plays("place grain-utilization");
            RED.plays("sow grain b1", "sow vegetable c1", "sow vegetable k137-turnip-field");
            RED.changed(
                    "grain: 1 > 0",
                    "vegetable: 2 > 0",
                    "b1: field > field 4 grain",
                    "c1: field > field 3 vegetable",
                    "cards: " + CARD + ", k137-turnip-field with nothing > " + CARD
                            + ", k137-turnip-field with 3 vegetable",
                    "home: 2 > 1");
        }

        @Test
        @Rule("AGR-C10")
        void adds_to_what_another_card_brings() {
            given(
                    eikz(),
                    out("grain-utilization"),
                    RED.hasPlayed(CARD, "i219-fieldsman"),
                    RED.farm(TWO_FIELDS),
                    RED.has("1 grain"));
            RED.plays("place grain-utilization", "sow grain b1");
            RED.changed("grain: 1 > 0", "b1: field > field 6 grain", "home: 2 > 1");
        }

        @Test
        void not_on_fields_that_were_sown_before_nor_on_those_of_others() {
            given(
                    eikz(),
                    out("grain-utilization"),
                    RED.hasPlayed(CARD),
                    RED.farm(TWO_FIELDS.replaceFirst(" F ", "F2g")),
                    GREEN.farm(TWO_FIELDS),
                    GREEN.has("1 grain"),
                    GREEN.toMove());
            GREEN.plays("place grain-utilization", "sow grain b1");
            changed(
                    "green grain: 1 > 0",
                    "green b1: field > field 3 grain",
                    "green home: 2 > 1",
                    "on grain-utilization: > 1 green");
        }
    }

    @Nested
    class HouseGoat {

        private static final String CARD = "k120-house-goat";

        @Test
        void brings_a_food_when_families_are_fed() {
            given(eikz(), round(4), beforeFeeding(), RED.hasPlayed(CARD), RED.has("3 food"));
            goOn();
            RED.changed();
            given(eikz(), round(4), beforeTheHarvest(), RED.hasPlayed(CARD), RED.has("3 food"));
            goOn();
            RED.plays("feed");
            RED.changed("food: 3 > 0");
        }

        @Test
        @Rule("AGR-K92")
        void keeps_every_other_animal_out_of_the_house() {
            given(eikz(), RED.hasPlayed(CARD), RED.holds("k141-boar-breeding"), RED.has("1 food"));
            RED.plays("place meeting-place", "play k141-boar-breeding");
            GREEN.isAsked("place");
            RED.changed("food: 1 > 0", "home: 2 > 1", "hand: k141-boar-breeding >");
        }

        @Test
        @Rule("AGR-K92")
        void drives_out_the_one_that_lives_there() {
            given(eikz(), RED.holds(CARD), RED.hasPlayed("fireplace-2"), RED.has("1 sheep"));
            RED.plays("place meeting-place", "play " + CARD);
            GREEN.isAsked("place");
            RED.changed(
                    "sheep: 1 > 0",
                    "food: 0 > 2",
                    "home: 2 > 1",
                    "hand: " + CARD + " >",
                    "cards: fireplace-2 > fireplace-2, " + CARD);
        }

        @Test
        @Rule("AGR-K92")
        void whatever_another_card_says() {
            given(
                    eikz(),
                    deck(OccupationsA.ANIMAL_TAMER),
                    RED.hasPlayed(CARD, "a086-animal-tamer"),
                    RED.holds("k141-boar-breeding"),
                    RED.has("1 food"));
            RED.plays("place meeting-place", "play k141-boar-breeding");
            GREEN.isAsked("place");
            RED.changed("food: 1 > 0", "home: 2 > 1", "hand: k141-boar-breeding >");
        }

        @Test
        void is_no_animal_itself() {
            given(
                    eikz(),
                    RED.hasPlayed(CARD),
                    RED.holds("k118-liquid-manure"),
                    RED.has("3 sheep"),
                    RED.farm(TWO_PASTURES),
                    GREEN.isFirst());
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }
    }
}
