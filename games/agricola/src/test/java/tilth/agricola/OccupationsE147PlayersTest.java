package tilth.agricola;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Occupations of deck E, edition of 2007, that fish or play for people: E161, E167, E169 and E212. */
class OccupationsE147PlayersTest extends ClassicScenario {

    @Nested
    class Fisherman {

        private static final String CARD = "e161-fisherman";

        @Test
        @Rule("AGR-K79")
        void doubles_the_food_and_pays_for_the_gear_of_others() {
            given(
                    eikz(),
                    players(3),
                    holds("fishing", "3 food"),
                    RED.hasPlayed(CARD),
                    GREEN.hasPlayed("e12-fishing-rod", "e30-canoe"),
                    BLUE.hasPlayed("e22-raft"));
            RED.plays("place fishing", "use " + CARD);
            changed(
                    "red food: 0 > 3",
                    "green food: 0 > 2",
                    "blue food: 0 > 1",
                    "red home: 2 > 1",
                    "fishing: 3 food >",
                    "on fishing: > 1 red");
        }

        @Test
        @Rule({"AGR-K79", "AGR-X1"})
        void food_is_made_for_what_is_owed() {
            Given gearOfOthers = scene -> {
                GREEN.hasPlayed("e12-fishing-rod", "e30-canoe").layOut(scene);
                BLUE.hasPlayed("e22-raft").layOut(scene);
            };
            given(
                    eikz(),
                    players(3),
                    holds("fishing", "1 food"),
                    RED.hasPlayed(CARD),
                    RED.has("1 grain"),
                    gearOfOthers);
            RED.plays("place fishing");
            RED.isOffered("eat grain", "done");
            RED.plays("eat grain", "use " + CARD);
            RED.changed("grain: 1 > 0", "home: 2 > 1");
            given(eikz(), players(3), holds("fishing", "1 food"), RED.hasPlayed(CARD), gearOfOthers);
            RED.plays("place fishing");
            GREEN.isAsked("place");
            RED.changed("food: 0 > 1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K79")
        void may_be_let_be_and_does_nothing_elsewhere() {
            given(eikz(), players(3), holds("fishing", "3 food"), RED.hasPlayed(CARD));
            RED.plays("place fishing", "done");
            RED.changed("food: 0 > 3", "home: 2 > 1");
            given(eikz(), players(3), RED.hasPlayed(CARD));
            RED.plays("place day-laborer");
            GREEN.isAsked("place");
            RED.changed("food: 0 > 2", "home: 2 > 1");
        }
    }

    @Nested
    class Conjurer {

        private static final String CARD = "e167-conjurer";

        @Test
        @Rule("AGR-K81")
        void gets_a_grain_where_people_play() {
            given(eikz(), players(4), holds("traveling-players", "2 food"), RED.hasPlayed(CARD));
            RED.plays("place traveling-players");
            RED.changed("food: 0 > 2", "grain: 0 > 1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K81")
        void not_for_a_room_that_is_built_there() {
            given(
                    eikz(),
                    players(5),
                    holds("room-or-players", "3 food"),
                    RED.hasPlayed(CARD),
                    RED.has("5 wood 2 reed"));
            RED.plays("place room-or-players", "build-room a1");
            GREEN.isAsked("place");
            RED.changed("wood: 5 > 0", "reed: 2 > 0", "a1: - > room", "home: 2 > 1");
        }
    }

    @Nested
    class Storyteller {

        private static final String CARD = "e169-storyteller";

        @Test
        @Rule("AGR-K12")
        void may_leave_a_food_for_a_vegetable() {
            given(eikz(), players(4), holds("traveling-players", "2 food"), RED.hasPlayed(CARD));
            RED.plays("place traveling-players", "use " + CARD);
            changed(
                    "red food: 0 > 1",
                    "red vegetable: 0 > 1",
                    "red home: 2 > 1",
                    "traveling-players: 2 food > 1 food",
                    "on traveling-players: > 1 red");
        }

        @Test
        @Rule("AGR-K12")
        void not_on_another_space_with_food() {
            given(eikz(), players(4), holds("fishing", "2 food"), RED.hasPlayed(CARD));
            RED.plays("place fishing");
            GREEN.isAsked("place");
            RED.changed("food: 0 > 2", "home: 2 > 1");
        }
    }

    @Nested
    class Dancer {

        private static final String CARD = "e212-dancer";

        @Test
        @Rule("AGR-K81")
        void gets_four_food_at_least() {
            given(eikz(), players(4), holds("traveling-players", "1 food"), RED.hasPlayed(CARD));
            RED.plays("place traveling-players");
            RED.changed("food: 0 > 4", "home: 2 > 1");
            given(eikz(), players(4), holds("traveling-players", "5 food"), RED.hasPlayed(CARD));
            RED.plays("place traveling-players");
            RED.changed("food: 0 > 5", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K81")
        void gets_four_food_although_some_is_left_for_a_vegetable() {
            given(eikz(), players(4), holds("traveling-players", "2 food"), RED.hasPlayed(CARD, "e169-storyteller"));
            RED.plays("place traveling-players", "use e169-storyteller");
            RED.changed("food: 0 > 4", "vegetable: 0 > 1", "home: 2 > 1");
            given(eikz(), players(4), holds("traveling-players", "6 food"), RED.hasPlayed(CARD, "e169-storyteller"));
            RED.plays("place traveling-players", "use e169-storyteller");
            RED.changed("food: 0 > 5", "vegetable: 0 > 1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K79")
        void not_together_with_a_juggler_nor_elsewhere() {
            given(eikz(), players(4), holds("traveling-players", "1 food"), RED.hasPlayed(CARD, "i237-juggler"));
            RED.plays("place traveling-players");
            GREEN.isAsked("place");
            RED.changed("food: 0 > 4", "home: 2 > 1");
            given(eikz(), players(4), holds("fishing", "1 food"), RED.hasPlayed(CARD));
            RED.plays("place fishing");
            RED.changed("food: 0 > 1", "home: 2 > 1");
        }
    }
}
