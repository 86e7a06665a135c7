package tilth.agricola;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.agricola.sheets.OccupationsA;
import tilth.engine.Rule;

/** The hardest minor improvements of the edition of 2007. */
class ClassicMinorTest extends ClassicScenario {

    @Nested
    class HandingBack {

        @Test
        @Rule({"AGR-K7", "AGR-P2"})
        void what_is_paid_beside_a_card_may_be_made_cheaper() {
            given(
                    eikz(),
                    out("major-improvement"),
                    deck(OccupationsA.STONECUTTER),
                    RED.hasPlayed("clay-oven", "a143-stonecutter"),
                    RED.holds("k106-bakehouse"),
                    RED.has("2 stone"));
            RED.plays("place major-improvement", "play k106-bakehouse");
            itAlsoHappened("red card-returned clay-oven", "red paid stone 2");
            RED.changed(
                    "stone: 2 > 0",
                    "home: 2 > 1",
                    "hand: k106-bakehouse >",
                    "cards: clay-oven, a143-stonecutter > k106-bakehouse, a143-stonecutter");
        }

        @Test
        @Rule({"AGR-K7", "AGR-P1"})
        void goods_alone_or_a_card_alone_do_not_do() {
            given(eikz(), out("major-improvement"), RED.holds("i65-bakers-kitchen"), RED.has("2 stone"));
            RED.mayNot("place major-improvement");
            given(
                    eikz(),
                    out("major-improvement"),
                    RED.hasPlayed("stone-oven"),
                    RED.holds("i65-bakers-kitchen"),
                    RED.has("1 stone"));
            RED.mayNot("place major-improvement");
        }

        @Test
        @Rule("AGR-K7")
        void two_improvements_of_whatever_kind() {
            given(
                    eikz(),
                    out("major-improvement"),
                    RED.hasPlayed("well", "e25-spices", "joinery"),
                    RED.holds("e38-madonna-statue"));
            RED.plays("place major-improvement", "play e38-madonna-statue");
            RED.isOffered("return well", "return e25-spices", "return joinery");
            RED.plays("return e25-spices");
            RED.isOffered("return well", "return joinery");
            RED.plays("return joinery");
            RED.changed(
                    "home: 2 > 1",
                    "hand: e38-madonna-statue >",
                    "cards: well, joinery, e25-spices > well, e38-madonna-statue");
        }

        @Test
        void a_village_well_is_no_well_for_a_water_carrier_but_one_for_a_flagon() {
            given(
                    eikz(),
                    round(11),
                    out("major-improvement"),
                    RED.hasPlayed("well"),
                    RED.holds("i66-village-well"),
                    GREEN.hasPlayed("i262-water-carrier", "i87-flagon"));
            RED.plays("place major-improvement", "play i66-village-well");
            changed(
                    "red food: 0 > 1",
                    "red home: 2 > 1",
                    "red hand: i66-village-well >",
                    "red cards: well > i66-village-well with 28672",
                    "on major-improvement: > 1 red",
                    "green food: 0 > 4",
                    "round 12 for red: > 1 food",
                    "round 13 for red: > 1 food",
                    "round 14 for red: > 1 food");
        }
    }

    @Nested
    class WritingDesk {

        @Test
        void lets_its_owner_play_a_second_occupation_for_two_food() {
            given(
                    eikz(),
                    RED.hasPlayed("e49-writing-desk", "e155-bread-seller", "e182-charcoal-burner"),
                    RED.holds("i219-fieldsman", "e157-thatcher", "e162-meat-seller"),
                    RED.has("5 food"));
            RED.plays("place lessons", "play i219-fieldsman", "use e49-writing-desk", "play e157-thatcher");
            GREEN.isAsked("place");
            RED.changed(
                    "food: 5 > 2",
                    "home: 2 > 1",
                    "hand: e157-thatcher, e162-meat-seller, i219-fieldsman > e162-meat-seller",
                    "cards: e49-writing-desk, e155-bread-seller, e182-charcoal-burner > "
                            + "e49-writing-desk, e155-bread-seller, e157-thatcher, e182-charcoal-burner, i219-fieldsman");
        }

        @Test
        @Rule("AGR-K15")
        void the_first_occupation_hears_of_the_second_but_not_the_other_way_round() {
            given(
                    eikz(),
                    players(3),
                    RED.hasPlayed("e49-writing-desk"),
                    RED.holds("e214-potter", "e341-guildmaster"),
                    RED.has("2 food"));
            RED.plays("place lessons", "play e341-guildmaster", "use e49-writing-desk", "play e214-potter");
            now("red clay", "4");
            given(
                    eikz(),
                    players(3),
                    RED.hasPlayed("e49-writing-desk"),
                    RED.holds("e214-potter", "e341-guildmaster"),
                    RED.has("2 food"));
            RED.plays("place lessons", "play e214-potter", "use e49-writing-desk", "play e341-guildmaster");
            now("red clay", "2");
        }

        @Test
        void not_after_an_occupation_that_a_card_let_it_play() {
            given(
                    eikz(),
                    players(4),
                    GREEN.hasPlayed("e49-writing-desk", "k271-educator", "e182-charcoal-burner"),
                    GREEN.holds("i219-fieldsman", "e157-thatcher"),
                    GREEN.has("9 food"),
                    RED.holds("e162-meat-seller"),
                    RED.has("1 food"));
            RED.plays("place lessons", "play e162-meat-seller");
            GREEN.plays("use k271-educator", "play i219-fieldsman");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class Trowel {

        @Test
        @Rule("AGR-X3")
        void renovates_at_any_time_but_not_in_the_middle_of_an_action() {
            given(eikz(), RED.hasPlayed("e50-builders-trowel"), RED.has("2 clay 1 reed 4 wood"));
            RED.may("trade e50-builders-trowel 0");
            RED.plays("place farm-expansion");
            RED.mayNot("trade e50-builders-trowel 0");
            meanwhile();
            given(eikz(), RED.hasPlayed("e50-builders-trowel"), RED.has("2 clay 1 reed"));
            RED.plays("trade e50-builders-trowel 0");
            RED.isAsked("place");
            RED.changed("house: wood > clay", "clay: 2 > 0", "reed: 1 > 0");
            RED.mayNot("trade e50-builders-trowel 0");
        }

        @Test
        @Rule("AGR-X3")
        void not_between_what_a_space_brings_and_what_cards_add_to_it() {
            given(
                    eikz(),
                    RED.hasPlayed("e50-builders-trowel", "e34-basket", "z313-stump-jump-plough"),
                    RED.has("2 clay 1 reed 1 food"),
                    holds("forest", "3 wood"));
            RED.plays("place forest");
            RED.isOffered("use e34-basket", "done");
            meanwhile();
            given(
                    eikz(),
                    RED.hasPlayed("e50-builders-trowel", "z313-stump-jump-plough"),
                    RED.has("2 clay 1 reed 1 food"),
                    holds("forest", "3 wood"));
            RED.plays("place forest");
            GREEN.isAsked("place");
            RED.changed("wood: 0 > 3", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-X3")
        void in_the_action_of_another_player() {
            given(
                    eikz(),
                    players(4),
                    out("grain-utilization"),
                    GREEN.toMove(),
                    GREEN.hasPlayed("fireplace-2"),
                    GREEN.has("1 grain"),
                    RED.hasPlayed("e149-master-baker", "fireplace-3", "e50-builders-trowel"),
                    RED.has("1 grain 2 clay 1 reed"));
            GREEN.plays("place grain-utilization", "bake 1");
            RED.isOffered("use e149-master-baker", "trade e50-builders-trowel 0", "done");
            meanwhile();
        }
    }

    @Nested
    class Extension {

        @Test
        void adds_a_room_for_nothing_but_its_own_price() {
            given(eikz(), RED.holds("e55-stone-house-extension"), RED.farm(STONE_HOUSE), RED.has("3 stone 1 reed"));
            RED.plays("place meeting-place", "play e55-stone-house-extension", "build-room a1");
            changed(
                    "red stone: 3 > 0",
                    "red reed: 1 > 0",
                    "red a1: - > room",
                    "red home: 2 > 1",
                    "red hand: e55-stone-house-extension >",
                    "green hand: > e55-stone-house-extension",
                    "on meeting-place: > 1 red");
        }

        @Test
        @Rule("AGR-D8")
        void not_in_another_house() {
            given(
                    eikz(),
                    GREEN.isFirst(),
                    RED.holds("e55-stone-house-extension"),
                    RED.farm(CLAY_HOUSE),
                    RED.has("3 stone 1 reed 5 clay"));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class Prices {

        @Test
        @Rule("AGR-K9")
        void whoever_pays_for_a_fence_gets_three_more() {
            given(eikz(), out("fencing"), RED.hasPlayed("e175-hedge-keeper"), RED.has("1 wood"));
            RED.plays("place fencing", "mark e1", "close");
            RED.changed("wood: 1 > 0", "fences: 0 > 4", "pastures: > e1", "home: 2 > 1");
            given(eikz(), out("fencing"), RED.hasPlayed("e175-hedge-keeper"));
            RED.mayNot("place fencing");
        }

        @Test
        @Rule("AGR-K9")
        void the_three_more_are_for_the_whole_action() {
            given(eikz(), out("fencing"), RED.hasPlayed("e175-hedge-keeper"), RED.has("4 wood"));
            RED.plays("place fencing", "mark e1", "close", "mark e2", "close");
            RED.changed("wood: 4 > 0", "fences: 0 > 7", "pastures: > e1 e2", "home: 2 > 1");
        }

        @Test
        @Rule({"AGR-K8", "AGR-P2"})
        void crafts_are_cheap_minors_once_the_house_is_of_clay() {
            given(eikz(), RED.hasPlayed("k277-manufacturer"), RED.farm(CLAY_HOUSE), RED.has("1 clay 1 stone 1 wood"));
            RED.plays("place meeting-place");
            RED.isOffered("build joinery", "build pottery", "done");
            RED.plays("build pottery");
            RED.changed(
                    "clay: 1 > 0",
                    "stone: 1 > 0",
                    "cards: k277-manufacturer > pottery, k277-manufacturer",
                    "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K8")
        void not_while_it_is_of_wood() {
            given(eikz(), GREEN.isFirst(), RED.hasPlayed("k277-manufacturer"), RED.has("9 clay 9 stone 9 wood 9 reed"));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }

        @Test
        @Rule("AGR-K8")
        void a_free_stable_once_in_the_game() {
            given(eikz(), RED.hasPlayed("k121-sawhorse"), RED.has("2 wood"));
            RED.plays("place farm-expansion", "build-stable e1", "build-stable d1");
            RED.changed("wood: 2 > 0", "e1: - > stable", "d1: - > stable", "home: 2 > 1");
        }
    }
}
