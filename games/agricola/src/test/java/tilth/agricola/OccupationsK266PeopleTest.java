package tilth.agricola;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Occupations of deck K, edition of 2007, K266 to K289: people who move on. */
@Rule("AGR-K104")
class OccupationsK266PeopleTest extends ClassicScenario {

    private static final String ACROBAT = "k269-acrobat";
    private static final String COUNTRYMAN = "k289-countryman";

    @Nested
    class Acrobat {

        @Test
        void moves_on_from_the_players_when_everybody_has_been_placed() {
            playing(RED.hasPlayed(ACROBAT));
            RED.isOffered("use " + ACROBAT, "done");
            RED.plays("use " + ACROBAT);
            RED.isOffered("choose-space farmland " + ACROBAT, "choose-space grain-seeds " + ACROBAT);
            RED.plays("choose-space farmland " + ACROBAT);
            now("on traveling-players", "");
            now("on farmland", "1 red");
            RED.plays("plow b1");
            now("red b1", "field");
            now("round", "2");
            now("red cards", ACROBAT + " with nothing");
        }

        @Test
        void may_stay() {
            playing(RED.hasPlayed(ACROBAT));
            RED.plays("done");
            now("round", "2");
            now("red food", "2");
        }

        @Test
        void only_who_was_placed_after_the_card_was_played() {
            given(
                    eikz(),
                    players(4),
                    RED.holds(ACROBAT),
                    RED.standsOn("traveling-players"),
                    GREEN.home(0),
                    BLUE.home(0),
                    YELLOW.home(0));
            RED.plays("place lessons", "play " + ACROBAT);
            RED.isAsked("place");
            now("round", "2");
        }

        @Test
        void not_to_a_space_where_somebody_stands_or_that_cannot_be_used() {
            given(
                    eikz(),
                    players(4),
                    out("cultivation"),
                    RED.hasPlayed(ACROBAT),
                    RED.home(1),
                    GREEN.standsOn("grain-seeds"),
                    GREEN.toMove(),
                    BLUE.home(0),
                    YELLOW.home(0),
                    holds("traveling-players", "2 food"));
            GREEN.plays("place farmland", "plow b1");
            RED.plays("place traveling-players");
            RED.plays("use " + ACROBAT);
            // There is one space left, so that nothing is to be chosen.
            RED.may("plow b1");
            now("on cultivation", "1 red");
        }

        @Test
        void who_built_a_room_has_not_used_the_players() {
            given(
                    eikz(),
                    players(5),
                    RED.hasPlayed(ACROBAT),
                    RED.home(1),
                    RED.has("5 wood 2 reed"),
                    GREEN.home(0),
                    BLUE.home(0),
                    YELLOW.home(0),
                    PURPLE.home(0),
                    holds("room-or-players", "2 food"));
            RED.plays("place room-or-players", "build-room a1");
            RED.isAsked("place");
            now("round", "2");
        }

        private void playing(Given played) {
            given(
                    eikz(),
                    players(4),
                    played,
                    RED.home(1),
                    GREEN.home(0),
                    BLUE.home(0),
                    YELLOW.home(0),
                    holds("traveling-players", "2 food"));
            RED.plays("place traveling-players");
            meanwhile();
        }
    }

    @Nested
    class Countryman {

        @Test
        void moves_on_to_sow() {
            standing("grain-seeds", "1 grain", RED.hasPlayed(COUNTRYMAN));
            RED.plays("place day-laborer");
            RED.isOffered("choose 0 " + COUNTRYMAN, "done");
            RED.plays("choose 0 " + COUNTRYMAN);
            now("on grain-seeds", "");
            now("on grain-utilization", "1 red");
            RED.plays("sow grain b1");
            now("red b1", "field 3 grain");
            now("round", "2");
        }

        @Test
        void one_person_only_and_from_either_space() {
            given(
                    eikz(),
                    players(4),
                    out("grain-utilization", "vegetable-seeds", "cultivation"),
                    RED.hasPlayed(COUNTRYMAN),
                    RED.people(3),
                    RED.farm(TWO_FIELDS),
                    RED.has("2 grain"),
                    RED.standsOn("grain-seeds"),
                    GREEN.home(0),
                    BLUE.home(0),
                    YELLOW.home(0));
            RED.plays("place vegetable-seeds");
            RED.plays("place day-laborer");
            RED.isOffered("choose 0 " + COUNTRYMAN, "choose 1 " + COUNTRYMAN, "done");
            RED.plays("choose 1 " + COUNTRYMAN);
            RED.isOffered("choose-space grain-utilization " + COUNTRYMAN, "choose-space cultivation " + COUNTRYMAN);
            RED.plays("choose-space cultivation " + COUNTRYMAN);
            RED.plays("plow a1", "done");
            RED.isAsked("place");
            now("round", "13");
        }

        @Test
        void also_who_was_placed_before_the_card_was_played() {
            standing("grain-seeds", "1 grain", RED.holds(COUNTRYMAN));
            RED.plays("place lessons", "play " + COUNTRYMAN);
            RED.isOffered("choose 0 " + COUNTRYMAN, "done");
            RED.plays("done");
            now("round", "2");
        }

        @Test
        void not_where_somebody_stands_and_not_with_nothing_to_sow() {
            standing("grain-seeds", "1 grain", RED.hasPlayed(COUNTRYMAN), GREEN.standsOn("grain-utilization"));
            RED.plays("place day-laborer");
            now("round", "2");
            standing("grain-seeds", "", RED.hasPlayed(COUNTRYMAN));
            RED.plays("place day-laborer");
            now("round", "2");
        }

        @Test
        @Rule("AGR-K3")
        void a_card_may_open_the_space() {
            given(
                    eikz(),
                    players(4),
                    out("cultivation"),
                    RED.hasPlayed(COUNTRYMAN, "e163-field-warden"),
                    RED.standsOn("grain-seeds"),
                    GREEN.standsOn("cultivation"),
                    GREEN.home(0),
                    BLUE.home(0),
                    YELLOW.home(0));
            RED.plays("place day-laborer");
            RED.plays("choose 0 " + COUNTRYMAN, "plow b1");
            now("red b1", "field");
        }

        @Test
        @Rule("AGR-K16")
        void what_another_card_brings_there_counts() {
            standing("grain-seeds", "", RED.hasPlayed(COUNTRYMAN, "k266-serf"));
            RED.plays("place day-laborer");
            RED.plays("choose 0 " + COUNTRYMAN, "sow grain b1");
            now("red b1", "field 3 grain");
        }

        @Test
        void who_moves_is_not_placed_last() {
            standing("grain-seeds", "1 grain", RED.hasPlayed(COUNTRYMAN, "z326-gentleman"));
            RED.plays("place farmland", "plow e1");
            RED.plays("choose 0 " + COUNTRYMAN, "sow grain b1");
            now("red food", "1");
        }

        private void standing(String space, String goods, Given... more) {
            given(scene -> {
                eikz().layOut(scene);
                players(4).layOut(scene);
                out("grain-utilization").layOut(scene);
                RED.farm(TWO_FIELDS).layOut(scene);
                RED.has(goods).layOut(scene);
                RED.standsOn(space).layOut(scene);
                GREEN.home(0).layOut(scene);
                BLUE.home(0).layOut(scene);
                YELLOW.home(0).layOut(scene);
                for (Given word : more) {
                    word.layOut(scene);
                }
            });
        }
    }

    @Nested
    class Together {

        @Test
        void nobody_moves_twice() {
            both(RED.hasPlayed(ACROBAT, COUNTRYMAN));
            RED.isOffered("use " + ACROBAT, "done");
            RED.plays("use " + ACROBAT, "choose-space grain-seeds " + ACROBAT);
            RED.isAsked("place");
            now("round", "2");
        }

        @Test
        void players_move_in_turn_from_the_left_of_who_placed_last() {
            given(
                    eikz(),
                    players(4),
                    out("grain-utilization"),
                    RED.hasPlayed(ACROBAT),
                    RED.home(1),
                    GREEN.home(0),
                    BLUE.hasPlayed(COUNTRYMAN),
                    BLUE.standsOn("grain-seeds"),
                    BLUE.farm(TWO_FIELDS),
                    BLUE.has("1 grain"),
                    YELLOW.home(0),
                    holds("traveling-players", "2 food"));
            RED.plays("place traveling-players");
            BLUE.plays("place day-laborer");
            // Blue's place is free for Red as soon as Blue has left it, but Red comes first.
            RED.plays("use " + ACROBAT, "plow b1");
            BLUE.plays("choose 0 " + COUNTRYMAN, "sow grain b1");
            now("round", "2");
        }

        private void both(Given played) {
            given(
                    eikz(),
                    players(4),
                    out("grain-utilization"),
                    played,
                    RED.farm(TWO_FIELDS),
                    RED.has("1 grain"),
                    RED.home(1),
                    GREEN.home(0),
                    BLUE.home(0),
                    YELLOW.home(0),
                    holds("traveling-players", "2 food"));
            RED.plays("place traveling-players");
            meanwhile();
        }
    }
}
