package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** The minor improvements of deck A that bring points, food and building resources. */
class DeckAMinorGoodsTest extends DeckAScenario {

    @Nested
    class Manger {

        private static final String CARD = "a032-manger";
        private static final String TWO_ROWS = """
                +   +---+---+---+---+
                  . | .   .   . | . |
                +   +   +   +   +---+
                  W | .   .   . |
                +   +---+---+---+   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """;

        @Test
        void rewards_large_pastures() {
            given(deckA(), RED.hasPlayed(CARD), RED.farm(FULL), GREEN.farm(TWO_ROWS));
            assertThat(RED.points("bonus")).isEqualTo(4);
            assertThat(GREEN.points("bonus")).isZero();
            given(deckA(), RED.hasPlayed(CARD), RED.farm(TWO_ROWS));
            assertThat(RED.points("bonus")).isEqualTo(2);
        }

        @Test
        void gives_nothing_for_five_squares() {
            given(deckA(), RED.hasPlayed(CARD), RED.farm(SMALL_PASTURE));
            assertThat(RED.points("bonus")).isZero();
        }
    }

    @Nested
    class BigCountry {

        private static final String CARD = "a033-big-country";

        @Test
        @Rule("AGR-K6")
        void gives_food_and_points_for_every_round_to_come() {
            given(deckA(), RED.holds(CARD), RED.farm(FULL), round(9));
            RED.plays("place meeting-place", "play " + CARD);
            RED.changed("food: 0 > 10", "booked: 0 > 5", "hand: " + CARD + " >", "cards: > " + CARD, "home: 2 > 1");
            assertThat(RED.view().cardPoints()).containsEntry(CARD, 5);
        }

        @Test
        @Rule("AGR-D8")
        void gives_nothing_in_the_last_round() {
            given(deckA(), RED.holds(CARD), RED.farm(FULL), round(14));
            RED.plays("place meeting-place", "play " + CARD);
            RED.changed("hand: " + CARD + " >", "cards: > " + CARD, "home: 2 > 1");
        }

        @Test
        @Rule("AGR-D8")
        void needs_a_farm_without_unused_squares() {
            given(deckA(), RED.holds(CARD), RED.farm(FULL.replace('F', '.')));
            RED.mayNot("place meeting-place");
        }
    }

    @Nested
    class WoolBlankets {

        private static final String CARD = "a038-wool-blankets";

        @Test
        void rewards_a_plain_house() {
            given(deckA(), RED.hasPlayed(CARD));
            assertThat(RED.points("bonus")).isEqualTo(3);
            assertThat(GREEN.points("bonus")).isZero();
            given(deckA(), RED.hasPlayed(CARD), RED.farm(CLAY_HOUSE));
            assertThat(RED.points("bonus")).isEqualTo(2);
            given(deckA(), RED.hasPlayed(CARD), RED.farm(STONE_HOUSE));
            assertThat(RED.points("bonus")).isZero();
        }

        @Test
        @Rule("AGR-D8")
        void needs_five_sheep_and_leaves_them() {
            given(deckA(), RED.holds(CARD), RED.farm(FULL), RED.has("5 sheep"));
            RED.plays("place meeting-place", "play " + CARD);
            RED.changed("hand: " + CARD + " >", "cards: > " + CARD, "home: 2 > 1");
            given(deckA(), RED.holds(CARD), RED.farm(FULL), RED.has("4 sheep 1 cattle"));
            RED.mayNot("place meeting-place");
        }
    }

    @Nested
    class PondHut {

        private static final String CARD = "a044-pond-hut";

        @Test
        void puts_food_on_the_next_three_rounds() {
            given(deckA(), RED.holds(CARD), RED.hasPlayed("a125-priest", "a087-conservator"), RED.has("1 wood"));
            RED.plays("place meeting-place", "play " + CARD);
            changed(
                    "red wood: 1 > 0",
                    "red hand: " + CARD + " >",
                    "red cards: a087-conservator, a125-priest > " + CARD + ", a087-conservator, a125-priest",
                    "red home: 2 > 1",
                    "on meeting-place: > 1 red",
                    "round 2 for red: > 1 food",
                    "round 3 for red: > 1 food",
                    "round 4 for red: > 1 food");
        }

        @Test
        void puts_none_beyond_the_last_round() {
            given(
                    deckA(),
                    round(12),
                    RED.holds(CARD),
                    RED.hasPlayed("a125-priest", "a087-conservator"),
                    RED.has("1 wood"));
            RED.plays("place meeting-place", "play " + CARD);
            now("round 13 for red", "1 food");
            now("round 14 for red", "1 food");
        }

        @Test
        @Rule({"AGR-D8", "AGR-K6"})
        void needs_exactly_two_occupations() {
            given(deckA(), RED.holds(CARD), RED.hasPlayed("a125-priest"), RED.has("1 wood"));
            RED.mayNot("place meeting-place");
            given(
                    deckA(),
                    RED.holds(CARD),
                    RED.hasPlayed("a125-priest", "a087-conservator", "a098-stable-architect"),
                    RED.has("1 wood"));
            RED.mayNot("place meeting-place");
        }
    }

    @Nested
    class MilkJug {

        private static final String CARD = "a050-milk-jug";

        @Test
        void pays_whoever_takes_cattle() {
            given(deckA(), players(3), GREEN.hasPlayed(CARD), out("cattle-market"), holds("cattle-market", "1 cattle"));
            RED.plays("place cattle-market");
            changed(
                    "red cattle: 0 > 1",
                    "red food: 0 > 1",
                    "green food: 0 > 3",
                    "blue food: 0 > 1",
                    "red home: 2 > 1",
                    "cattle-market: 1 cattle >",
                    "on cattle-market: > 1 red");
        }

        @Test
        void pays_its_owner_too() {
            given(deckA(), RED.hasPlayed(CARD), out("cattle-market"), holds("cattle-market", "1 cattle"));
            RED.plays("place cattle-market");
            GREEN.changed("food: 0 > 1");
            assertThat(position().holdings().food(0)).isEqualTo(3);
            given(deckA(), players(1), RED.hasPlayed(CARD), out("cattle-market"), holds("cattle-market", "1 cattle"));
            RED.plays("place cattle-market");
            RED.changed("cattle: 0 > 1", "food: 0 > 3", "home: 2 > 1");
        }

        @Test
        void cares_for_no_other_market() {
            given(deckA(), GREEN.hasPlayed(CARD), out("sheep-market"), holds("sheep-market", "1 sheep"));
            RED.plays("place sheep-market");
            GREEN.changed();
        }
    }

    @Nested
    class Claypipe {

        private static final String CARD = "a053-claypipe";

        @Test
        @Rule("AGR-K4")
        void pays_for_seven_building_resources_of_a_work_phase() {
            given(deckA(), RED.hasPlayed(CARD), holds("forest", "7 wood"), RED.home(1), GREEN.home(0));
            RED.plays("place forest");
            RED.changed("wood: 0 > 7", "food: 0 > 2", "home: 1 > 2");
        }

        @Test
        @Rule("AGR-K4")
        void counts_what_was_spent_again() {
            given(
                    deckA(),
                    RED.hasPlayed(CARD),
                    RED.farm(CLAY_HOUSE),
                    holds("clay-pit", "5 clay"),
                    holds("reed-bank", "2 reed"),
                    RED.people(3),
                    GREEN.home(0));
            RED.plays("place clay-pit", "place reed-bank", "place farm-expansion", "build-room a1");
            RED.changed("food: 0 > 2", "a1: - > room");
        }

        @Test
        @Rule("AGR-K4")
        void counts_what_came_before_it_was_played_in_the_same_work_phase() {
            given(deckA(), RED.holds(CARD), RED.has("1 clay"), holds("forest", "7 wood"), GREEN.home(0));
            RED.plays("place forest");
            meanwhile();
            RED.plays("place meeting-place", "play " + CARD);
            RED.changed(
                    "clay: 1 > 0",
                    "food: 0 > 2",
                    "hand: " + CARD + " >",
                    "cards: > " + CARD + " with nothing",
                    "home: 1 > 2");
        }

        @Test
        @Rule("AGR-K4")
        void does_not_count_what_another_work_phase_brought() {
            given(
                    deckA(),
                    players(1),
                    option("solo-cards", "shuffled"),
                    RED.holds(CARD),
                    RED.has("1 clay"),
                    RED.home(1),
                    holds("forest", "7 wood"));
            RED.plays("place forest", "place meeting-place", "play " + CARD, "place grain-seeds");
            RED.changed(
                    "clay: 1 > 0",
                    "wood: 0 > 7",
                    "grain: 0 > 1",
                    "hand: " + CARD + " >",
                    "cards: > " + CARD + " with nothing",
                    "home: 1 > 2");
        }

        @Test
        @Rule("AGR-K4")
        void does_not_count_six_or_food_or_what_waited_on_the_round_space() {
            given(deckA(), RED.hasPlayed(CARD), holds("forest", "6 wood"), RED.home(1), GREEN.home(0));
            RED.plays("place forest");
            RED.changed("wood: 0 > 6", "home: 1 > 2");
            given(deckA(), RED.hasPlayed(CARD), holds("fishing", "9 food"), RED.home(1), GREEN.home(0));
            RED.plays("place fishing");
            RED.changed("food: 0 > 9", "home: 1 > 2");
            given(
                    deckA(),
                    RED.hasPlayed(CARD),
                    RED.awaits(2, "7 wood"),
                    holds("clay-pit", "1 clay"),
                    RED.home(1),
                    GREEN.home(0));
            RED.plays("place grain-seeds");
            meanwhile();
            RED.plays("place clay-pit");
            GREEN.plays("place day-laborer");
            RED.plays("place farmland", "plow a1");
            GREEN.plays("place grain-seeds");
            now("red food", "0");
        }

        @Test
        void does_not_count_for_another() {
            given(deckA(), GREEN.hasPlayed(CARD), holds("forest", "7 wood"), RED.home(1), GREEN.home(0));
            RED.plays("place forest");
            GREEN.changed("home: 0 > 2");
        }
    }

    @Nested
    class JunkRoom {

        private static final String CARD = "a055-junk-room";

        @Test
        @Rule("AGR-K15")
        void gives_food_for_itself() {
            given(deckA(), RED.holds(CARD), RED.has("1 wood 1 clay"));
            RED.plays("place meeting-place", "play " + CARD);
            RED.changed(
                    "wood: 1 > 0",
                    "clay: 1 > 0",
                    "food: 0 > 1",
                    "hand: " + CARD + " >",
                    "cards: > " + CARD,
                    "home: 2 > 1");
        }

        @Test
        void gives_food_for_majors_and_for_minors_that_are_passed_on() {
            given(deckA(), RED.hasPlayed(CARD), RED.has("2 clay"), out("major-improvement"));
            RED.plays("place major-improvement", "build fireplace-2");
            RED.changed("clay: 2 > 0", "food: 0 > 1", "cards: " + CARD + " > fireplace-2, " + CARD, "home: 2 > 1");
            given(deckA(), RED.hasPlayed(CARD), RED.holds("a005-clay-embankment"), RED.has("2 clay 1 food"));
            RED.plays("place meeting-place", "play a005-clay-embankment");
            RED.changed("clay: 2 > 3", "hand: a005-clay-embankment >", "home: 2 > 1");
        }

        @Test
        void comes_too_late_to_pay_for_the_improvement() {
            given(deckA(), RED.hasPlayed(CARD), RED.holds("a005-clay-embankment"), RED.has("2 clay"));
            RED.mayNot("place meeting-place");
        }

        @Test
        void gives_nothing_for_occupations_or_for_others() {
            given(deckA(), RED.hasPlayed(CARD), RED.holds("a125-priest"));
            RED.plays("place lessons", "play a125-priest");
            RED.changed("hand: a125-priest >", "cards: " + CARD + " > " + CARD + ", a125-priest", "home: 2 > 1");
            given(deckA(), GREEN.hasPlayed(CARD), RED.has("2 clay"), out("major-improvement"));
            RED.plays("place major-improvement", "build fireplace-2");
            GREEN.changed();
        }
    }

    @Nested
    class Basket {

        private static final String CARD = "a056-basket";

        @Test
        @Rule("AGR-K12")
        void trades_two_wood_for_food_on_the_space() {
            given(deckA(), RED.hasPlayed(CARD), holds("forest", "3 wood"));
            RED.plays("place forest");
            RED.isOffered("use " + CARD, "done");
            RED.plays("use " + CARD);
            changed(
                    "red wood: 0 > 1",
                    "red food: 0 > 3",
                    "red home: 2 > 1",
                    "forest: 3 wood > 2 wood",
                    "on forest: > 1 red");
            GREEN.isAsked("place");
        }

        @Test
        @Rule("AGR-K12")
        void takes_wood_of_the_supply_too() {
            given(deckA(), players(3), RED.hasPlayed(CARD), RED.has("1 wood"), holds("grove", "1 wood"));
            RED.plays("place grove", "use " + CARD);
            RED.changed("wood: 1 > 0", "food: 0 > 3", "home: 2 > 1");
            now("grove", "2 wood");
        }

        @Test
        void may_be_left_and_needs_two_wood_and_a_space_of_wood() {
            given(deckA(), RED.hasPlayed(CARD), holds("forest", "3 wood"));
            RED.plays("place forest", "done");
            RED.changed("wood: 0 > 3", "home: 2 > 1");
            given(deckA(), RED.hasPlayed(CARD), holds("forest", "1 wood"));
            RED.plays("place forest");
            GREEN.isAsked("place");
            meanwhile();
            given(deckA(), RED.hasPlayed(CARD), RED.has("2 wood"), holds("clay-pit", "1 clay"));
            RED.plays("place clay-pit");
            GREEN.isAsked("place");
            meanwhile();
        }

        @Test
        @Rule({"AGR-K2", "AGR-K12"})
        void stands_beside_the_mushroom_collector_in_any_order() {
            given(deckA(), RED.hasPlayed(CARD, "a108-mushroom-collector"), holds("forest", "3 wood"));
            RED.plays("place forest");
            RED.isOffered("use " + CARD, "use a108-mushroom-collector", "done");
            RED.plays("use a108-mushroom-collector", "use " + CARD);
            RED.changed("food: 0 > 5", "home: 2 > 1");
            now("forest", "3 wood");
        }
    }
}
