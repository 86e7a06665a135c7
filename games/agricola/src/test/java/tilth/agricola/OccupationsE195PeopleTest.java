package tilth.agricola;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Occupations of deck E, edition of 2007, E195 to E220 and E341: what people may do. */
class OccupationsE195PeopleTest extends ClassicScenario {

    @Nested
    @Rule("AGR-K101")
    class Ratcatcher {

        private static final String CARD = "e198-ratcatcher";
        private static final int NOTED = 1 << 10 | 1 << 12;

        @Test
        void notes_two_rounds_if_it_is_played_in_time() {
            given(eikz(), players(3), round(9), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            RED.changed("hand: " + CARD + " >", "cards: > " + CARD + " with " + NOTED, "home: 2 > 1");
        }

        @Test
        void can_be_played_later_but_does_nothing_then() {
            given(eikz(), players(3), round(10), RED.holds(CARD), RED.home(1), GREEN.people(3), BLUE.home(0));
            RED.plays("place lessons", "play " + CARD);
            RED.changed("hand: " + CARD + " >", "cards: > " + CARD + " with nothing", "home: 1 > 0");
            GREEN.plays("place day-laborer");
            GREEN.plays("place farmland", "plow b1");
            GREEN.plays("place grain-seeds");
            now("round", "11");
        }

        @Test
        void keeps_one_of_the_offspring_of_others_at_home() {
            inRound(10, 3);
            RED.plays("place day-laborer");
            RED.plays("place grain-seeds");
            now("round", "11");
        }

        @Test
        void not_in_other_rounds() {
            inRound(8, 3);
            RED.plays("place day-laborer");
            RED.plays("place grain-seeds");
            RED.isAsked("place");
            now("round", "8");
        }

        @Test
        void not_one_of_the_first_two_of_a_family() {
            inRound(12, 2);
            RED.plays("place day-laborer");
            RED.plays("place grain-seeds");
            RED.changed("food: 0 > 2", "grain: 0 > 1");
            now("round", "13");
        }

        @Test
        void not_offspring_of_its_owner() {
            given(
                    eikz(),
                    players(3),
                    round(10),
                    RED.people(3),
                    RED.hasPlayed(CARD),
                    onCardNoted(CARD, NOTED),
                    GREEN.home(0),
                    BLUE.home(0));
            RED.plays("place day-laborer");
            RED.plays("place grain-seeds");
            RED.isAsked("place");
            now("round", "10");
        }

        @Test
        @Rule("AGR-K103")
        void a_guest_is_no_offspring() {
            given(
                    eikz(),
                    players(3),
                    round(10),
                    RED.people(3),
                    RED.holds("z314-keg"),
                    RED.has("1 wood"),
                    GREEN.hasPlayed(CARD),
                    onCardNoted(CARD, NOTED),
                    GREEN.home(0),
                    BLUE.home(0));
            RED.plays("place meeting-place", "play z314-keg");
            RED.plays("place grain-seeds");
            RED.may("place day-laborer", "done");
            RED.plays("place day-laborer");
            now("round", "11");
        }

        @Test
        @Rule("AGR-K105")
        void who_lives_on_a_card_is_no_offspring() {
            given(
                    eikz(),
                    players(3),
                    round(10),
                    RED.hasPlayed("k138-reed-hut"),
                    RED.lodges(),
                    GREEN.hasPlayed(CARD),
                    onCardNoted(CARD, NOTED),
                    GREEN.home(0),
                    BLUE.home(0));
            RED.plays("place day-laborer");
            RED.plays("place grain-seeds");
            RED.isAsked("place");
            RED.plays("place farmland", "plow b1");
            now("round", "11");
        }

        @Test
        void a_newborn_who_would_have_to_stay_is_not_paid_for() {
            given(
                    eikz(),
                    players(3),
                    round(12),
                    out("urgent-wish"),
                    RED.hasPlayed("k267-adoptive-parents"),
                    RED.has("1 food"),
                    GREEN.hasPlayed(CARD),
                    onCardNoted(CARD, NOTED),
                    GREEN.home(0),
                    BLUE.home(0));
            RED.plays("place urgent-wish");
            RED.isAsked("place");
            now("red food", "1");
        }

        private void inRound(int round, int people) {
            given(
                    eikz(),
                    players(3),
                    round(round),
                    RED.people(people),
                    GREEN.hasPlayed(CARD),
                    onCardNoted(CARD, NOTED),
                    GREEN.home(0),
                    BLUE.home(0));
        }
    }
}
