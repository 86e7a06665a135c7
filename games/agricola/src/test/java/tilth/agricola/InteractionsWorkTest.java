package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** What cards of 2007 do together, where the facts about them say so: people, harvests, bread and the end. */
class InteractionsWorkTest extends ClassicScenario {

    private static final String SOWN = """
            +   +   +   +   +   +
              .  F2g F1v  F   F
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    @Nested
    class People {

        @Test
        @Rule("AGR-K14")
        void a_guest_may_be_the_second_of_two_with_a_lasso() {
            given(
                    eikz(),
                    out("sheep-market"),
                    holds("sheep-market", "1 sheep"),
                    RED.hasPlayed("i88-lasso"),
                    RED.holds("i73-guest"),
                    RED.has("2 food"),
                    RED.home(1),
                    GREEN.home(0));
            RED.plays("place meeting-place", "play i73-guest");
            RED.plays("place day-laborer", "done");
            GREEN.plays("place grain-seeds");
            RED.plays("place sheep-market", "use i88-lasso", "place forest");
            GREEN.isAsked("place");
            now("red sheep", "1");
        }

        @Test
        @Rule("AGR-K14")
        void a_guest_whom_nobody_can_follow_is_placed_alone() {
            given(
                    eikz(),
                    out("sheep-market"),
                    holds("sheep-market", "1 sheep"),
                    RED.hasPlayed("i88-lasso"),
                    RED.holds("z314-keg"),
                    RED.has("1 wood"),
                    RED.home(1),
                    GREEN.home(0),
                    GREEN.isFirst());
            RED.plays("place meeting-place", "play z314-keg");
            RED.plays("place sheep-market");
            now("red sheep", "1");
            now("round", "2");
        }

        @Test
        @Rule("AGR-K5")
        void food_that_a_space_brings_pays_no_toll_for_it() {
            given(
                    eikz(),
                    players(4),
                    RED.hasPlayed("e152-berry-picker"),
                    GREEN.hasPlayed("e164-master-forester"),
                    holds("e164-master-forester", "4 wood"),
                    RED.has("1 food"));
            RED.mayNot("place e164-master-forester");
            given(
                    eikz(),
                    players(4),
                    RED.hasPlayed("e152-berry-picker"),
                    GREEN.hasPlayed("e164-master-forester"),
                    holds("e164-master-forester", "4 wood"),
                    RED.has("2 food"));
            RED.plays("place e164-master-forester");
            RED.changed("wood: 0 > 4", "food: 2 > 1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K103")
        void a_gentleman_is_not_last_while_the_guest_of_another_may_come() {
            given(
                    eikz(),
                    players(4),
                    GREEN.holds("z314-keg"),
                    GREEN.has("1 wood"),
                    GREEN.toMove(),
                    RED.hasPlayed("z326-gentleman"),
                    RED.home(1),
                    GREEN.home(1),
                    BLUE.home(0),
                    YELLOW.home(0));
            GREEN.plays("place meeting-place", "play z314-keg");
            RED.plays("place day-laborer");
            now("red food", "2");
            GREEN.may("done");
        }

        @Test
        @Rule("AGR-K105")
        void who_lives_in_a_reed_hut_is_on_no_family_portrait() {
            given(
                    eikz(),
                    RED.hasPlayed("k138-reed-hut"),
                    RED.lodges(),
                    RED.holds("z317-family-portrait"),
                    RED.has("4 food"));
            RED.plays("place meeting-place", "play z317-family-portrait");
            now("red food", "0");
            now("red booked", "4");
        }

        @Test
        void a_village_beauty_has_a_child_at_any_time_where_there_is_room() {
            given(eikz(), RED.hasPlayed("z325-village-beauty"), RED.farm(HandScenario.THREE_ROOMS), RED.has("3 food"));
            RED.plays("trade z325-village-beauty 0");
            RED.isAsked("place");
            RED.changed("food: 3 > 0", "people: 2 > 3", "newborns: 0 > 1");
            given(eikz(), RED.hasPlayed("z325-village-beauty"), RED.has("3 food"));
            RED.mayNot("trade z325-village-beauty 0");
        }

        @Test
        @Rule("AGR-K75")
        void who_rests_in_a_holiday_house_is_no_reason_for_the_church_warden() {
            given(
                    eikz(),
                    round(13),
                    beforeTheNextRound(),
                    RED.hasPlayed("i71-holiday-house", "i227-church-warden"),
                    RED.people(5),
                    GREEN.home(1));
            goOn();
            GREEN.isAsked("place");
            GREEN.plays("place day-laborer");
            GREEN.plays("place fishing");
            now("red cards", "i71-holiday-house, i227-church-warden with nothing");
        }
    }

    @Nested
    class Beginning {

        private void givenNextRound(String foodOfGreen) {
            given(
                    eikz(),
                    players(4),
                    round(4),
                    beforeTheNextRound(),
                    RED.isFirst(),
                    RED.hasPlayed("k284-wood-distributor"),
                    GREEN.hasPlayed("i260-taster"),
                    BLUE.hasPlayed("k308-foreman"),
                    GREEN.has(foodOfGreen),
                    holds("forest", "3 wood"));
            goOn();
        }

        @Test
        @Rule("AGR-K128")
        void who_let_a_card_be_may_think_again_when_another_uses_one() {
            givenNextRound("1 food");
            RED.plays("done");
            GREEN.plays("use i260-taster");
            BLUE.plays("done");
            RED.isOffered("use k284-wood-distributor", "done");
            RED.plays("use k284-wood-distributor");
            BLUE.plays("done");
            GREEN.isAsked("place");
            meanwhile();
        }

        @Test
        @Rule("AGR-K128")
        void nobody_is_asked_twice_where_nothing_was_used_nor_about_what_they_have_used() {
            givenNextRound("1 food");
            RED.plays("use k284-wood-distributor");
            GREEN.plays("done");
            BLUE.plays("done");
            RED.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class Bread {

        @Test
        void a_baker_bakes_when_played_and_when_a_family_is_about_to_be_fed() {
            given(eikz(), RED.hasPlayed("fireplace-2"), RED.holds("e150-baker"), RED.has("1 grain"));
            RED.plays("place lessons", "play e150-baker", "use e150-baker", "bake 1");
            RED.changed(
                    "grain: 1 > 0",
                    "food: 0 > 2",
                    "hand: e150-baker >",
                    "cards: fireplace-2 > fireplace-2, e150-baker",
                    "home: 2 > 1");
            given(
                    eikz(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed("fireplace-2", "e150-baker", "e41-millstone"),
                    RED.has("3 grain"));
            goOn();
            RED.isOffered("use e150-baker", "done");
            RED.plays("use e150-baker", "bake 2");
            RED.isAsked("feed");
            RED.changed("grain: 3 > 1", "food: 0 > 6");
        }

        @Test
        void a_baker_is_not_asked_without_grain_or_without_an_oven() {
            given(eikz(), round(4), beforeTheHarvest(), RED.hasPlayed("e150-baker"), RED.has("3 grain 4 food"));
            goOn();
            RED.isAsked("feed");
            RED.changed();
        }

        @Test
        @Rule("AGR-K7")
        void a_kitchen_and_a_bakehouse_cost_an_oven_and_are_none() {
            given(
                    eikz(),
                    out("major-improvement"),
                    RED.hasPlayed("clay-oven"),
                    RED.holds("i65-bakers-kitchen", "k106-bakehouse"),
                    RED.has("5 stone 3 grain"));
            RED.plays("place major-improvement", "play i65-bakers-kitchen", "use i65-bakers-kitchen", "bake 2");
            RED.changed(
                    "stone: 5 > 3",
                    "grain: 3 > 1",
                    "food: 0 > 10",
                    "hand: i65-bakers-kitchen, k106-bakehouse > k106-bakehouse",
                    "cards: clay-oven > i65-bakers-kitchen",
                    "home: 2 > 1");
            GREEN.plays("place day-laborer");
            RED.mayNot("place meeting-place");
            meanwhile();
        }

        @Test
        @Rule("AGR-K7")
        void a_bakehouse_may_stand_in_place_of_a_bakers_oven() {
            given(eikz(), RED.hasPlayed("e14-bakers-oven"), RED.holds("k106-bakehouse"), RED.has("3 stone"));
            RED.plays("place meeting-place", "play k106-bakehouse");
            RED.changed(
                    "stone: 3 > 0", "hand: k106-bakehouse >", "cards: e14-bakers-oven > k106-bakehouse", "home: 2 > 1");
        }

        @Test
        void a_charcoal_burner_hears_of_every_baker_that_anybody_builds() {
            given(
                    eikz(),
                    players(3),
                    out("major-improvement"),
                    RED.hasPlayed("e182-charcoal-burner"),
                    GREEN.toMove(),
                    GREEN.hasPlayed("fireplace-2"));
            GREEN.plays("place major-improvement", "build cooking-hearth-4");
            RED.changed("food: 0 > 1", "wood: 0 > 1");
            given(
                    eikz(),
                    players(3),
                    out("major-improvement"),
                    RED.hasPlayed("e182-charcoal-burner"),
                    GREEN.toMove(),
                    GREEN.has("1 wood 3 stone"));
            GREEN.plays("place major-improvement", "build well");
            RED.changed();
        }

        @Test
        @Rule({"AGR-K8", "AGR-P2"})
        void ceramics_make_the_pottery_a_minor_for_nothing() {
            given(eikz(), RED.hasPlayed("clay-oven"), RED.holds("e33-ceramics"), RED.has("1 clay"));
            RED.plays("place meeting-place", "play e33-ceramics");
            RED.changed(
                    "clay: 1 > 0",
                    "food: 0 > 2",
                    "hand: e33-ceramics >",
                    "cards: clay-oven > clay-oven, e33-ceramics",
                    "home: 2 > 1");
            given(eikz(), RED.hasPlayed("e33-ceramics"));
            RED.plays("place meeting-place", "build pottery");
            RED.changed("cards: e33-ceramics > pottery, e33-ceramics", "home: 2 > 1");
            given(eikz(), RED.hasPlayed("e33-ceramics"), GREEN.hasPlayed("pottery"), GREEN.isFirst());
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }

        @Test
        void ceramics_need_an_oven() {
            given(eikz(), GREEN.isFirst(), RED.hasPlayed("fireplace-2"), RED.holds("e33-ceramics"), RED.has("1 clay"));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class Harvests {

        @Test
        @Rule("AGR-K64")
        void manure_lets_only_who_harvests_grind_in_a_water_mill() {
            given(
                    eikz(),
                    round(5),
                    RED.hasPlayed("i92-manure"),
                    GREEN.hasPlayed("i103-water-mill"),
                    RED.farm(SOWN),
                    GREEN.has("2 grain"),
                    RED.home(1),
                    GREEN.home(0));
            RED.plays("place day-laborer", "use i92-manure");
            RED.isOffered("use i103-water-mill", "done");
            RED.plays("use i103-water-mill");
            RED.isAsked("place");
            now("red food", "4");
            now("red grain", "0");
            now("green food", "1");
            now("green grain", "2");
        }

        @Test
        @Rule({"AGR-K64", "AGR-K74"})
        void a_layabout_may_use_manure_for_that_is_no_harvest() {
            given(
                    eikz(),
                    round(5),
                    RED.hasPlayed("i92-manure", "i244-layabout"),
                    onCardNoted("i244-layabout", 7),
                    RED.farm(SOWN),
                    RED.home(1),
                    GREEN.home(0));
            RED.plays("place day-laborer", "use i92-manure");
            now("red grain", "1");
        }

        @Test
        @Rule("AGR-C10")
        void a_corn_storehouse_sows_with_all_that_helps() {
            given(
                    eikz(),
                    players(4),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed("i86-corn-storehouse", "k118-liquid-manure", "i219-fieldsman"),
                    GREEN.hasPlayed("i224-field-worker"),
                    RED.farm(SOWN),
                    RED.has("4 food"));
            goOn();
            RED.plays("use i86-corn-storehouse", "sow grain d1");
            now("red d1", "field 5 grain");
            now("green food", "1");
        }

        @Test
        @Rule("AGR-K121")
        void a_net_fisherman_leaves_wood_where_people_fish() {
            given(
                    eikz(),
                    RED.hasPlayed("i248-net-fisherman"),
                    holds("reed-bank", "1 reed"),
                    holds("fishing", "2 food 3 wood"),
                    RED.home(1),
                    GREEN.home(0));
            RED.plays("place reed-bank");
            now("red food", "2");
            now("red wood", "0");
            now("fishing", "1 food 3 wood");
        }

        @Test
        void oil_of_a_harvest_belongs_to_the_round_before_it() {
            given(
                    eikz(),
                    round(4),
                    RED.hasPlayed("z319-pumpkin-seed-oil"),
                    RED.has("2 vegetable 4 food"),
                    GREEN.has("4 food"),
                    RED.home(1),
                    GREEN.home(0));
            RED.plays("trade z319-pumpkin-seed-oil 0", "place day-laborer");
            RED.isAsked("feed");
            RED.mayNot("trade z319-pumpkin-seed-oil 0");
            meanwhile();
        }
    }

    @Nested
    class Ends {

        @Test
        @Rule("AGR-K82")
        void unused_squares_that_a_hide_farmer_has_paid_for_do_not_trouble_the_constable() {
            given(
                    eikz(),
                    players(3),
                    round(14),
                    RED.hasPlayed("i236-hide-farmer", "k276-constable"),
                    onCard("i236-hide-farmer", "15 food"));
            assertThat(RED.points("unused")).isZero();
        }

        @Test
        @Rule("AGR-M6")
        void of_a_joinery_and_a_sawmill_only_one_scores() {
            given(eikz(), RED.hasPlayed("joinery", "k122-sawmill"), RED.has("5 wood"));
            assertThat(RED.points("bonus")).isEqualTo(3);
        }

        @Test
        @Rule("AGR-K7")
        void a_sawmill_costs_a_joinery_which_may_be_built_again() {
            given(
                    eikz(),
                    out("major-improvement"),
                    RED.hasPlayed("joinery"),
                    RED.holds("k122-sawmill"),
                    GREEN.has("2 wood 2 stone"));
            RED.plays("place meeting-place", "play k122-sawmill");
            RED.changed("hand: k122-sawmill >", "cards: joinery > k122-sawmill", "home: 2 > 1");
            GREEN.plays("place major-improvement", "build joinery");
            now("green cards", "joinery");
        }
    }
}
