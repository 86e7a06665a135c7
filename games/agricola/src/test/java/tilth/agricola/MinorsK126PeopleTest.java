package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.agricola.harvest.Feeding;
import tilth.engine.Rule;

/** Minor improvements of deck K, edition of 2007, K126 to K146: who lives on a card. */
class MinorsK126PeopleTest extends ClassicScenario {

    @Nested
    @Rule("AGR-K105")
    class ReedHut {

        private static final String CARD = "k138-reed-hut";

        @Test
        void somebody_comes_to_live_there_and_works_at_once() {
            given(eikz(), RED.holds(CARD), RED.has("1 wood 4 reed"), GREEN.home(0));
            RED.plays("place meeting-place", "play " + CARD);
            RED.changed("wood: 1 > 0", "reed: 4 > 0", "hand: " + CARD + " >", "cards: > " + CARD);
            RED.plays("place day-laborer");
            RED.plays("place grain-seeds");
            now("round", "2");
            assertThat(position().holdings().home(0)).isEqualTo(3);
        }

        @Test
        void they_eat_but_bring_no_points_and_need_no_room() {
            given(eikz(), RED.hasPlayed(CARD), RED.lodges(), out("urgent-wish", "basic-wish"));
            assertThat(Feeding.need(position(), 0)).isEqualTo(6);
            assertThat(RED.points("people")).isEqualTo(6);
            RED.mayNot("place basic-wish");
            RED.plays("place day-laborer");
            meanwhile();
        }

        @Test
        void they_may_be_the_newborn_of_a_growth() {
            given(eikz(), RED.hasPlayed(CARD), RED.lodges(), out("urgent-wish"));
            RED.plays("place urgent-wish");
            RED.isOffered("grow", "move-in");
            RED.plays("move-in");
            RED.changed("people: 2 > 3", "newborns: 0 > 1", "home: 3 > 1");
            assertThat(position().holdings().lodgers(0)).isZero();
        }

        @Test
        void else_the_family_grows_as_always() {
            given(eikz(), RED.hasPlayed(CARD), RED.lodges(), out("urgent-wish"));
            RED.plays("place urgent-wish", "grow");
            RED.changed("people: 2 > 3", "newborns: 0 > 1", "home: 3 > 2");
            assertThat(position().holdings().lodgers(0)).isEqualTo(1);
        }

        @Test
        void of_four_with_somebody_there_only_they_can_be() {
            given(eikz(), RED.hasPlayed(CARD), RED.lodges(), RED.people(4), out("urgent-wish"));
            RED.plays("place urgent-wish");
            RED.changed("people: 4 > 5", "newborns: 0 > 1", "home: 5 > 3");
        }

        @Test
        void they_cannot_be_their_own_newborn() {
            given(eikz(), RED.hasPlayed(CARD), RED.lodges(), RED.people(4), RED.home(0), out("urgent-wish"));
            RED.mayNot("place urgent-wish");
            RED.plays("place day-laborer");
            meanwhile();
            given(eikz(), RED.hasPlayed(CARD), RED.lodges(), RED.home(0), out("urgent-wish"));
            RED.plays("place urgent-wish");
            RED.changed("people: 2 > 3", "newborns: 0 > 1", "home: 1 > 0");
            assertThat(position().holdings().lodgers(0)).isEqualTo(1);
        }

        @Test
        void nobody_comes_if_all_people_are_in_the_game() {
            given(eikz(), RED.holds(CARD), RED.has("1 wood 4 reed"), RED.people(5));
            RED.plays("place meeting-place", "play " + CARD);
            RED.changed("wood: 1 > 0", "reed: 4 > 0", "hand: " + CARD + " >", "cards: > " + CARD, "home: 5 > 4");
        }

        @Test
        @Rule("AGR-K102")
        void comes_after_guests() {
            given(
                    eikz(),
                    RED.hasPlayed(CARD),
                    RED.lodges(),
                    RED.holds("z314-keg"),
                    RED.has("1 wood"),
                    RED.home(1),
                    GREEN.home(0));
            RED.plays("place meeting-place", "play z314-keg");
            RED.mayNot("done");
            RED.plays("place day-laborer");
            RED.may("done");
            meanwhile();
        }

        @Test
        @Rule({"AGR-K7", "AGR-K105"})
        void who_lives_there_leaves_at_once_when_it_is_handed_back() {
            given(
                    eikz(),
                    RED.hasPlayed(CARD, "k139-sleeping-corner"),
                    RED.lodges(),
                    RED.holds("e38-madonna-statue"),
                    GREEN.isFirst());
            RED.plays(
                    "place meeting-place", "play e38-madonna-statue", "return " + CARD, "return k139-sleeping-corner");
            assertThat(position().holdings().lodgers(0)).isZero();
            assertThat(position().holdings().home(0)).isEqualTo(1);
            meanwhile();
        }

        @Test
        @Rule({"AGR-K7", "AGR-K105"})
        void or_when_everybody_comes_home_if_they_have_been_placed() {
            given(
                    eikz(),
                    RED.hasPlayed(CARD, "k139-sleeping-corner"),
                    RED.lodges(),
                    RED.home(0),
                    RED.holds("e38-madonna-statue"),
                    GREEN.isFirst(),
                    GREEN.home(1),
                    RED.toMove());
            RED.plays(
                    "place meeting-place", "play e38-madonna-statue", "return " + CARD, "return k139-sleeping-corner");
            assertThat(position().holdings().lodgers(0)).isEqualTo(1);
            GREEN.plays("place day-laborer");
            now("round", "2");
            assertThat(position().holdings().lodgers(0)).isZero();
            assertThat(position().holdings().home(0)).isEqualTo(2);
        }
    }
}
