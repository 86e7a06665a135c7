package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.agricola.board.Space;
import tilth.engine.Rule;

/** Occupations of deck I from I219 to I242 that change what the rules ask for. */
class OccupationsI219RightsTest extends ClassicScenario {

    static final String CROPS = """
            +   +   +   +   +   +
              .  F3g F2v  F   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    @Nested
    class Gardener {

        private static final String CARD = "i226-gardener";

        @Test
        @Rule("AGR-K72")
        void vegetables_come_from_the_supply_and_stay_where_they_grow() {
            given(
                    eikz(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed(CARD),
                    RED.farm(CROPS),
                    RED.has("4 food"),
                    GREEN.farm(CROPS),
                    GREEN.has("4 food"));
            goOn();
            RED.changed("grain: 0 > 1", "vegetable: 0 > 1", "b1: field 3 grain > field 2 grain");
            given(eikz(), round(4), beforeTheHarvest(), RED.hasPlayed(CARD), GREEN.farm(CROPS), GREEN.has("4 food"));
            goOn();
            GREEN.changed(
                    "grain: 0 > 1",
                    "vegetable: 0 > 1",
                    "b1: field 3 grain > field 2 grain",
                    "c1: field 2 vegetable > field 1 vegetable");
        }
    }

    @Nested
    class ChurchWarden {

        private static final String CARD = "i227-church-warden";

        @Test
        void brings_wood_when_it_is_played_early() {
            given(eikz(), round(6), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            RED.changed("wood: 0 > 3", "hand: " + CARD + " >", "cards: > " + CARD + " with nothing", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K75")
        void who_has_placed_five_people_in_the_last_round_gets_points() {
            given(
                    eikz(),
                    round(14),
                    RED.hasPlayed(CARD),
                    RED.people(4),
                    RED.newborns(1),
                    RED.home(0),
                    RED.has("10 food"),
                    GREEN.people(5),
                    GREEN.standsOn("fishing"),
                    GREEN.standsOn("forest"),
                    GREEN.standsOn("clay-pit"),
                    GREEN.standsOn("reed-bank"),
                    GREEN.home(5),
                    GREEN.toMove());
            GREEN.plays("place day-laborer");
            meanwhile();
            assertThat(GREEN.points("bonus")).isEqualTo(3);
            assertThat(RED.points("bonus")).isZero();
        }

        @Test
        @Rule("AGR-K75")
        void four_are_too_few() {
            given(
                    eikz(),
                    round(14),
                    RED.hasPlayed(CARD),
                    RED.home(0),
                    GREEN.people(4),
                    GREEN.standsOn("fishing"),
                    GREEN.standsOn("forest"),
                    GREEN.standsOn("clay-pit"),
                    GREEN.home(4),
                    GREEN.toMove());
            GREEN.plays("place day-laborer");
            meanwhile();
            assertThat(GREEN.points("bonus")).isZero();
        }
    }

    @Nested
    class Sycophant {

        private static final String CARD = "i229-sycophant";

        @Test
        @Rule("AGR-K71")
        void others_pay_first_and_the_owner_gets_one_more_from_the_supply() {
            given(eikz(), GREEN.hasPlayed(CARD), RED.has("1 food"));
            RED.plays("place grain-seeds");
            changed(
                    "red food: 1 > 0",
                    "red grain: 0 > 1",
                    "red home: 2 > 1",
                    "green food: 0 > 2",
                    "on grain-seeds: > 1 red");
        }

        @Test
        @Rule("AGR-K71")
        void who_has_no_food_cannot_use_the_space() {
            given(eikz(), GREEN.hasPlayed(CARD));
            RED.mayNot("place grain-seeds");
            RED.isRefused("space:grain-seeds", "AGR-K5", "missing");
        }

        @Test
        void the_owner_pays_nothing_and_gets_a_food() {
            given(eikz(), RED.hasPlayed(CARD));
            RED.plays("place grain-seeds");
            RED.changed("food: 0 > 1", "grain: 0 > 1", "home: 2 > 1");
        }
    }

    @Nested
    class ClayDigger {

        private static final String CARD = "i230-clay-digger";

        @Test
        void three_clay_lie_there_at_first() {
            given(eikz(), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            now(CARD, "3 clay");
        }

        @Test
        @Rule("AGR-K5")
        void others_pay_three_food_and_the_owner_nothing() {
            given(eikz(), GREEN.hasPlayed(CARD), holds(CARD, "4 clay"), RED.has("3 food"));
            RED.plays("place " + CARD);
            changed(
                    "red food: 3 > 0",
                    "red clay: 0 > 4",
                    "red home: 2 > 1",
                    "green food: 0 > 3",
                    CARD + ": 4 clay >",
                    "on " + CARD + ": > 1 red");
            given(eikz(), RED.hasPlayed(CARD), holds(CARD, "4 clay"));
            RED.plays("place " + CARD);
            RED.changed("clay: 0 > 4", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K5")
        void who_has_too_little_food_cannot_use_it_and_it_grows_each_round() {
            given(eikz(), GREEN.hasPlayed(CARD), holds(CARD, "4 clay"), RED.has("2 food"));
            RED.mayNot("place " + CARD);
            given(eikz(), beforeTheNextRound(), GREEN.hasPlayed(CARD), holds(CARD, "4 clay"));
            goOn();
            now(CARD, "5 clay");
        }
    }

    @Nested
    class Midwife {

        private static final String CARD = "i232-midwife";
        private static final String LARGE_HOUSE = """
                +   +   +   +   +   +
                  W   W   W   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """;

        @Test
        void gets_food_when_the_family_of_another_becomes_larger() {
            given(eikz(), out("basic-wish"), GREEN.hasPlayed(CARD), RED.farm(LARGE_HOUSE));
            RED.plays("place basic-wish");
            GREEN.changed("food: 0 > 1");
            given(eikz(), out("basic-wish"), GREEN.hasPlayed(CARD), RED.farm(LARGE_HOUSE), RED.people(3));
            RED.plays("place basic-wish");
            GREEN.changed("food: 0 > 2");
        }

        @Test
        @Rule("AGR-K6")
        void twins_are_two_births_each_with_the_family_as_large_as_it_was_then() {
            given(
                    eikz(),
                    players(4),
                    out("urgent-wish"),
                    GREEN.hasPlayed(CARD),
                    RED.hasPlayed("z336-mother-of-twins"),
                    RED.has("3 food"));
            RED.plays("place urgent-wish", "use z336-mother-of-twins");
            GREEN.changed("food: 0 > 3");
        }

        @Test
        void gets_nothing_for_a_family_that_is_only_as_large_or_for_its_own() {
            given(eikz(), out("basic-wish"), GREEN.hasPlayed(CARD), GREEN.people(3), RED.farm(LARGE_HOUSE));
            RED.plays("place basic-wish");
            GREEN.changed();
            given(eikz(), out("basic-wish"), RED.hasPlayed(CARD), RED.farm(LARGE_HOUSE));
            RED.plays("place basic-wish");
            RED.changed("people: 2 > 3", "newborns: 0 > 1", "home: 2 > 1");
        }
    }

    @Nested
    class FarmSteward {

        private static final String CARD = "i233-farm-steward";

        @Test
        @Rule("AGR-K73")
        void a_family_grows_once_without_room_and_may_play_a_minor() {
            given(
                    eikz(),
                    out("basic-wish"),
                    RED.hasPlayed(CARD),
                    RED.holds("e25-spices"),
                    RED.farm(CLAY_HOUSE),
                    RED.people(2));
            RED.plays("place basic-wish", "play e25-spices");
            RED.changed(
                    "people: 2 > 3",
                    "newborns: 0 > 1",
                    "home: 2 > 1",
                    "hand: e25-spices >",
                    "cards: " + CARD + " > e25-spices, " + CARD);
        }

        @Test
        @Rule("AGR-K73")
        void a_second_growth_needs_room() {
            given(
                    eikz(),
                    out("basic-wish"),
                    RED.hasPlayed(CARD, "z325-village-beauty"),
                    RED.farm(CLAY_HOUSE),
                    RED.has("9 food"));
            RED.plays("trade z325-village-beauty 0");
            RED.changed("food: 9 > 6", "people: 2 > 3", "newborns: 0 > 1");
            RED.mayNot("place basic-wish");
        }

        @Test
        @Rule("AGR-K73")
        void a_growth_with_room_uses_it_up_one_without_leaves_it() {
            String roomy = CLAY_HOUSE.replaceFirst("[.]", "C");
            given(
                    eikz(),
                    out("basic-wish"),
                    RED.hasPlayed(CARD, "z325-village-beauty"),
                    RED.farm(roomy),
                    RED.has("9 food"));
            RED.plays("trade z325-village-beauty 0");
            RED.mayNot("place basic-wish");
            meanwhile();
            given(eikz(), out("basic-wish", "urgent-wish"), RED.hasPlayed(CARD), RED.farm(CLAY_HOUSE));
            RED.plays("place urgent-wish");
            meanwhile();
            GREEN.plays("place day-laborer");
            meanwhile();
            RED.plays("place basic-wish");
            RED.changed("people: 3 > 4", "newborns: 1 > 2", "home: 1 > 0");
        }

        @Test
        @Rule("AGR-K73")
        void a_house_of_wood_is_not_good_enough() {
            given(eikz(), out("basic-wish"), RED.hasPlayed(CARD));
            RED.mayNot("place basic-wish");
        }
    }

    @Nested
    class HideFarmer {

        private static final String CARD = "i236-hide-farmer";

        @Test
        @Rule("AGR-K76")
        void pays_for_unused_squares_before_points_are_counted() {
            given(eikz(), players(3), round(14), beforeBreeding(), RED.hasPlayed(CARD), RED.has("2 food"));
            goOn();
            RED.plays("use " + CARD, "use " + CARD, "done");
            RED.changed("food: 2 > 1", "cards: " + CARD + " with nothing > " + CARD + " with 1 food");
            assertThat(RED.points("unused")).isEqualTo(-12);
            assertThat(GREEN.points("unused")).isEqualTo(-13);
        }

        @Test
        @Rule("AGR-K76")
        void may_let_it_be_and_needs_food() {
            given(eikz(), players(3), round(14), beforeBreeding(), RED.hasPlayed(CARD), RED.has("2 wood"));
            goOn();
            RED.changed();
            assertThat(position().isOver()).isTrue();
            assertThat(RED.points("unused")).isEqualTo(-13);
        }
    }

    @Nested
    class Chamberlain {

        private static final String CARD = "i238-chamberlain";

        @Test
        @Rule("AGR-K80")
        void at_the_start_of_round_11_all_cards_are_turned_up_in_an_order_of_choice() {
            given(eikz(), round(10), beforeTheNextRound(), RED.hasPlayed(CARD));
            goOn();
            now("urgent-wish", "not out");
            RED.plays("choose 1 " + CARD);
            now("cultivation", "");
            now("farm-redevelopment", "");
            assertThat(position().board().card(12)).isEqualTo(Space.URGENT_WISH.ordinal());
        }

        @Test
        @Rule("AGR-K80")
        void only_its_owner_may_use_them_before_their_round() {
            given(eikz(), round(11), RED.holds(CARD), RED.farm(TWO_FIELDS), RED.has("1 grain"), GREEN.has("1 grain"));
            RED.plays("place lessons", "play " + CARD, "choose 0 " + CARD);
            meanwhile();
            GREEN.mayNot("place cultivation");
            GREEN.isRefused("space:cultivation", "AGR-R2", "not-out-yet");
            GREEN.plays("place day-laborer");
            meanwhile();
            RED.plays("place urgent-wish");
            RED.changed("people: 2 > 3", "newborns: 0 > 1", "home: 1 > 0");
        }

        @Test
        @Rule("AGR-K80")
        void when_played_later_the_order_stands_and_earlier_nothing_happens_yet() {
            given(eikz(), round(12), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            GREEN.isAsked("place");
            now("farm-redevelopment", "");
            given(eikz(), round(9), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            now("farm-redevelopment", "not out");
        }

        @Test
        @Rule("AGR-K80")
        void in_their_round_everybody_may_use_them() {
            given(
                    eikz(),
                    round(11),
                    RED.holds(CARD),
                    RED.home(1),
                    RED.has("4 food"),
                    GREEN.home(0),
                    GREEN.has("4 food"));
            RED.plays("place lessons", "play " + CARD, "choose 0 " + CARD);
            meanwhile();
            RED.plays("feed");
            meanwhile();
            GREEN.plays("feed");
            meanwhile();
            RED.plays("place day-laborer");
            meanwhile();
            GREEN.mayNot("place urgent-wish");
            GREEN.plays("place cultivation", "plow b1");
            GREEN.changed("b1: - > field", "home: 2 > 1");
        }
    }
}
