package tilth.agricola;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Occupations of deck K, edition of 2007, K290 to K312: what spaces and lots bring. */
class OccupationsK290LotTest extends ClassicScenario {

    @Nested
    class ClayWorker {

        private static final String CARD = "k290-clay-worker";

        @Test
        @Rule("AGR-K81")
        void adds_a_clay_to_wood_or_clay() {
            given(eikz(), RED.hasPlayed(CARD), holds("forest", "3 wood"));
            RED.plays("place forest");
            RED.changed("wood: 0 > 3", "clay: 0 > 1", "home: 2 > 1");
            given(eikz(), RED.hasPlayed(CARD), holds("clay-pit", "2 clay"));
            RED.plays("place clay-pit");
            RED.changed("clay: 0 > 3", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K81")
        void also_to_what_one_chooses_on_a_space() {
            given(eikz(), players(3), RED.hasPlayed(CARD));
            RED.plays("place one-resource", "take wood");
            RED.changed("wood: 0 > 1", "clay: 0 > 1", "home: 2 > 1");
            given(eikz(), players(3), RED.hasPlayed(CARD));
            RED.plays("place one-resource", "take reed");
            RED.changed("reed: 0 > 1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K81")
        void not_to_what_cards_bring_and_not_for_others() {
            given(eikz(), players(3), RED.hasPlayed(CARD), RED.holds("k282-house-steward"), RED.has("1 food"));
            RED.plays("place lessons", "play k282-house-steward");
            RED.changed(
                    "food: 1 > 0",
                    "wood: 0 > 4",
                    "hand: k282-house-steward >",
                    "cards: " + CARD + " > k282-house-steward, " + CARD,
                    "home: 2 > 1");
            given(eikz(), GREEN.hasPlayed(CARD), holds("forest", "3 wood"));
            RED.plays("place forest");
            RED.changed("wood: 0 > 3", "home: 2 > 1");
            GREEN.changed();
        }
    }

    @Nested
    class Veterinarian {

        private static final String CARD = "k304-veterinarian";

        @Test
        @Rule("AGR-K18")
        void begins_with_nine_animals() {
            given(eikz(), players(4), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            RED.changed(
                    "hand: " + CARD + " >", "cards: > " + CARD + " with 4 sheep 3 wild-boar 2 cattle", "home: 2 > 1");
            itAlsoHappened();
        }

        @Test
        @Rule("AGR-K83")
        void of_two_that_are_alike_its_owner_gets_one() {
            given(eikz(), players(4), beforeTheNextRound(), RED.hasPlayed(CARD), onCard(CARD, "5 wild-boar"));
            goOn();
            RED.changed("wild-boar: 0 > 1", "cards: " + CARD + " with 5 wild-boar > " + CARD + " with 4 wild-boar");
        }

        @Test
        @Rule("AGR-K83")
        void two_that_are_not_alike_go_back_and_one_alone_is_not_drawn() {
            given(eikz(), players(4), beforeTheNextRound(), RED.hasPlayed(CARD), onCard(CARD, "1 sheep 1 cattle"));
            goOn();
            RED.changed();
            given(eikz(), players(4), beforeTheNextRound(), RED.hasPlayed(CARD), onCard(CARD, "1 sheep"));
            goOn();
            RED.changed();
        }
    }

    @Nested
    class Magician {

        private static final String CARD = "k311-magician";

        @Test
        @Rule("AGR-K81")
        void adds_grain_and_food_for_the_last_person() {
            given(eikz(), players(4), RED.hasPlayed(CARD), RED.home(1), holds("traveling-players", "2 food"));
            RED.plays("place traveling-players");
            RED.changed("food: 0 > 3", "grain: 0 > 1", "home: 1 > 0");
        }

        @Test
        @Rule("AGR-K81")
        void adds_nothing_for_an_earlier_person_or_another_space() {
            given(eikz(), players(4), RED.hasPlayed(CARD), holds("traveling-players", "2 food"));
            RED.plays("place traveling-players");
            RED.changed("food: 0 > 2", "home: 2 > 1");
            given(eikz(), players(4), RED.hasPlayed(CARD), RED.home(1), holds("fishing", "2 food"));
            RED.plays("place fishing");
            RED.changed("food: 0 > 2", "home: 1 > 0");
        }

        @Test
        @Rule("AGR-K81")
        void where_a_room_may_be_built_instead_it_is_the_players_that_count() {
            givenFive();
            RED.plays("place room-or-players", "take food");
            RED.changed("food: 0 > 3", "grain: 0 > 1", "home: 1 > 0");
            givenFive();
            RED.plays("place room-or-players", "build-room a1");
            RED.changed("wood: 5 > 0", "reed: 2 > 0", "a1: - > room", "home: 1 > 0");
        }

        private void givenFive() {
            given(
                    eikz(),
                    players(5),
                    RED.hasPlayed(CARD),
                    RED.home(1),
                    RED.has("5 wood 2 reed"),
                    holds("room-or-players", "2 food"));
        }
    }
}
