package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Minor improvements of bonus deck Z, edition of 2007. */
class MinorsZ313Test extends ClassicScenario {

    private static final String FULL = """
            +   +   +   +   +   +
              F   F   F   F   F
            +   +   +   +   +   +
              W   F   F   F   F
            +   +   +   +   +   +
              W   F   F   F   F
            +   +   +   +   +   +
            """;

    @Nested
    class FamilyPortrait {

        private static final String CARD = "z317-family-portrait";

        @Test
        @Rule("AGR-E11")
        void books_four_points_for_two_food_a_person() {
            given(eikz(), RED.holds(CARD), RED.people(3), RED.has("7 food"));
            RED.plays("place meeting-place", "play " + CARD);
            changed(
                    "red food: 7 > 1",
                    "red booked: 0 > 4",
                    "red home: 3 > 2",
                    "red hand: " + CARD + " >",
                    "green hand: > " + CARD,
                    "on meeting-place: > 1 red");
            assertThat(RED.points("bonus")).isEqualTo(4);
        }

        @Test
        void a_newborn_is_on_the_picture_too() {
            given(eikz(), RED.holds(CARD), RED.newborns(1), RED.has("5 food"), GREEN.isFirst());
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class Ranch {

        private static final String CARD = "z321-ranch";

        @Test
        void brings_food_and_points_for_every_round_to_come() {
            given(eikz(), RED.holds(CARD), RED.farm(FULL), round(12));
            RED.plays("place meeting-place", "play " + CARD);
            RED.changed("food: 0 > 4", "booked: 0 > 2", "home: 2 > 1", "hand: " + CARD + " >", "cards: > " + CARD);
        }

        @Test
        @Rule("AGR-D8")
        void not_while_a_square_is_unused() {
            given(
                    eikz(),
                    RED.holds(CARD),
                    RED.farm(FULL.replace("F   F   F   F   F", "F   F   F   F   .")),
                    GREEN.isFirst());
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class Bust {

        private static final String CARD = "z316-bust";
        private static final String[] THREE = {"e155-bread-seller", "e157-thatcher", "e162-meat-seller"};
        private static final String[] FOUR = {"e155-bread-seller", "e157-thatcher", "e162-meat-seller", "i219-fieldsman"
        };

        @Test
        @Rule("AGR-K93")
        void may_be_played_while_the_other_has_fewer_than_four_occupations() {
            given(eikz(), RED.holds(CARD), RED.has("1 stone"), GREEN.hasPlayed(THREE));
            RED.plays("place meeting-place", "play " + CARD);
            RED.changed("stone: 1 > 0", "home: 2 > 1", "hand: " + CARD + " >", "cards: > " + CARD);
            assertThat(RED.points("cards")).isEqualTo(2);
            given(eikz(), RED.holds(CARD), RED.has("1 stone"), GREEN.hasPlayed(FOUR), GREEN.isFirst());
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }

        @Test
        @Rule("AGR-K93")
        void with_three_players_one_with_fewer_than_three_is_enough() {
            given(
                    eikz(),
                    players(3),
                    RED.holds(CARD),
                    RED.has("1 stone"),
                    GREEN.hasPlayed(THREE),
                    BLUE.hasPlayed("i219-fieldsman", "e182-charcoal-burner"));
            RED.plays("place meeting-place", "play " + CARD);
            meanwhile();
            given(
                    eikz(),
                    players(4),
                    RED.holds(CARD),
                    RED.has("1 stone"),
                    GREEN.hasPlayed("e155-bread-seller", "e157-thatcher"),
                    BLUE.hasPlayed("i219-fieldsman", "e182-charcoal-burner"),
                    YELLOW.hasPlayed("e162-meat-seller", "e341-guildmaster"),
                    GREEN.isFirst());
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }

        @Test
        @Rule("AGR-K93")
        void alone_always() {
            given(eikz(), players(1), RED.holds(CARD), RED.hasPlayed(FOUR), RED.has("1 stone"));
            RED.may("place meeting-place");
        }
    }

    @Nested
    class StumpJumpPlough {

        private static final String CARD = "z313-stump-jump-plough";

        @Test
        @Rule("AGR-K81")
        void plows_for_a_food_when_its_owner_takes_wood() {
            given(eikz(), RED.hasPlayed(CARD), RED.farm(CLAY_HOUSE), RED.has("1 food"), holds("forest", "3 wood"));
            RED.plays("place forest", "use " + CARD, "plow c1");
            GREEN.isAsked("place");
            RED.changed("wood: 0 > 3", "food: 1 > 0", "c1: - > field", "home: 2 > 1");
            given(eikz(), players(3), RED.hasPlayed(CARD), RED.farm(STONE_HOUSE), RED.has("1 food"));
            RED.plays("place one-resource", "take wood", "use " + CARD, "plow c1");
            RED.changed("wood: 0 > 1", "food: 1 > 0", "c1: - > field", "home: 2 > 1");
        }

        @Test
        void not_in_a_wooden_house_nor_without_wood() {
            given(eikz(), RED.hasPlayed(CARD), RED.has("1 food"), holds("forest", "3 wood"));
            RED.plays("place forest");
            GREEN.isAsked("place");
            meanwhile();
            given(eikz(), RED.hasPlayed(CARD), RED.farm(CLAY_HOUSE), RED.has("1 food"), holds("clay-pit", "3 clay"));
            RED.plays("place clay-pit");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class BrewersCopper {

        private static final String CARD = "z315-brewers-copper";

        @Test
        @Rule("AGR-M5")
        void turns_a_grain_into_two_food_once_a_harvest() {
            given(eikz(), round(4), beforeFeeding(), RED.hasPlayed(CARD), RED.has("2 grain 2 food"));
            goOn();
            RED.plays("craft " + CARD);
            RED.mayNot("craft " + CARD);
            RED.plays("feed");
            RED.changed("grain: 2 > 1", "food: 2 > 0", "cards: " + CARD + " > " + CARD + " spent");
        }

        @Test
        void scores_a_point_with_seven_grain() {
            given(eikz(), RED.hasPlayed(CARD), RED.has("9 grain"));
            assertThat(RED.points("bonus")).isEqualTo(1);
            given(eikz(), RED.hasPlayed(CARD), RED.has("6 grain"));
            assertThat(RED.points("bonus")).isZero();
        }
    }

    @Nested
    @Rule("AGR-K103")
    class Keg {

        private static final String CARD = "z314-keg";

        @Test
        void a_guest_comes_when_everybody_has_been_placed() {
            given(eikz(), RED.holds(CARD), RED.has("1 wood"), GREEN.home(1));
            RED.plays("place meeting-place", "play " + CARD);
            now("green hand", CARD);
            now("red wood", "0");
            GREEN.plays("place grain-seeds");
            RED.mayNot("done");
            RED.plays("place day-laborer");
            RED.may("place farmland", "done");
            RED.plays("place farmland", "plow b1");
            now("red b1", "field");
            now("round", "2");
            now("red home", "2");
        }

        @Test
        void need_not_be_placed() {
            given(eikz(), RED.holds(CARD), RED.has("1 wood"), RED.home(1), GREEN.home(0));
            RED.plays("place meeting-place", "play " + CARD);
            RED.plays("done");
            now("round", "2");
        }

        @Test
        void the_next_player_may_use_it_in_the_same_round_and_comes_last() {
            given(
                    eikz(),
                    out("major-improvement"),
                    RED.holds(CARD),
                    RED.has("1 wood"),
                    GREEN.has("1 wood"),
                    RED.home(1),
                    GREEN.home(1));
            RED.plays("place meeting-place", "play " + CARD);
            GREEN.plays("place major-improvement", "play " + CARD);
            RED.plays("place day-laborer");
            GREEN.may("done");
            GREEN.plays("place grain-seeds");
            now("green grain", "1");
        }

        @Test
        void is_the_last_person_of_the_round() {
            given(eikz(), RED.holds(CARD), RED.has("1 wood"), RED.hasPlayed("z326-gentleman"), GREEN.home(0));
            RED.plays("place meeting-place", "play " + CARD);
            RED.plays("place grain-seeds");
            now("red food", "0");
            RED.plays("place farmland", "plow b1");
            now("red food", "1");
        }

        @Test
        void counts_for_the_church_warden() {
            given(
                    eikz(),
                    round(14),
                    RED.holds(CARD),
                    RED.has("1 wood"),
                    RED.hasPlayed("i227-church-warden"),
                    RED.people(4),
                    RED.standsOn("forest"),
                    RED.standsOn("clay-pit"),
                    RED.standsOn("reed-bank"),
                    GREEN.home(0));
            RED.plays("place meeting-place", "play " + CARD);
            RED.plays("place day-laborer");
            now("red cards", "i227-church-warden with 1");
        }
    }
}
