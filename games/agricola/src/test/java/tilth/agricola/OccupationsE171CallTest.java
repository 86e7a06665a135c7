package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Occupations of deck E, edition of 2007, E171 to E194, that are played out of turn. */
class OccupationsE171CallTest extends ClassicScenario {

    @Nested
    class ChiefsDaughter {

        private static final String CARD = "e173-chiefs-daughter";
        private static final String CHIEF = "e172-chief";

        @Test
        @Rule("AGR-K124")
        void comes_for_nothing_when_another_plays_the_chief() {
            given(eikz(), RED.holds(CHIEF), RED.has("2 food"), GREEN.hasPlayed("e150-baker"), GREEN.holds(CARD));
            RED.plays("place lessons", "play " + CHIEF);
            GREEN.isOffered("use " + CARD, "done");
            GREEN.plays("use " + CARD);
            GREEN.changed("hand: " + CARD + " >", "cards: e150-baker > e150-baker, " + CARD);
            GREEN.isAsked("place");
        }

        @Test
        @Rule("AGR-K124")
        void may_stay_in_the_hand() {
            given(eikz(), RED.holds(CHIEF), RED.has("2 food"), GREEN.holds(CARD));
            RED.plays("place lessons", "play " + CHIEF);
            GREEN.plays("done");
            GREEN.isAsked("place");
            GREEN.changed();
        }

        @Test
        @Rule({"AGR-K124", "AGR-D11"})
        void whoever_might_hold_it_is_asked() {
            given(eikz(), players(3), RED.holds(CHIEF), RED.has("2 food"), GREEN.holds("e150-baker"), BLUE.holds(CARD));
            RED.plays("place lessons", "play " + CHIEF);
            GREEN.isOffered("done");
            GREEN.plays("done");
            BLUE.isOffered("use " + CARD, "done");
            BLUE.plays("done");
            GREEN.isAsked("place");
            meanwhile();
            given(eikz(), players(3), RED.holds(CHIEF), RED.has("2 food"), GREEN.holds(CARD), BLUE.holds("e150-baker"));
            RED.plays("place lessons", "play " + CHIEF);
            GREEN.plays("done");
            BLUE.isOffered("done");
            meanwhile();
        }

        @Test
        @Rule("AGR-K124")
        void nobody_is_asked_who_cannot_hold_it() {
            given(eikz(), RED.holds(CHIEF), RED.has("2 food"), GREEN.holds("e39-market-stall"));
            RED.plays("place lessons", "play " + CHIEF);
            GREEN.isAsked("place");
            meanwhile();
            given(eikz(), RED.holds(CHIEF), RED.has("3 food"), RED.hasPlayed(CARD), GREEN.holds("e150-baker"));
            RED.plays("place lessons", "play " + CHIEF);
            GREEN.isAsked("place");
            meanwhile();
        }

        @Test
        @Rule("AGR-K124")
        void not_with_ones_own_chief_nor_another_occupation() {
            given(eikz(), RED.holds(CHIEF, CARD), RED.has("2 food"));
            RED.plays("place lessons", "play " + CHIEF);
            GREEN.isAsked("place");
            RED.changed(
                    "food: 2 > 0", "hand: e172-chief, " + CARD + " > " + CARD, "cards: > e172-chief", "home: 2 > 1");
            given(eikz(), RED.holds("e150-baker"), GREEN.holds(CARD));
            RED.plays("place lessons", "play e150-baker");
            GREEN.isAsked("place");
            GREEN.changed();
        }

        @Test
        @Rule("AGR-D5")
        void can_be_played_as_any_other() {
            given(eikz(), RED.holds(CARD), RED.hasPlayed("e150-baker"), RED.has("1 food"));
            RED.plays("place lessons", "play " + CARD);
            RED.changed(
                    "food: 1 > 0", "hand: " + CARD + " >", "cards: e150-baker > e150-baker, " + CARD, "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K124")
        void counts_as_playing_an_occupation() {
            given(
                    eikz(),
                    RED.holds(CHIEF),
                    RED.has("2 food"),
                    GREEN.hasPlayed("k112-bookshelf", "e192-patron"),
                    GREEN.holds(CARD));
            RED.plays("place lessons", "play " + CHIEF);
            GREEN.plays("use " + CARD);
            GREEN.changed(
                    "food: 0 > 5",
                    "hand: " + CARD + " >",
                    "cards: e192-patron, k112-bookshelf > " + CARD + ", e192-patron, k112-bookshelf");
            given(
                    eikz(),
                    RED.holds(CHIEF),
                    RED.has("2 food"),
                    GREEN.hasPlayed("k111-bread-paddle", "fireplace-2"),
                    GREEN.has("1 grain"),
                    GREEN.holds(CARD));
            RED.plays("place lessons", "play " + CHIEF);
            GREEN.plays("use " + CARD);
            GREEN.isOffered("use k111-bread-paddle", "done");
            GREEN.plays("use k111-bread-paddle", "bake 1");
            meanwhile();
        }

        @Test
        @Rule("AGR-K124")
        void the_educator_hears_it_like_any_other() {
            given(
                    eikz(),
                    players(4),
                    RED.holds(CHIEF),
                    RED.has("2 food"),
                    GREEN.holds(CARD),
                    BLUE.hasPlayed("k271-educator"),
                    BLUE.holds("e150-baker"),
                    BLUE.has("3 food"));
            RED.plays("place lessons", "play " + CHIEF);
            GREEN.plays("use " + CARD);
            BLUE.isOffered("use k271-educator", "done");
            BLUE.plays("done");
            BLUE.isOffered("use k271-educator", "done");
            meanwhile();
        }

        @Test
        @Rule("AGR-E11")
        void scores_for_clay_and_stone() {
            given(eikz(), RED.hasPlayed(CARD));
            assertThat(RED.points("bonus")).isZero();
            given(eikz(), RED.hasPlayed(CARD), RED.farm(CLAY_HOUSE));
            assertThat(RED.points("bonus")).isEqualTo(1);
            given(eikz(), RED.hasPlayed(CARD), RED.farm(STONE_HOUSE));
            assertThat(RED.points("bonus")).isEqualTo(3);
            given(eikz(), RED.hasPlayed(CARD, "e28-clogs"), RED.farm(STONE_HOUSE));
            assertThat(RED.points("bonus")).isEqualTo(5);
        }
    }
}
