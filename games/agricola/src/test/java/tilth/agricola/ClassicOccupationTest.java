package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** The hardest occupations of the edition of 2007. */
class ClassicOccupationTest extends ClassicScenario {

    @Nested
    class Merchant {

        @Test
        void takes_the_same_action_again_for_a_food_but_only_once() {
            given(
                    eikz(),
                    out("major-improvement"),
                    RED.hasPlayed("e179-merchant"),
                    RED.holds("e25-spices", "k109-spit-roast", "e13-axe"),
                    RED.has("5 wood 2 food 2 stone"));
            RED.plays("place major-improvement", "play e25-spices");
            RED.isOffered("use e179-merchant", "done");
            RED.plays("use e179-merchant");
            RED.mayNot("play e25-spices");
            RED.plays("play k109-spit-roast");
            GREEN.isAsked("place");
            RED.changed(
                    "wood: 5 > 4",
                    "food: 2 > 1",
                    "home: 2 > 1",
                    "hand: e13-axe, e25-spices, k109-spit-roast > e13-axe",
                    "cards: e179-merchant > e25-spices, e179-merchant, k109-spit-roast");
        }

        @Test
        void a_minor_action_stays_one() {
            given(
                    eikz(),
                    RED.hasPlayed("e179-merchant"),
                    RED.holds("e25-spices", "k109-spit-roast"),
                    RED.has("9 wood 9 clay 2 food"));
            RED.plays("place meeting-place", "play e25-spices", "use e179-merchant");
            RED.isOffered("play k109-spit-roast");
            meanwhile();
        }

        @Test
        void others_and_other_acts_bring_nothing() {
            given(
                    eikz(),
                    GREEN.hasPlayed("e179-merchant"),
                    GREEN.has("3 food"),
                    RED.holds("e25-spices"),
                    RED.has("2 food"));
            RED.plays("place meeting-place", "play e25-spices");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class Guildmaster {

        @Test
        void pays_for_crafts_of_both_kinds() {
            given(eikz(), out("major-improvement"), RED.hasPlayed("e341-guildmaster"), RED.has("2 clay 2 stone"));
            RED.plays("place major-improvement", "build pottery");
            RED.changed(
                    "clay: 2 > 4",
                    "stone: 2 > 0",
                    "home: 2 > 1",
                    "cards: e341-guildmaster > pottery, e341-guildmaster");
        }

        @Test
        void counts_what_is_there_when_it_is_played() {
            given(eikz(), RED.hasPlayed("joinery", "k122-sawmill"), RED.holds("e341-guildmaster"), RED.has("1 food"));
            RED.plays("place lessons", "play e341-guildmaster");
            RED.changed(
                    "wood: 0 > 4",
                    "home: 2 > 1",
                    "hand: e341-guildmaster >",
                    "cards: joinery, k122-sawmill > joinery, e341-guildmaster, k122-sawmill");
        }

        @Test
        void a_sawmill_in_place_of_a_joinery_is_no_joinery() {
            given(
                    eikz(),
                    out("major-improvement"),
                    RED.hasPlayed("joinery", "e341-guildmaster"),
                    RED.holds("k122-sawmill"));
            RED.plays("place major-improvement", "play k122-sawmill");
            RED.changed(
                    "home: 2 > 1",
                    "hand: k122-sawmill >",
                    "cards: joinery, e341-guildmaster > e341-guildmaster, k122-sawmill");
        }
    }

    @Nested
    class Fieldsman {

        @Test
        @Rule("AGR-C10")
        void one_field_gets_two_more() {
            given(
                    eikz(),
                    out("grain-utilization"),
                    RED.hasPlayed("i219-fieldsman"),
                    RED.farm(TWO_FIELDS),
                    RED.has("2 grain"));
            RED.plays("place grain-utilization", "sow grain b1", "done");
            RED.changed("grain: 2 > 1", "b1: field > field 5 grain", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-C10")
        void two_fields_get_one_more_each_and_three_nothing() {
            given(
                    eikz(),
                    out("grain-utilization"),
                    RED.hasPlayed("i219-fieldsman"),
                    RED.farm(TWO_FIELDS),
                    RED.has("1 grain 1 vegetable"));
            RED.plays("place grain-utilization", "sow grain b1", "sow vegetable c1");
            RED.changed(
                    "grain: 1 > 0",
                    "vegetable: 1 > 0",
                    "b1: field > field 4 grain",
                    "c1: field > field 3 vegetable",
                    "home: 2 > 1");
            given(
                    eikz(),
                    out("grain-utilization"),
                    RED.hasPlayed("i219-fieldsman"),
                    RED.farm(TWO_FIELDS),
                    RED.has("3 grain"));
            RED.plays("place grain-utilization", "sow grain b1", "sow grain c1", "sow grain d1");
            RED.changed(
                    "grain: 3 > 0",
                    "b1: field > field 3 grain",
                    "c1: field > field 3 grain",
                    "d1: field > field 3 grain",
                    "home: 2 > 1");
        }
    }

    @Nested
    class FenceBuilder {

        @Test
        @Rule("AGR-K21")
        void puts_a_fence_on_a_space_and_builds_fences_there_later() {
            given(eikz(), RED.holds("i263-fence-builder"), RED.has("1 food"));
            RED.plays("place lessons", "play i263-fence-builder");
            RED.may("choose-space forest i263-fence-builder", "choose-space lessons i263-fence-builder");
            RED.mayNot("choose-space fencing i263-fence-builder", "done");
            RED.plays("choose-space forest i263-fence-builder");
            itAlsoHappened("red fence-put forest");
            RED.changed(
                    "fences elsewhere: 0 > 1",
                    "home: 2 > 1",
                    "hand: i263-fence-builder >",
                    "cards: > i263-fence-builder with 8");
            assertThat(RED.view().toString()).contains("fencesLeft=14");
        }

        @Test
        void builds_when_its_space_is_used_and_nowhere_else() {
            given(
                    eikz(),
                    RED.hasPlayed("i263-fence-builder"),
                    onCardNoted("i263-fence-builder", 8),
                    holds("forest", "6 wood"));
            RED.plays("place forest");
            RED.isOffered("use i263-fence-builder", "done");
            RED.plays("use i263-fence-builder", "mark e1", "close");
            RED.changed("wood: 0 > 2", "fences: 0 > 4", "pastures: > e1", "home: 2 > 1");
            given(
                    eikz(),
                    RED.hasPlayed("i263-fence-builder"),
                    onCardNoted("i263-fence-builder", 8),
                    holds("clay-pit", "6 clay"),
                    RED.has("5 wood"));
            RED.plays("place clay-pit");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class FenceDeliveryman {

        @Test
        @Rule("AGR-K21")
        void sends_fences_ahead() {
            given(eikz(), round(3), RED.holds("i265-fence-deliveryman"), RED.has("1 food"));
            RED.plays("place lessons", "play i265-fence-deliveryman");
            itAlsoHappened("red fences-sent 4 9", "red fences-sent 4 13");
            assertThat(position().farms().fencesLeft(0)).isEqualTo(7);
            meanwhile();
        }

        @Test
        @Rule({"AGR-K21", "AGR-K20"})
        void builds_up_to_four_without_wood_when_they_arrive() {
            givenFourFencesForRoundSix("4 food");
            goOn();
            RED.isOffered("use i265-fence-deliveryman", "done");
            RED.plays("use i265-fence-deliveryman");
            RED.may("mark e1");
            RED.plays("mark e1");
            RED.mayNot("mark e2");
            RED.plays("close");
            RED.isAsked("place");
            RED.changed(
                    "food: 4 > 2",
                    "fences: 0 > 4",
                    "fences elsewhere: 4 > 0",
                    "pastures: > e1",
                    "cards: i265-fence-deliveryman with 67108864 > i265-fence-deliveryman with nothing");
        }

        @Test
        @Rule("AGR-K21")
        void they_come_back_even_if_nobody_pays() {
            givenFourFencesForRoundSix("1 food");
            goOn();
            RED.isAsked("place");
            RED.changed(
                    "fences elsewhere: 4 > 0",
                    "cards: i265-fence-deliveryman with 67108864 > i265-fence-deliveryman with nothing");
        }

        private void givenFourFencesForRoundSix(String goods) {
            given(
                    eikz(),
                    round(5),
                    beforeTheNextRound(),
                    RED.hasPlayed("i265-fence-deliveryman"),
                    onCardNoted("i265-fence-deliveryman", 4 << 4 * 6),
                    RED.has(goods),
                    scene -> scene.parked = 4);
        }
    }

    @Nested
    class WetNurse {

        private static final String WET_NURSE = "k270-wet-nurse";

        @Test
        void brings_a_newborn_for_each_room_just_built() {
            given(eikz(), RED.hasPlayed(WET_NURSE), RED.has("10 wood 4 reed 5 food"));
            RED.plays("place farm-expansion", "build-room a1", "build-room b1");
            RED.isOffered("use k270-wet-nurse", "done");
            RED.plays("use k270-wet-nurse", "use k270-wet-nurse");
            GREEN.isAsked("place");
            RED.changed(
                    "wood: 10 > 0",
                    "reed: 4 > 0",
                    "food: 5 > 3",
                    "a1: - > room",
                    "b1: - > room",
                    "people: 2 > 4",
                    "newborns: 0 > 2",
                    "home: 2 > 1");
        }

        @Test
        void one_room_brings_one_at_most_and_it_may_be_let_be() {
            given(eikz(), RED.hasPlayed(WET_NURSE), RED.has("5 wood 2 reed 5 food"));
            RED.plays("place farm-expansion", "build-room a1", "use k270-wet-nurse");
            GREEN.isAsked("place");
            meanwhile();
            given(eikz(), RED.hasPlayed(WET_NURSE), RED.has("5 wood 2 reed 5 food"));
            RED.plays("place farm-expansion", "build-room a1", "done");
            RED.changed("wood: 5 > 0", "reed: 2 > 0", "a1: - > room", "home: 2 > 1");
        }
    }

    @Nested
    class WetNurseWithSeveralRooms {

        private static final String WET_NURSE = "k270-wet-nurse";

        private void givenTwoRooms(int people, String food) {
            given(
                    eikz(),
                    RED.hasPlayed(WET_NURSE),
                    RED.people(people),
                    RED.has("10 wood 4 reed " + food),
                    GREEN.isFirst());
            RED.plays("place farm-expansion", "build-room a1", "build-room b1");
        }

        @Test
        void brings_as_many_as_can_be_paid_for() {
            givenTwoRooms(2, "1 food");
            RED.plays("use " + WET_NURSE);
            GREEN.isAsked("place");
            now("red people", "3");
        }

        @Test
        @Rule("AGR-X1")
        void food_is_made_for_them() {
            givenTwoRooms(2, "1 food 1 grain");
            RED.plays("use " + WET_NURSE);
            RED.isOffered("eat grain", "done");
            RED.plays("eat grain", "use " + WET_NURSE);
            now("red people", "4");
            givenTwoRooms(2, "1 grain");
            RED.plays("eat grain", "use " + WET_NURSE);
            GREEN.isAsked("place");
            now("red people", "3");
        }

        @Test
        void brings_as_many_as_find_room() {
            givenTwoRooms(3, "2 food");
            RED.plays("use " + WET_NURSE);
            GREEN.isAsked("place");
            now("red people", "4");
        }

        @Test
        void brings_none_where_rooms_were_missing_before() {
            givenTwoRooms(4, "2 food");
            GREEN.isAsked("place");
            now("red people", "4");
        }
    }

    @Nested
    class FenceOverseer {

        @Test
        @Rule("AGR-K20")
        void fences_the_stable_just_built() {
            given(eikz(), RED.hasPlayed("k312-fence-overseer"), RED.has("4 wood 2 food"));
            RED.plays("place farm-expansion", "build-stable e1");
            RED.isOffered("use k312-fence-overseer", "done");
            RED.plays("use k312-fence-overseer");
            RED.isOffered("fence-square e1");
            RED.plays("fence-square e1", "build-stable d1");
            GREEN.isAsked("place");
            RED.changed(
                    "wood: 4 > 0",
                    "food: 2 > 1",
                    "e1: - > stable",
                    "d1: - > stable",
                    "fences: 0 > 4",
                    "pastures: > e1",
                    "home: 2 > 1");
        }

        @Test
        void not_where_the_pasture_would_stand_apart() {
            given(eikz(), RED.hasPlayed("k312-fence-overseer"), RED.farm(TWO_PASTURES), RED.has("2 wood 2 food"));
            RED.plays("place farm-expansion", "build-stable b1");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class DanceInstructor {

        @Test
        @Rule({"AGR-K11", "AGR-K22"})
        void helps_to_pay_for_itself_and_may_come_back() {
            given(
                    eikz(),
                    players(4),
                    RED.hasPlayed("i219-fieldsman"),
                    YELLOW.hasPlayed("k271-educator"),
                    YELLOW.holds("e179-merchant"),
                    YELLOW.has("5 food"),
                    RED.holds("z334-dance-instructor"));
            RED.plays("place lessons", "play z334-dance-instructor");
            RED.isOffered("use z334-dance-instructor", "done");
            RED.plays("use z334-dance-instructor");
            GREEN.isAsked("place");
            RED.changed("food: 0 > 3", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K22")
        void who_leaves_it_there_has_played_an_occupation() {
            given(
                    eikz(),
                    players(4),
                    YELLOW.hasPlayed("k271-educator"),
                    YELLOW.holds("e179-merchant"),
                    YELLOW.has("5 food"),
                    RED.holds("z334-dance-instructor"));
            RED.plays("place lessons", "play z334-dance-instructor", "done");
            YELLOW.isOffered("use k271-educator", "done");
            YELLOW.plays("use k271-educator", "play e179-merchant");
            changed(
                    "red food: 0 > 4",
                    "red home: 2 > 1",
                    "red hand: z334-dance-instructor >",
                    "red cards: > z334-dance-instructor",
                    "on lessons: > 1 red",
                    "yellow food: 5 > 2",
                    "yellow hand: e179-merchant >",
                    "yellow cards: k271-educator > e179-merchant, k271-educator");
        }
    }

    @Nested
    class MasterBuilder {

        private static final String FIVE_ROOMS = """
                +   +   +   +   +   +
                  .   C   .   .   .
                +   +   +   +   +   +
                  C   C   .   .   .
                +   +   +   +   +   +
                  C   C   .   .   .
                +   +   +   +   +   +
                """;

        @Test
        @Rule("AGR-K16")
        void builds_at_any_time_but_not_in_the_middle_of_paying() {
            given(
                    eikz(),
                    RED.hasPlayed("e151-master-builder", "k272-frame-builder"),
                    RED.farm(FIVE_ROOMS),
                    RED.has("7 clay 3 wood 3 reed"));
            RED.may("trade e151-master-builder 0");
            RED.plays("place farm-expansion", "build-room c1");
            RED.isAsked("pay");
            RED.mayNot("trade e151-master-builder 0");
            RED.plays("pay 0");
            RED.may("trade e151-master-builder 0");
            meanwhile();
        }
    }
}
