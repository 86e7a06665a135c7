package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Occupations of deck E, edition of 2007: E147 to E170. */
class OccupationsE147Test extends ClassicScenario {

    @Nested
    class LandAgent {

        @Test
        void brings_a_vegetable_and_a_grain_with_each_later_one() {
            given(eikz(), players(3), RED.holds("e147-land-agent"));
            RED.plays("place lessons", "play e147-land-agent");
            RED.changed("vegetable: 0 > 1", "home: 2 > 1", "hand: e147-land-agent >", "cards: > e147-land-agent");
            given(eikz(), players(3), out("vegetable-seeds"), RED.hasPlayed("e147-land-agent"));
            RED.plays("place vegetable-seeds");
            RED.changed("vegetable: 0 > 1", "grain: 0 > 1", "home: 2 > 1");
        }

        @Test
        void brings_nothing_for_others_or_elsewhere() {
            given(eikz(), players(3), out("vegetable-seeds"), GREEN.hasPlayed("e147-land-agent"));
            RED.plays("place vegetable-seeds");
            GREEN.plays("place grain-seeds");
            changed(
                    "red vegetable: 0 > 1",
                    "red home: 2 > 1",
                    "on vegetable-seeds: > 1 red",
                    "green grain: 0 > 1",
                    "green home: 2 > 1",
                    "on grain-seeds: > 1 green");
        }
    }

    @Nested
    class MasterBrewer {

        @Test
        void brews_one_grain_once_a_harvest() {
            given(
                    eikz(),
                    round(4),
                    beforeFeeding(),
                    RED.hasPlayed("e154-master-brewer"),
                    RED.has("2 grain 1 food"),
                    GREEN.has("4 food"));
            goOn();
            RED.plays("craft e154-master-brewer");
            RED.changed("grain: 2 > 1", "food: 1 > 4", "cards: e154-master-brewer > e154-master-brewer spent");
            RED.mayNot("craft e154-master-brewer");
        }

        @Test
        void is_no_baking() {
            given(eikz(), out("grain-utilization"), RED.hasPlayed("e154-master-brewer"), RED.has("1 grain"));
            RED.mayNot("place grain-utilization");
            RED.mayNot("craft e154-master-brewer");
        }
    }

    @Nested
    class Turner {

        @Test
        void turns_wood_into_food_at_any_time() {
            given(eikz(), players(3), RED.hasPlayed("e158-turner"), RED.has("2 wood"));
            RED.plays("trade e158-turner 0", "trade e158-turner 0");
            RED.changed("wood: 2 > 0", "food: 0 > 2");
        }

        @Test
        void needs_wood_of_its_owner() {
            given(eikz(), players(3), RED.hasPlayed("e158-turner"), RED.has("2 clay"), GREEN.has("2 wood"));
            RED.mayNot("trade e158-turner 0");
        }
    }

    @Nested
    class Farmer {

        @Test
        void brings_a_wild_boar_first_and_cattle_later() {
            given(eikz(), players(4), out("fencing"), RED.hasPlayed("e160-farmer"), RED.has("4 wood"), RED.home(1));
            RED.plays("place fencing", "mark e1", "close");
            RED.changed(
                    "wood: 4 > 0",
                    "fences: 0 > 4",
                    "pastures: > e1",
                    "wild-boar: 0 > 1",
                    "home: 1 > 0",
                    "cards: e160-farmer with nothing > e160-farmer with 1");
            given(
                    eikz(),
                    players(4),
                    out("fencing"),
                    RED.hasPlayed("e160-farmer"),
                    onCardNoted("e160-farmer", 1),
                    RED.has("4 wood"));
            RED.plays("place fencing", "mark e1", "close");
            RED.changed("wood: 4 > 0", "fences: 0 > 4", "pastures: > e1", "cattle: 0 > 1", "home: 2 > 1");
        }

        @Test
        void brings_one_animal_a_turn_and_none_for_others() {
            given(
                    eikz(),
                    players(4),
                    out("fencing"),
                    RED.hasPlayed("e160-farmer"),
                    RED.has("7 wood"),
                    GREEN.has("4 wood"));
            RED.plays("place fencing", "mark e1", "close", "mark e2", "close");
            RED.changed(
                    "wood: 7 > 0",
                    "fences: 0 > 7",
                    "pastures: > e1 e2",
                    "wild-boar: 0 > 1",
                    "home: 2 > 1",
                    "cards: e160-farmer with nothing > e160-farmer with 1");
        }

        @Test
        void counts_a_mini_pasture() {
            given(eikz(), players(4), RED.hasPlayed("e160-farmer"), RED.holds("e40-mini-pasture"), RED.has("2 food"));
            RED.plays("place meeting-place", "play e40-mini-pasture", "fence-square e1");
            changed(
                    "red food: 2 > 0",
                    "red fences: 0 > 4",
                    "red pastures: > e1",
                    "red wild-boar: 0 > 1",
                    "red home: 2 > 1",
                    "red hand: e40-mini-pasture >",
                    "green hand: > e40-mini-pasture",
                    "red cards: e160-farmer with nothing > e160-farmer with 1",
                    "on meeting-place: > 1 red");
        }

        @Test
        void others_bring_nothing() {
            given(eikz(), players(4), out("fencing"), GREEN.hasPlayed("e160-farmer"), RED.has("4 wood"));
            RED.plays("place fencing", "mark e1", "close");
            GREEN.isAsked("place");
            now("green cattle", "0");
        }
    }

    @Nested
    class FieldWarden {

        @Test
        @Rule("AGR-K3")
        void goes_where_others_take_vegetables_and_plow() {
            given(
                    eikz(),
                    players(4),
                    out("vegetable-seeds", "cultivation"),
                    RED.hasPlayed("e163-field-warden"),
                    GREEN.standsOn("vegetable-seeds"),
                    BLUE.standsOn("farmland"),
                    YELLOW.standsOn("cultivation"));
            RED.may("place vegetable-seeds", "place farmland", "place cultivation");
            RED.plays("place vegetable-seeds");
            RED.changed("vegetable: 0 > 1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K3")
        void never_goes_where_its_own_people_are_nor_elsewhere() {
            given(
                    eikz(),
                    players(4),
                    RED.hasPlayed("e163-field-warden"),
                    RED.standsOn("farmland"),
                    GREEN.standsOn("grain-seeds"));
            RED.mayNot("place farmland");
            RED.mayNot("place grain-seeds");
        }
    }

    @Nested
    class MasterForester {

        @Test
        @Rule("AGR-K5")
        void brings_a_space_for_which_others_pay_two_food() {
            given(
                    eikz(),
                    players(4),
                    GREEN.hasPlayed("e164-master-forester"),
                    holds("e164-master-forester", "4 wood"),
                    RED.has("2 food"));
            RED.plays("place e164-master-forester");
            changed(
                    "red food: 2 > 0",
                    "red wood: 0 > 4",
                    "red home: 2 > 1",
                    "green food: 0 > 2",
                    "e164-master-forester: 4 wood >",
                    "on e164-master-forester: > 1 red");
        }

        @Test
        @Rule("AGR-K5")
        void its_owner_pays_nothing_and_two_wood_come_each_round() {
            given(eikz(), players(4), RED.hasPlayed("e164-master-forester"), holds("e164-master-forester", "2 wood"));
            RED.plays("place e164-master-forester");
            RED.changed("wood: 0 > 2", "home: 2 > 1");
            given(eikz(), players(4), beforeTheNextRound(), GREEN.hasPlayed("e164-master-forester"));
            goOn();
            now("e164-master-forester", "2 wood");
        }

        @Test
        @Rule("AGR-K5")
        void what_the_action_earns_cannot_pay_for_it() {
            given(
                    eikz(),
                    players(4),
                    GREEN.hasPlayed("e164-master-forester"),
                    holds("e164-master-forester", "4 wood"),
                    RED.hasPlayed("e158-turner"),
                    RED.has("1 food"));
            RED.mayNot("place e164-master-forester");
            RED.isRefused(
                    "space:e164-master-forester", "AGR-K5", "missing", Map.of("good", "food", "need", 2, "have", 1));
        }
    }

    @Nested
    class Gardening {

        @Test
        void day_labor_brings_the_undergardener_a_vegetable() {
            given(eikz(), players(4), RED.hasPlayed("e166-undergardener"));
            RED.plays("place day-laborer");
            RED.changed("food: 0 > 2", "vegetable: 0 > 1", "home: 2 > 1");
        }

        @Test
        void grain_brings_the_undergardener_nothing() {
            given(eikz(), players(4), RED.hasPlayed("e166-undergardener"));
            RED.plays("place grain-seeds");
            RED.changed("grain: 0 > 1", "home: 2 > 1");
        }

        @Test
        void grain_brings_the_greengrocer_a_vegetable() {
            given(eikz(), players(3), RED.hasPlayed("e168-greengrocer"));
            RED.plays("place grain-seeds");
            RED.changed("grain: 0 > 1", "vegetable: 0 > 1", "home: 2 > 1");
        }

        @Test
        void the_grain_of_others_brings_the_greengrocer_nothing() {
            given(eikz(), players(3), GREEN.hasPlayed("e168-greengrocer"));
            RED.plays("place grain-seeds");
            changed("red grain: 0 > 1", "red home: 2 > 1", "on grain-seeds: > 1 red");
        }
    }

    @Nested
    class Academic {

        @Test
        void counts_as_two_where_cards_ask_for_occupations() {
            given(eikz(), players(3), RED.hasPlayed("e148-academic"), RED.holds("e49-writing-desk"), RED.has("1 wood"));
            RED.plays("place meeting-place", "play e49-writing-desk");
            RED.changed(
                    "wood: 1 > 0",
                    "home: 2 > 1",
                    "hand: e49-writing-desk >",
                    "cards: e148-academic > e49-writing-desk, e148-academic");
        }

        @Test
        void counts_as_two_for_reeve_and_tutor() {
            given(
                    eikz(),
                    players(3),
                    RED.hasPlayed("e217-reeve", "e158-turner"),
                    GREEN.hasPlayed("e148-academic", "e168-greengrocer"));
            assertThat(RED.points("bonus")).isZero();
            assertThat(GREEN.points("bonus")).isEqualTo(3);
            given(eikz(), players(3), RED.hasPlayed("e174-tutor", "e148-academic"), onCardNoted("e174-tutor", 1));
            assertThat(RED.points("bonus")).isEqualTo(2);
        }

        @Test
        @Rule("AGR-D5")
        void is_one_occupation_where_the_next_one_is_paid_for() {
            given(eikz(), players(4), RED.hasPlayed("e148-academic"), RED.holds("e158-turner"), RED.has("1 food"));
            RED.plays("place more-lessons", "play e158-turner");
            RED.changed(
                    "food: 1 > 0",
                    "home: 2 > 1",
                    "hand: e158-turner >",
                    "cards: e148-academic > e148-academic, e158-turner");
        }
    }

    @Nested
    class Mendicant {

        @Test
        void makes_up_for_two_begging_cards() {
            given(eikz(), RED.hasPlayed("e153-mendicant"), RED.hasBegged(1));
            assertThat(RED.points("begging") + RED.points("bonus")).isZero();
            given(eikz(), RED.hasPlayed("e153-mendicant"), RED.hasBegged(3));
            assertThat(RED.points("begging") + RED.points("bonus")).isEqualTo(-3);
        }

        @Test
        void brings_nothing_without_begging_cards_or_to_others() {
            given(eikz(), RED.hasPlayed("e153-mendicant"), GREEN.hasBegged(1));
            assertThat(RED.points("bonus")).isZero();
            assertThat(GREEN.points("bonus")).isZero();
        }
    }

    @Nested
    class YeomanFarmer {

        @Test
        @Rule("AGR-K51")
        void nothing_that_is_missing_costs_a_point() {
            given(eikz(), players(3), RED.hasPlayed("e165-yeoman-farmer"), RED.has("1 grain"));
            assertThat(RED.points("fields")).isZero();
            assertThat(RED.points("pastures")).isZero();
            assertThat(RED.points("vegetables")).isZero();
            assertThat(RED.points("sheep") + RED.points("wild-boar") + RED.points("cattle"))
                    .isZero();
            assertThat(RED.points("grain")).isEqualTo(1);
            assertThat(GREEN.points("fields")).isEqualTo(-1);
        }

        @Test
        @Rule("AGR-K51")
        void unused_squares_and_begging_cards_do() {
            given(eikz(), players(3), RED.hasPlayed("e165-yeoman-farmer"), RED.hasBegged(1));
            assertThat(RED.points("unused")).isEqualTo(-13);
            assertThat(RED.points("begging")).isEqualTo(-3);
        }
    }
}
