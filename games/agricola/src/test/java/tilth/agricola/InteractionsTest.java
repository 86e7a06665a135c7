package tilth.agricola;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** What cards of 2007 do together, where the facts about them say so: prices, wells, cards that are handed back. */
class InteractionsTest extends ClassicScenario {

    @Nested
    class Prices {

        @Test
        @Rule("AGR-P2")
        void one_base_price_then_a_swap_and_what_is_taken_off() {
            given(
                    eikz(),
                    RED.hasPlayed("e37-clay-supports", "k272-frame-builder", "e157-thatcher"),
                    RED.farm(CLAY_HOUSE),
                    RED.has("2 wood"));
            RED.plays("place farm-expansion", "build-room a1");
            RED.changed("wood: 2 > 0", "a1: - > room", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-P2")
        void base_prices_may_differ_from_room_to_room_and_never_add_up() {
            given(
                    eikz(),
                    RED.hasPlayed("e37-clay-supports", "e218-carpenter"),
                    RED.farm(CLAY_HOUSE),
                    RED.has("5 clay 1 wood 3 reed"));
            RED.plays("place farm-expansion", "build-room a1", "pay 0");
            RED.plays("build-room b1");
            RED.changed("clay: 5 > 0", "wood: 1 > 0", "reed: 3 > 0", "a1: - > room", "b1: - > room", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-P2")
        void clay_that_stands_for_reed_is_taken_off_or_becomes_wood() {
            given(eikz(), RED.hasPlayed("e36-clay-roof", "i243-bricklayer"), RED.farm(CLAY_HOUSE), RED.has("5 clay"));
            RED.plays("place farm-expansion", "build-room a1");
            RED.changed("clay: 5 > 0", "a1: - > room", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-P2")
        void an_axe_is_for_every_wooden_room_and_for_no_other() {
            given(eikz(), RED.hasPlayed("e13-axe"), RED.has("4 wood 4 reed"));
            RED.plays("place farm-expansion", "build-room a1", "build-room b1");
            RED.changed("wood: 4 > 0", "reed: 4 > 0", "a1: - > room", "b1: - > room", "home: 2 > 1");
            given(eikz(), RED.hasPlayed("e13-axe"), RED.farm(CLAY_HOUSE), RED.has("1 wood 4 clay 2 reed"));
            RED.mayNot("place farm-expansion");
        }

        @Test
        @Rule("AGR-P2")
        void the_price_of_an_extension_is_one_of_an_improvement_not_of_a_room() {
            given(
                    eikz(),
                    RED.hasPlayed("k136-brushwood-roof", "e218-carpenter"),
                    RED.holds("e55-stone-house-extension"),
                    RED.farm(STONE_HOUSE),
                    RED.has("3 stone 3 wood"),
                    GREEN.isFirst());
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
            given(
                    eikz(),
                    RED.hasPlayed("e211-stonecutter", "k270-wet-nurse"),
                    RED.holds("e55-stone-house-extension"),
                    RED.farm(STONE_HOUSE),
                    RED.has("2 stone 1 reed 1 food"));
            RED.plays("place meeting-place", "play e55-stone-house-extension", "build-room a1", "use k270-wet-nurse");
            changed(
                    "red stone: 2 > 0",
                    "red reed: 1 > 0",
                    "red food: 1 > 0",
                    "red a1: - > room",
                    "red people: 2 > 3",
                    "red newborns: 0 > 1",
                    "red home: 2 > 1",
                    "red hand: e55-stone-house-extension >",
                    "green hand: > e55-stone-house-extension",
                    "on meeting-place: > 2 red");
        }

        @Test
        @Rule("AGR-K9")
        void every_third_fence_is_free_by_its_number_on_the_farm() {
            given(eikz(), out("fencing"), RED.hasPlayed("k121-sawhorse"), RED.has("3 wood"));
            RED.plays("place fencing", "mark e1", "close");
            RED.changed("wood: 3 > 0", "fences: 0 > 4", "pastures: > e1", "home: 2 > 1");
            given(eikz(), out("fencing"), RED.hasPlayed("k121-sawhorse"), RED.has("2 wood"));
            RED.mayNot("place fencing");
        }

        @Test
        @Rule("AGR-K9")
        void a_sawhorse_counts_before_a_hedge_keeper() {
            given(eikz(), out("fencing"), RED.hasPlayed("k121-sawhorse", "e175-hedge-keeper"), RED.has("1 wood"));
            RED.plays("place fencing", "mark e1", "mark d1", "close");
            RED.changed("wood: 1 > 0", "fences: 0 > 6", "pastures: > d1+e1", "home: 2 > 1");
        }
    }

    @Nested
    class Wells {

        @Test
        @Rule({"AGR-K7", "AGR-K127"})
        void food_of_a_well_still_comes_when_a_village_well_stands_in_its_place() {
            given(
                    eikz(),
                    round(3),
                    out("major-improvement"),
                    RED.hasPlayed("well"),
                    RED.holds("i66-village-well"),
                    RED.awaits(4, "1 food"),
                    RED.awaits(7, "1 food"));
            RED.plays("place major-improvement", "play i66-village-well");
            changed(
                    "red hand: i66-village-well >",
                    "red cards: well > i66-village-well with 112",
                    "round 4 for red: 1 food > 2 food",
                    "round 5 for red: > 1 food",
                    "round 6 for red: > 1 food",
                    "red home: 2 > 1",
                    "on major-improvement: > 1 red");
        }

        @Test
        @Rule("AGR-K7")
        void the_well_may_be_built_again_by_anybody() {
            given(
                    eikz(),
                    round(3),
                    out("major-improvement"),
                    RED.hasPlayed("well"),
                    RED.holds("i66-village-well"),
                    GREEN.has("1 wood 3 stone"));
            RED.plays("place meeting-place", "play i66-village-well");
            GREEN.plays("place major-improvement", "build well");
            now("green cards", "well");
        }

        @Test
        void a_flagon_pays_at_once_for_every_well_there_is() {
            given(
                    eikz(),
                    players(3),
                    RED.hasPlayed("i66-village-well"),
                    GREEN.hasPlayed("well"),
                    RED.holds("i87-flagon"),
                    RED.has("1 clay"));
            RED.plays("place meeting-place", "play i87-flagon");
            now("red food", "8");
            now("green food", "2");
            now("blue food", "2");
        }

        @Test
        @Rule("AGR-K15")
        void a_flagon_pays_once_for_a_well_that_the_same_action_builds_after_it_or_before() {
            given(
                    eikz(),
                    players(3),
                    out("major-improvement"),
                    RED.hasPlayed("e179-merchant"),
                    RED.holds("i87-flagon"),
                    RED.has("1 clay 1 wood 3 stone 1 food"));
            RED.plays("place major-improvement", "play i87-flagon", "use e179-merchant", "build well");
            now("red food", "4");
            now("green food", "1");
            given(
                    eikz(),
                    players(3),
                    out("major-improvement"),
                    RED.hasPlayed("e179-merchant"),
                    RED.holds("i87-flagon"),
                    RED.has("1 clay 1 wood 3 stone 1 food"));
            RED.plays("place major-improvement", "build well", "use e179-merchant", "play i87-flagon");
            now("red food", "4");
            now("green food", "1");
        }

        @Test
        void a_flagon_pays_when_the_well_is_built_and_not_before() {
            given(
                    eikz(),
                    players(3),
                    out("major-improvement"),
                    RED.hasPlayed("i87-flagon"),
                    GREEN.toMove(),
                    GREEN.has("1 wood 3 stone"));
            GREEN.plays("place major-improvement", "build well");
            now("red food", "4");
            now("green food", "1");
            now("blue food", "1");
            given(eikz(), RED.holds("i87-flagon"), RED.has("1 clay"));
            RED.plays("place meeting-place", "play i87-flagon");
            now("red food", "0");
        }

        @Test
        @Rule("AGR-K15")
        void a_flagon_pays_for_a_well_that_is_built_after_it_in_the_same_turn() {
            given(
                    eikz(),
                    players(3),
                    RED.hasPlayed("i228-businessman"),
                    RED.holds("i87-flagon"),
                    RED.has("1 clay 1 wood 3 stone"));
            RED.plays("place meeting-place", "play i87-flagon", "use i228-businessman", "build well");
            now("red food", "4");
            now("green food", "1");
            now("blue food", "1");
        }

        @Test
        @Rule("AGR-K15")
        void a_flagon_pays_once_for_a_well_that_was_built_just_before_it() {
            given(
                    eikz(),
                    players(3),
                    RED.hasPlayed("i220-well-builder", "i228-businessman"),
                    RED.holds("i87-flagon"),
                    RED.has("1 clay 1 wood 1 stone"));
            RED.plays("place meeting-place", "build well", "use i228-businessman", "play i87-flagon");
            now("red food", "4");
            now("green food", "1");
            now("blue food", "1");
        }

        @Test
        void a_water_carrier_fills_the_rounds_at_once_where_there_is_a_well_and_again_with_the_next() {
            given(
                    eikz(),
                    round(12),
                    out("major-improvement"),
                    GREEN.hasPlayed("i66-village-well"),
                    GREEN.has("1 wood 3 stone"),
                    RED.holds("i262-water-carrier"));
            RED.plays("place lessons", "play i262-water-carrier");
            now("round 13 for red", "1 food");
            now("round 14 for red", "1 food");
            GREEN.plays("place major-improvement", "build well");
            now("round 13 for red", "2 food");
            now("round 14 for red", "2 food");
        }

        @Test
        void a_water_carrier_waits_for_the_first_well() {
            given(eikz(), round(12), RED.holds("i262-water-carrier"));
            RED.plays("place lessons", "play i262-water-carrier");
            RED.changed("hand: i262-water-carrier >", "cards: > i262-water-carrier", "home: 2 > 1");
        }
    }

    @Nested
    class HandingBack {

        @Test
        @Rule("AGR-K127")
        void what_a_card_has_put_on_rounds_goes_with_it() {
            given(
                    eikz(),
                    round(9),
                    out("major-improvement"),
                    RED.hasPlayed("e57-dovecote", "e45-private-forest"),
                    RED.holds("e38-madonna-statue"),
                    RED.awaits(10, "1 food 1 wood"),
                    RED.awaits(11, "2 food"),
                    RED.awaits(12, "1 food 1 wood"),
                    RED.awaits(13, "1 food"),
                    RED.awaits(14, "1 food 2 wood"));
            RED.plays("place major-improvement", "play e38-madonna-statue");
            RED.plays("return e57-dovecote", "return e45-private-forest");
            changed(
                    "red hand: e38-madonna-statue >",
                    "red cards: e45-private-forest, e57-dovecote > e38-madonna-statue",
                    "round 10 for red: 1 food 1 wood >",
                    "round 11 for red: 2 food > 1 food",
                    "round 12 for red: 1 food 1 wood >",
                    "round 13 for red: 1 food >",
                    "round 14 for red: 1 food 2 wood > 1 wood",
                    "red home: 2 > 1",
                    "on major-improvement: > 1 red");
        }

        @Test
        @Rule("AGR-K127")
        void only_the_rounds_it_was_played_for_and_never_those_of_a_well() {
            given(
                    eikz(),
                    round(5),
                    out("major-improvement"),
                    RED.hasPlayed("well", "i69-strawberry-patch"),
                    onCardNoted("i69-strawberry-patch", 0b1110000),
                    RED.holds("e38-madonna-statue"),
                    RED.awaits(6, "2 food"),
                    RED.awaits(7, "1 food"));
            RED.plays("place major-improvement", "play e38-madonna-statue");
            RED.plays("return well", "return i69-strawberry-patch");
            changed(
                    "red hand: e38-madonna-statue >",
                    "red cards: well, i69-strawberry-patch with 112 > e38-madonna-statue",
                    "round 6 for red: 2 food > 1 food",
                    "red home: 2 > 1",
                    "on major-improvement: > 1 red");
        }
    }

    @Nested
    class Improvements {

        private static final String[] FOUR = {"e28-clogs", "e35-corn-scoop", "e26-plane", "e51-spindle"};

        @Test
        @Rule("AGR-K8")
        void a_merchant_and_a_salesman_play_four_minors_for_a_food() {
            given(
                    eikz(),
                    out("major-improvement"),
                    RED.hasPlayed("e179-merchant", "k281-traveling-salesman"),
                    RED.holds(FOUR),
                    RED.has("4 wood 1 food"));
            RED.plays("place major-improvement", "play e28-clogs");
            RED.plays("use k281-traveling-salesman", "play e35-corn-scoop");
            RED.plays("done", "use e179-merchant", "play e26-plane");
            RED.plays("use k281-traveling-salesman", "play e51-spindle");
            GREEN.isAsked("place");
            now("red wood", "0");
            now("red food", "0");
        }

        @Test
        @Rule("AGR-K8")
        void or_build_two_majors_where_a_minor_may_be_played() {
            given(eikz(), RED.hasPlayed("e179-merchant", "k281-traveling-salesman"), RED.has("5 clay 1 food"));
            RED.plays("place meeting-place", "build fireplace-2", "use e179-merchant", "build fireplace-3");
            GREEN.isAsked("place");
            now("red clay", "0");
        }

        @Test
        @Rule("AGR-K8")
        void a_businessman_and_a_salesman_play_three_minors() {
            given(
                    eikz(),
                    players(3),
                    RED.hasPlayed("i228-businessman", "k281-traveling-salesman"),
                    RED.holds(FOUR),
                    RED.has("4 wood"));
            RED.plays("place meeting-place", "play e28-clogs", "use i228-businessman", "play e35-corn-scoop");
            RED.plays("use k281-traveling-salesman", "play e26-plane");
            GREEN.isAsked("place");
            now("red wood", "1");
        }
    }
}
