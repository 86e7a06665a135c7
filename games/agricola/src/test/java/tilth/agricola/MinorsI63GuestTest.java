package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.agricola.harvest.Feeding;
import tilth.engine.Rule;

/** Minor improvements of deck I, edition of 2007, I63 to I83: guests. */
class MinorsI63GuestTest extends ClassicScenario {

    @Nested
    @Rule("AGR-K102")
    class Guest {

        private static final String CARD = "i73-guest";

        @Test
        void comes_in_the_next_round_and_works_like_a_person() {
            invited();
            assertThat(position().holdings().home(0)).isEqualTo(3);
            RED.mayNot("done");
            workTwice();
            RED.may("place forest", "done");
            RED.plays("place forest");
            now("round", "3");
            assertThat(position().holdings().home(0)).isEqualTo(2);
            assertThat(position().holdings().guests(0)).isZero();
        }

        @Test
        void may_be_let_be() {
            invited();
            workTwice();
            RED.plays("done");
            now("round", "3");
            now("red wood", "0");
        }

        @Test
        void needs_no_room_and_no_food_and_brings_no_points() {
            invited();
            assertThat(position().holdings().people(0)).isEqualTo(2);
            assertThat(Feeding.need(position(), 0)).isEqualTo(4);
            assertThat(RED.points("people")).isEqualTo(6);
            RED.plays("place day-laborer");
            meanwhile();
        }

        @Test
        void goes_to_the_next_player_and_costs_two_food() {
            given(eikz(), RED.holds(CARD), RED.has("2 food"));
            RED.plays("place meeting-place", "play " + CARD);
            now("green hand", CARD);
            now("red food", "0");
        }

        @Test
        void is_of_no_use_in_the_last_round() {
            given(eikz(), round(14), RED.holds(CARD), RED.has("2 food"));
            RED.plays("place meeting-place", "play " + CARD);
            assertThat(position().holdings().invited(0)).isZero();
            meanwhile();
        }

        private void invited() {
            given(eikz(), RED.holds(CARD), RED.has("2 food"), RED.home(1), GREEN.home(0));
            RED.plays("place meeting-place", "play " + CARD);
            now("round", "2");
        }

        private void workTwice() {
            RED.plays("place day-laborer");
            GREEN.plays("place grain-seeds");
            RED.plays("place farmland", "plow b1");
            GREEN.plays("place clay-pit");
            meanwhile();
        }
    }
}
