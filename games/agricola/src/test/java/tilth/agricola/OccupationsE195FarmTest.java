package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Occupations of deck E, edition of 2007, E213 to E217 and E203: what farms bring in the end and at harvests. */
class OccupationsE195FarmTest extends ClassicScenario {

    @Nested
    class Potter {

        @Test
        void makes_two_food_of_a_clay_once_a_harvest() {
            given(
                    eikz(),
                    players(3),
                    round(4),
                    beforeFeeding(),
                    RED.hasPlayed("e214-potter"),
                    RED.has("2 clay 4 food"));
            goOn();
            RED.plays("craft e214-potter");
            RED.changed("clay: 2 > 1", "food: 4 > 6", "cards: e214-potter > e214-potter spent");
            RED.mayNot("craft e214-potter");
        }

        @Test
        void does_nothing_outside_harvests() {
            given(eikz(), players(3), RED.hasPlayed("e214-potter"), RED.has("2 clay"));
            RED.mayNot("craft e214-potter");
        }
    }

    @Nested
    class Reeve {

        @Test
        @Rule("AGR-E11")
        void gets_less_wood_the_later_it_comes() {
            bringsWood(5, 4);
            bringsWood(6, 3);
            bringsWood(8, 3);
            bringsWood(9, 2);
            bringsWood(11, 2);
            bringsWood(12, 1);
            bringsWood(13, 1);
        }

        private void bringsWood(int round, int wood) {
            given(eikz(), players(3), round(round), RED.holds("e217-reeve"));
            RED.plays("place lessons", "play e217-reeve");
            RED.changed("wood: 0 > " + wood, "home: 2 > 1", "hand: e217-reeve >", "cards: > e217-reeve");
        }

        @Test
        void the_last_round_brings_no_wood() {
            given(eikz(), players(3), round(14), RED.holds("e217-reeve"));
            RED.plays("place lessons", "play e217-reeve");
            RED.changed("home: 2 > 1", "hand: e217-reeve >", "cards: > e217-reeve");
        }

        @Test
        @Rule("AGR-E11")
        void everybody_with_most_occupations_gets_three_points() {
            given(
                    eikz(),
                    players(3),
                    RED.hasPlayed("e217-reeve", "e197-braggart"),
                    GREEN.hasPlayed("e214-potter", "e209-quarryman"),
                    BLUE.hasPlayed("e199-renovator"));
            assertThat(RED.points("bonus")).isEqualTo(3);
            assertThat(GREEN.points("bonus")).isEqualTo(3);
            assertThat(BLUE.points("bonus")).isZero();
        }
    }

    @Nested
    class Shepherd {

        private static final String LARGE_PASTURE = """
                +   +   +   +---+---+
                  .   .   . | .   . |
                +   +   +   +   +   +
                  W   .   . | .   . |
                +   +   +   +---+---+
                  W   .   .   .   .
                +   +   +   +   +   +
                """;

        @Test
        @Rule("AGR-K54")
        void four_sheep_have_two_lambs() {
            given(
                    eikz(),
                    players(4),
                    round(4),
                    beforeBreeding(),
                    RED.farm(LARGE_PASTURE),
                    RED.hasPlayed("e203-shepherd"),
                    RED.has("4 sheep"));
            goOn();
            RED.changed("sheep: 4 > 6");
        }

        @Test
        @Rule("AGR-K54")
        void three_sheep_have_one_and_so_have_other_animals() {
            given(
                    eikz(),
                    players(4),
                    round(4),
                    beforeBreeding(),
                    RED.farm(LARGE_PASTURE),
                    RED.hasPlayed("e203-shepherd"),
                    RED.has("3 sheep"),
                    GREEN.farm(LARGE_PASTURE),
                    GREEN.has("4 sheep"));
            goOn();
            RED.changed("sheep: 3 > 4");
            given(
                    eikz(),
                    players(4),
                    round(4),
                    beforeBreeding(),
                    RED.farm(LARGE_PASTURE),
                    RED.hasPlayed("e203-shepherd"),
                    RED.has("4 wild-boar"));
            goOn();
            RED.changed("wild-boar: 4 > 5");
        }

        @Test
        @Rule("AGR-K54")
        void where_one_fits_one_comes() {
            given(
                    eikz(),
                    players(4),
                    round(4),
                    beforeBreeding(),
                    RED.farm(LARGE_PASTURE),
                    RED.hasPlayed("e203-shepherd"),
                    RED.has("8 sheep"));
            goOn();
            RED.changed("sheep: 8 > 9");
        }
    }

    @Nested
    class Stockman {

        private static final String CARD = "e213-stockman";

        private static final String ONE_STABLE = """
                +   +   +   +   +   +
                  .   .   .   .   s
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """;

        @Test
        void the_second_the_third_and_the_fourth_stable_bring_an_animal_each() {
            given(eikz(), players(4), RED.hasPlayed(CARD), RED.farm(ONE_STABLE), RED.has("6 wood"));
            RED.plays("place farm-expansion", "build-stable d1");
            RED.changed("wood: 6 > 4", "d1: - > stable", "cattle: 0 > 1", "home: 2 > 1");
            RED.plays("build-stable c1");
            RED.changed("wood: 4 > 2", "c1: - > stable", "wild-boar: 0 > 1");
            RED.plays("build-stable b1");
            RED.changed("wood: 2 > 0", "b1: - > stable", "sheep: 0 > 1");
            GREEN.isAsked("place");
        }

        @Test
        void the_first_stable_and_those_of_others_bring_nothing() {
            given(eikz(), players(4), RED.hasPlayed(CARD), RED.has("2 wood"));
            RED.plays("place farm-expansion", "build-stable e1");
            RED.changed("wood: 2 > 0", "e1: - > stable", "home: 2 > 1");
            given(eikz(), players(4), GREEN.hasPlayed(CARD), RED.farm(ONE_STABLE), RED.has("2 wood"));
            RED.plays("place farm-expansion", "build-stable d1");
            changed("red wood: 2 > 0", "red d1: - > stable", "red home: 2 > 1", "on farm-expansion: > 1 red");
        }

        @Test
        void stables_that_stand_already_bring_nothing() {
            String twoStables = ONE_STABLE.replace(".   s", "s   s");
            given(eikz(), players(4), RED.holds(CARD), RED.farm(twoStables));
            RED.plays("place lessons", "play " + CARD);
            RED.changed("hand: " + CARD + " >", "cards: > " + CARD, "home: 2 > 1");
        }
    }

    @Nested
    class Carpenter {

        private static final String CARD = "e218-carpenter";

        @Test
        @Rule("AGR-P2")
        void pays_three_of_what_the_house_is_made_of_and_two_reed_for_a_room() {
            given(eikz(), RED.hasPlayed(CARD), RED.has("3 wood 2 reed"));
            RED.plays("place farm-expansion", "build-room a1");
            RED.changed("wood: 3 > 0", "reed: 2 > 0", "a1: - > room", "home: 2 > 1");
            given(eikz(), RED.hasPlayed(CARD), RED.farm(CLAY_HOUSE), RED.has("6 clay 4 reed"));
            RED.plays("place farm-expansion", "build-room a1", "build-room b2");
            RED.changed("clay: 6 > 0", "reed: 4 > 0", "a1: - > room", "b2: - > room", "home: 2 > 1");
            given(eikz(), RED.hasPlayed(CARD), RED.farm(STONE_HOUSE), RED.has("3 stone 2 reed"));
            RED.plays("place farm-expansion", "build-room a1");
            RED.changed("stone: 3 > 0", "reed: 2 > 0", "a1: - > room", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-P2")
        void what_other_cards_take_off_comes_after_it() {
            given(eikz(), players(3), RED.hasPlayed(CARD, "e157-thatcher", "i91-ladder"), RED.has("3 wood"));
            RED.plays("place farm-expansion", "build-room a1");
            RED.changed("wood: 3 > 0", "a1: - > room", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-P2")
        void two_base_prices_do_not_add_up() {
            given(eikz(), RED.hasPlayed(CARD, "e13-axe"), RED.has("1 wood 2 reed"));
            RED.mayNot("place farm-expansion");
            given(eikz(), RED.hasPlayed(CARD), RED.farm(CLAY_HOUSE), RED.has("3 wood 2 reed"));
            RED.plays("place farm-expansion");
            RED.mayNot("build-room a1");
            meanwhile();
        }

        @Test
        void not_for_a_hut_extension() {
            given(
                    eikz(),
                    GREEN.isFirst(),
                    RED.hasPlayed(CARD),
                    RED.holds("i81-wooden-hut-extension"),
                    RED.has("4 wood 2 reed"));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            RED.changed("home: 2 > 1");
        }
    }
}
