package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Minor improvements I84 to I104 and I337: what each does, and when it does not. */
class MinorsI84Test extends ClassicScenario {

    @Nested
    @Rule("AGR-K14")
    class Lasso {

        private static final String CARD = "i88-lasso";

        @Test
        void a_second_person_at_once_after_an_animal_market() {
            given(eikz(), out("sheep-market"), RED.hasPlayed(CARD), holds("sheep-market", "1 sheep"));
            RED.plays("place sheep-market", "use " + CARD, "place grain-seeds");
            GREEN.isAsked("place");
            RED.changed("sheep: 0 > 1", "grain: 0 > 1", "home: 2 > 0");
        }

        @Test
        void or_before_one() {
            given(eikz(), out("cattle-market"), RED.hasPlayed(CARD), holds("cattle-market", "1 cattle"));
            RED.plays("place grain-seeds", "use " + CARD);
            RED.isOffered("place cattle-market");
            meanwhile();
        }

        @Test
        void not_three_in_a_row_but_again_later() {
            given(
                    eikz(),
                    out("sheep-market", "pig-market"),
                    RED.hasPlayed(CARD),
                    RED.people(4),
                    RED.home(4),
                    GREEN.home(1),
                    holds("sheep-market", "1 sheep"),
                    holds("pig-market", "1 wild-boar"));
            RED.plays("place sheep-market", "use " + CARD, "place grain-seeds");
            GREEN.plays("place day-laborer");
            RED.plays("place pig-market", "keep 1 0 0");
            RED.isOffered("use " + CARD, "done");
            meanwhile();
        }

        @Test
        void not_with_the_card_where_animals_are_chosen() {
            given(eikz(), players(5), RED.hasPlayed(CARD));
            RED.plays("place animal-market", "take sheep");
            GREEN.isAsked("place");
            meanwhile();
        }

        @Test
        void already_in_the_turn_in_which_it_is_played() {
            given(eikz(), out("sheep-market"), RED.holds(CARD), RED.has("1 reed"), holds("sheep-market", "1 sheep"));
            RED.plays("place meeting-place", "play " + CARD, "use " + CARD);
            RED.isOffered("place sheep-market");
            meanwhile();
        }
    }

    @Nested
    class Streets {

        @Test
        void a_clay_path_is_the_best_street_unless_a_road_is_paved() {
            given(eikz(), RED.hasPlayed("i89-clay-path"), GREEN.hasPlayed("i83-wooden-path"));
            assertThat(RED.points("bonus")).isEqualTo(2);
            assertThat(RED.points("cards")).isEqualTo(1);
            assertThat(GREEN.points("bonus")).isZero();
            given(eikz(), RED.hasPlayed("i89-clay-path"), GREEN.hasPlayed("i94-paved-road"));
            assertThat(RED.points("bonus")).isZero();
            assertThat(RED.points("cards")).isEqualTo(1);
            assertThat(GREEN.points("bonus")).isEqualTo(2);
            assertThat(GREEN.points("cards")).isEqualTo(2);
        }
    }

    @Nested
    class MilkingShed {

        private static final String CARD = "i93-milking-shed";

        @Test
        void counts_sheep_and_cattle_of_everybody_before_the_harvest() {
            given(
                    eikz(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed(CARD),
                    RED.farm(TWO_PASTURES),
                    RED.has("1 cattle 4 sheep"),
                    GREEN.farm(TWO_PASTURES),
                    GREEN.has("4 cattle 2 sheep"));
            goOn();
            itAlsoHappened("red gained food 1");
            RED.changed("food: 0 > 2");
        }

        @Test
        void nothing_for_fewer() {
            given(
                    eikz(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed(CARD),
                    RED.farm(TWO_PASTURES),
                    RED.has("1 cattle 1 sheep"),
                    GREEN.farm(TWO_PASTURES),
                    GREEN.has("1 cattle 3 sheep"));
            goOn();
            RED.changed("begging: 0 > 4");
        }
    }

    @Nested
    class SchnapsDistillery {

        private static final String CARD = "i98-schnaps-distillery";

        @Test
        @Rule("AGR-M5")
        void turns_one_vegetable_of_the_supply_into_food() {
            given(eikz(), round(4), beforeFeeding(), RED.hasPlayed(CARD), RED.has("3 vegetable"));
            goOn();
            RED.plays("craft " + CARD);
            RED.mayNot("craft " + CARD);
            RED.changed(
                    "vegetable: 3 > 2", "food: 0 > 4", "cards: i98-schnaps-distillery > i98-schnaps-distillery spent");
        }

        @Test
        void a_point_each_for_the_fifth_and_the_sixth_vegetable_on_fields_too() {
            String garden = """
                    +   +   +   +   +   +
                     F2v  .   .   .   .
                    +   +   +   +   +   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                    """;
            given(eikz(), RED.hasPlayed(CARD), RED.farm(garden), RED.has("2 vegetable"));
            assertThat(RED.points("bonus")).isZero();
            given(eikz(), RED.hasPlayed(CARD), RED.farm(garden), RED.has("3 vegetable"));
            assertThat(RED.points("bonus")).isEqualTo(1);
            given(eikz(), RED.hasPlayed(CARD), RED.farm(garden), RED.has("6 vegetable"));
            assertThat(RED.points("bonus")).isEqualTo(2);
        }
    }

    @Nested
    class AnimalFeed {

        private static final String CARD = "i101-animal-feed";

        @Test
        void one_more_of_each_kind_before_points_are_counted() {
            given(
                    eikz(),
                    round(14),
                    beforeTheNextRound(),
                    RED.hasPlayed(CARD),
                    RED.farm(TWO_PASTURES),
                    RED.has("2 sheep 1 cattle"));
            goOn();
            RED.changed("sheep: 2 > 3", "cattle: 1 > 2");
        }

        @Test
        void only_if_there_is_room_which_its_owner_may_make() {
            given(eikz(), round(14), beforeTheNextRound(), RED.hasPlayed(CARD), RED.has("1 sheep"));
            goOn();
            RED.changed();
            given(
                    eikz(),
                    round(14),
                    beforeTheNextRound(),
                    RED.hasPlayed(CARD),
                    RED.farm(TWO_PASTURES),
                    RED.has("4 sheep 1 wild-boar"));
            goOn();
            itAlsoHappened("red gained sheep 1", "red gained wild-boar 1");
            RED.changed("sheep: 4 > 5", "wild-boar: 1 > 2");
        }

        @Test
        @Rule("AGR-D8")
        void takes_four_planted_fields() {
            String fields = """
                    +   +   +   +   +   +
                     F3g F1g F2v  F   .
                    +   +   +   +   +   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                    """;
            given(eikz(), GREEN.isFirst(), RED.holds(CARD), RED.farm(fields));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class StrawThatchedRoof {

        private static final String CARD = "i99-straw-thatched-roof";

        @Test
        void rooms_take_no_reed() {
            given(eikz(), RED.hasPlayed(CARD), RED.has("5 wood"));
            RED.plays("place farm-expansion", "build-room a1");
            RED.changed("wood: 5 > 0", "a1: - > room", "home: 2 > 1");
        }

        @Test
        void renovating_takes_no_reed() {
            given(eikz(), out("house-redevelopment"), RED.hasPlayed(CARD), RED.has("2 clay"));
            RED.plays("place house-redevelopment");
            RED.changed("clay: 2 > 0", "house: wood > clay", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-D8")
        void takes_three_fields_with_grain() {
            String fields = """
                    +   +   +   +   +   +
                     F3g F1g F2v  .   .
                    +   +   +   +   +   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                    """;
            given(eikz(), GREEN.isFirst(), RED.holds(CARD), RED.farm(fields));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
            given(eikz(), GREEN.isFirst(), RED.holds(CARD), RED.farm(fields.replace("F2v", "F2g")));
            RED.plays("place meeting-place");
            RED.may("play " + CARD);
            meanwhile();
        }
    }

    @Nested
    @Rule("AGR-K5")
    class Tavern {

        private static final String CARD = "i100-tavern";

        @Test
        void feeds_others_and_brings_its_owner_nothing_then() {
            given(eikz(), GREEN.hasPlayed(CARD));
            RED.plays("place " + CARD);
            changed("red food: 0 > 3", "red home: 2 > 1", "on i100-tavern: > 1 red");
            GREEN.mayNot("place " + CARD);
        }

        @Test
        void its_owner_takes_food_or_points() {
            given(eikz(), RED.hasPlayed(CARD));
            RED.plays("place " + CARD, "choose 0 " + CARD);
            RED.changed("food: 0 > 3", "home: 2 > 1");
            given(eikz(), RED.hasPlayed(CARD));
            RED.plays("place " + CARD, "choose 1 " + CARD);
            RED.changed("booked: 0 > 2", "home: 2 > 1");
        }

        @Test
        void goes_when_the_card_is_handed_back() {
            given(
                    eikz(),
                    out("major-improvement"),
                    RED.hasPlayed(CARD, "well", "joinery"),
                    RED.holds("e38-madonna-statue"));
            RED.plays("place major-improvement", "play e38-madonna-statue", "return " + CARD, "return well");
            GREEN.mayNot("place " + CARD);
            meanwhile();
        }

        @Test
        void is_not_there_before_it_is_played() {
            given(eikz(), RED.holds(CARD));
            RED.mayNot("place " + CARD);
        }
    }

    @Nested
    class WeeklyMarket {

        private static final String CARD = "i104-weekly-market";

        @Test
        void turns_three_grain_into_two_vegetables_and_goes_on() {
            given(eikz(), RED.holds(CARD), RED.has("3 grain"));
            RED.plays("place meeting-place", "play " + CARD);
            changed(
                    "red grain: 3 > 0",
                    "red vegetable: 0 > 2",
                    "red home: 2 > 1",
                    "red hand: i104-weekly-market >",
                    "green hand: > i104-weekly-market",
                    "on meeting-place: > 1 red");
        }

        @Test
        @Rule("AGR-P1")
        void not_for_two() {
            given(eikz(), GREEN.isFirst(), RED.holds(CARD), RED.has("2 grain"));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    @Rule("AGR-K5")
    class ClayDeposit {

        private static final String CARD = "i337-clay-deposit";

        @Test
        void others_pay_its_owner_for_the_clay() {
            given(eikz(), GREEN.hasPlayed(CARD), RED.has("1 food"));
            RED.plays("place " + CARD);
            changed(
                    "red food: 1 > 0",
                    "red clay: 0 > 5",
                    "red home: 2 > 1",
                    "green food: 0 > 1",
                    "on i337-clay-deposit: > 1 red");
        }

        @Test
        void not_without_food() {
            given(eikz(), GREEN.hasPlayed(CARD));
            RED.mayNot("place " + CARD);
        }

        @Test
        void its_owner_pays_nothing_and_may_take_points() {
            given(eikz(), RED.hasPlayed(CARD));
            RED.plays("place " + CARD);
            RED.isOffered("choose 0 " + CARD, "choose 1 " + CARD);
            RED.plays("choose 1 " + CARD);
            RED.changed("booked: 0 > 2", "home: 2 > 1");
            given(eikz(), RED.hasPlayed(CARD));
            RED.plays("place " + CARD, "choose 0 " + CARD);
            RED.changed("clay: 0 > 5", "home: 2 > 1");
        }
    }
}
