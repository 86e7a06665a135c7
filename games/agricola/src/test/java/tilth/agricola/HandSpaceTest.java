package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Where cards of the hand are played, and what that costs. */
class HandSpaceTest extends HandScenario {

    @Nested
    class Lessons {

        @Test
        @Rule("AGR-D5")
        void there_is_a_second_space_for_three_and_four() {
            assertThat(prices(1)).isEqualTo("[0, 1] none");
            assertThat(prices(2)).isEqualTo("[0, 1] none");
            assertThat(prices(3)).isEqualTo("[0, 1] [2]");
            assertThat(prices(4)).isEqualTo("[0, 1] [1, 1, 2]");
        }

        private static String prices(int seats) {
            var plans = view(start(seats, "revised", "full", "both", 1), 0).plans();
            return Stream.of("lessons", "more-lessons")
                    .map(space -> Optional.ofNullable(plans.get(space))
                            .map(plan -> plan.acts().getFirst().foods().toString())
                            .orElse("none"))
                    .collect(Collectors.joining(" "));
        }

        @Test
        @Rule("AGR-D5")
        void on_the_second_space_of_three_every_occupation_costs_two_food() {
            given(bothDecks(), players(3), RED.holds("a098-stable-architect"), RED.has("2 food"));
            RED.plays("place more-lessons", "play a098-stable-architect");
            RED.changed(
                    "food: 2 > 0", "hand: a098-stable-architect >", "cards: > a098-stable-architect", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-D5")
        void on_the_second_space_of_four_the_third_occupation_costs_two_food() {
            given(
                    bothDecks(),
                    players(4),
                    RED.hasPlayed("a087-conservator"),
                    RED.holds("a098-stable-architect", "a133-braggart"),
                    RED.has("3 food"),
                    GREEN.home(0),
                    BLUE.home(0),
                    YELLOW.home(0));
            RED.plays("place more-lessons", "play a098-stable-architect");
            RED.changed(
                    "food: 3 > 2",
                    "hand: a098-stable-architect, a133-braggart > a133-braggart",
                    "cards: a087-conservator > a087-conservator, a098-stable-architect",
                    "home: 2 > 1");
            given(
                    bothDecks(),
                    players(4),
                    RED.hasPlayed("a087-conservator", "a098-stable-architect"),
                    RED.holds("a133-braggart"),
                    RED.has("3 food"));
            RED.plays("place more-lessons", "play a133-braggart");
            RED.changed(
                    "food: 3 > 1",
                    "hand: a133-braggart >",
                    "cards: a087-conservator, a098-stable-architect > a087-conservator, a098-stable-architect,"
                            + " a133-braggart",
                    "home: 2 > 1");
        }

        @Test
        @Rule({"AGR-D5", "AGR-X1"})
        void food_for_lessons_may_be_made_of_grain() {
            given(
                    bothDecks(),
                    RED.hasPlayed("a087-conservator"),
                    RED.holds("a098-stable-architect"),
                    RED.has("1 grain"));
            RED.plays("place lessons", "play a098-stable-architect", "eat grain", "pay 0");
            RED.changed(
                    "grain: 1 > 0",
                    "hand: a098-stable-architect >",
                    "cards: a087-conservator > a087-conservator, a098-stable-architect",
                    "home: 2 > 1");
        }
    }

    @Nested
    class Improvements {

        @Test
        @Rule({"AGR-D6", "AGR-M1"})
        void one_major_or_one_minor_is_built_not_both() {
            given(
                    bothDecks(),
                    out("major-improvement"),
                    RED.holds("a012-drinking-trough", "a098-stable-architect"),
                    RED.has("3 clay"));
            RED.plays("place major-improvement");
            RED.isOffered("build fireplace-2", "build fireplace-3", "play a012-drinking-trough");
            RED.plays("play a012-drinking-trough");
            GREEN.isAsked("place");
            RED.changed(
                    "clay: 3 > 2",
                    "hand: a012-drinking-trough, a098-stable-architect > a098-stable-architect",
                    "cards: > a012-drinking-trough",
                    "home: 2 > 1");
        }

        @Test
        @Rule({"AGR-D6", "AGR-W5"})
        void after_a_renovation_there_may_be_one_of_either_or_none() {
            given(bothDecks(), out("house-redevelopment"), RED.holds("a012-drinking-trough"), RED.has("4 clay 1 reed"));
            RED.plays("place house-redevelopment");
            RED.isOffered("build fireplace-2", "play a012-drinking-trough", "done");
            RED.plays("done");
            RED.changed("clay: 4 > 2", "reed: 1 > 0", "house: wood > clay", "home: 2 > 1");
        }

        @Test
        @Rule({"AGR-D6", "AGR-W5"})
        void after_a_birth_there_may_be_a_minor_and_never_a_minor_alone() {
            given(
                    bothDecks(),
                    out("basic-wish"),
                    RED.farm(THREE_ROOMS),
                    RED.holds("a012-drinking-trough"),
                    RED.has("5 clay"));
            RED.plays("place basic-wish");
            RED.isOffered("play a012-drinking-trough", "done");
            RED.plays("done");
            RED.changed("people: 2 > 3", "newborns: 0 > 1", "home: 2 > 1");
            given(bothDecks(), out("basic-wish"), RED.holds("a012-drinking-trough"), RED.has("5 clay"));
            RED.mayNot("place basic-wish");
        }

        @Test
        @Rule({"AGR-D6", "AGR-M3"})
        void a_fireplace_is_not_exchanged_where_only_minors_are_played() {
            given(bothDecks(), GREEN.isFirst(), RED.hasPlayed("fireplace-2"), RED.has("9 clay"));
            RED.plays("place meeting-place");
            RED.isOffered("become-first");
            RED.plays("become-first");
            meanwhile();
        }
    }

    @Nested
    class MeetingPlace {

        @Test
        @Rule({"AGR-D7", "AGR-W4"})
        void the_marker_may_be_taken_without_a_minor() {
            given(bothDecks(), GREEN.isFirst(), RED.holds("a012-drinking-trough"), RED.has("1 clay"));
            RED.plays("place meeting-place", "become-first");
            RED.isOffered("play a012-drinking-trough", "done");
            RED.plays("done");
            changed("first: green > red", "red home: 2 > 1", "on meeting-place: > 1 red");
        }

        @Test
        @Rule({"AGR-D7", "AGR-W4"})
        void a_minor_may_be_played_without_the_marker() {
            given(bothDecks(), GREEN.isFirst(), RED.holds("a012-drinking-trough"), RED.has("1 clay"));
            RED.plays("place meeting-place", "play a012-drinking-trough");
            RED.isOffered("become-first", "done");
            RED.plays("done");
            changed(
                    "red clay: 1 > 0",
                    "red hand: a012-drinking-trough >",
                    "red cards: > a012-drinking-trough",
                    "red home: 2 > 1",
                    "on meeting-place: > 1 red");
        }

        @Test
        @Rule({"AGR-D7", "AGR-W3"})
        void who_is_first_already_needs_a_minor() {
            given(bothDecks(), RED.holds("a012-drinking-trough"));
            RED.mayNot("place meeting-place");
            given(bothDecks(), RED.holds("a012-drinking-trough"), RED.has("1 clay"));
            RED.plays("place meeting-place");
            RED.isOffered("play a012-drinking-trough");
            meanwhile();
        }

        @Test
        @Rule({"AGR-D7", "AGR-R3"})
        void nothing_gathers_there() {
            given(bothDecks(), beforeTheNextRound());
            goOn();
            now("meeting-place", "");
        }
    }

    @Nested
    class HearthByMinors {

        @Test
        @Rule("AGR-M3")
        void a_fireplace_becomes_a_hearth_where_minors_are_played_if_the_table_says_so() {
            given(
                    bothDecks(),
                    option("hearth", "by-minors-too"),
                    GREEN.isFirst(),
                    RED.hasPlayed("fireplace-2", "fireplace-3"),
                    RED.has("9 clay"));
            RED.plays("place meeting-place", "build cooking-hearth-4");
            RED.isOffered("return fireplace-2", "return fireplace-3");
            RED.plays("return fireplace-3");
            now("red cards", "fireplace-2, cooking-hearth-4");
        }

        @Test
        @Rule("AGR-M3")
        void clay_alone_does_not_do_there() {
            given(bothDecks(), option("hearth", "by-minors-too"), GREEN.isFirst(), RED.has("9 clay"));
            RED.plays("place meeting-place");
            RED.mayNot("build cooking-hearth-4");
            RED.isRefused("card:cooking-hearth-4", "AGR-M3", "hand-back-only");
            meanwhile();
        }

        @Test
        @Rule("AGR-M3")
        void by_default_it_is_a_major_whatever_is_paid() {
            given(bothDecks(), GREEN.isFirst(), RED.hasPlayed("fireplace-2"), RED.has("9 clay"));
            RED.plays("place meeting-place");
            RED.mayNot("build cooking-hearth-4");
            meanwhile();
        }
    }
}
