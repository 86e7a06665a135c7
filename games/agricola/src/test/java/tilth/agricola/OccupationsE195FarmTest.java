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
}
