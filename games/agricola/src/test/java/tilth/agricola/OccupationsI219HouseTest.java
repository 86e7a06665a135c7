package tilth.agricola;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Occupations of deck I, edition of 2007, I219 to I242: those that build, renovate and deal. */
class OccupationsI219HouseTest extends ClassicScenario {

    @Nested
    class WellBuilder {

        private static final String CARD = "i220-well-builder";

        @Test
        @Rule({"AGR-K8", "AGR-P2"})
        void the_well_is_a_minor_for_a_stone_and_a_wood() {
            given(eikz(), RED.hasPlayed(CARD), RED.has("1 wood 1 stone"));
            RED.plays("place meeting-place");
            RED.isOffered("build well", "done");
            RED.plays("build well");
            RED.changed("wood: 1 > 0", "stone: 1 > 0", "cards: " + CARD + " > well, " + CARD, "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K7")
        void also_once_more_when_a_village_well_stands_in_its_place() {
            given(
                    eikz(),
                    out("major-improvement"),
                    RED.hasPlayed("well", CARD),
                    RED.holds("i66-village-well"),
                    RED.has("1 wood 1 stone"));
            RED.plays("place meeting-place", "play i66-village-well");
            GREEN.plays("place grain-seeds");
            RED.plays("place major-improvement");
            RED.isOffered("build well");
            RED.plays("build well");
            RED.changed(
                    "wood: 1 > 0",
                    "stone: 1 > 0",
                    "hand: i66-village-well >",
                    "cards: well, " + CARD + " > well, i66-village-well with 28, " + CARD,
                    "home: 2 > 0");
        }

        @Test
        void not_for_others_and_no_other_major() {
            given(eikz(), GREEN.isFirst(), GREEN.hasPlayed(CARD), RED.has("9 wood 9 stone"));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            RED.changed("home: 2 > 1");
            given(eikz(), GREEN.isFirst(), RED.hasPlayed(CARD), RED.has("9 wood 9 clay"));
            RED.plays("place meeting-place");
            RED.changed("home: 2 > 1");
        }
    }

    @Nested
    class SocialClimber {

        private static final String CARD = "i222-social-climber";

        @Test
        void the_first_to_live_in_clay_gets_three_stone() {
            givenRenovation("2 clay 1 reed");
            RED.plays("place house-redevelopment");
            RED.changed("clay: 2 > 0", "reed: 1 > 0", "stone: 0 > 3", "house: wood > clay", "home: 2 > 1");
        }

        @Test
        void who_comes_later_gets_less() {
            givenRenovation("2 clay 1 reed", GREEN.farm(CLAY_HOUSE));
            RED.plays("place house-redevelopment");
            RED.changed("clay: 2 > 0", "reed: 1 > 0", "stone: 0 > 2", "house: wood > clay", "home: 2 > 1");
            givenRenovation("2 clay 1 reed", GREEN.farm(CLAY_HOUSE), BLUE.farm(CLAY_HOUSE));
            RED.plays("place house-redevelopment");
            RED.changed("clay: 2 > 0", "reed: 1 > 0", "stone: 0 > 1", "house: wood > clay", "home: 2 > 1");
            givenRenovation("2 clay 1 reed", GREEN.farm(CLAY_HOUSE), BLUE.farm(CLAY_HOUSE), YELLOW.farm(CLAY_HOUSE));
            RED.plays("place house-redevelopment");
            RED.changed("clay: 2 > 0", "reed: 1 > 0", "house: wood > clay", "home: 2 > 1");
        }

        @Test
        void stone_is_counted_for_itself() {
            givenRenovation("2 stone 1 reed", RED.farm(CLAY_HOUSE), GREEN.farm(CLAY_HOUSE), BLUE.farm(CLAY_HOUSE));
            RED.plays("place house-redevelopment");
            RED.changed("stone: 2 > 3", "reed: 1 > 0", "house: clay > stone", "home: 2 > 1");
        }

        @Test
        void who_goes_from_wood_to_stone_has_not_lived_in_clay() {
            given(
                    eikz(),
                    players(4),
                    out("house-redevelopment", "farm-redevelopment"),
                    RED.hasPlayed("e200-conservator"),
                    RED.has("2 stone 1 reed"),
                    GREEN.hasPlayed(CARD),
                    GREEN.has("2 clay 1 reed"));
            RED.plays("place farm-redevelopment");
            GREEN.plays("place house-redevelopment");
            GREEN.changed("clay: 2 > 0", "reed: 1 > 0", "stone: 0 > 3", "house: wood > clay", "home: 2 > 1");
        }

        @Test
        void the_stone_may_pay_for_the_improvement_that_follows_but_not_for_the_renovation() {
            givenRenovation("2 clay 1 reed 1 wood");
            RED.plays("place house-redevelopment");
            RED.isOffered("build well", "done");
            meanwhile();
            givenRenovation("1 reed", RED.farm(CLAY_HOUSE));
            RED.mayNot("place house-redevelopment");
        }

        @Test
        void not_for_a_house_that_was_renovated_before_or_by_others() {
            given(eikz(), players(4), RED.farm(CLAY_HOUSE), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            RED.changed("hand: " + CARD + " >", "cards: > " + CARD, "home: 2 > 1");
            given(eikz(), players(4), out("house-redevelopment"), GREEN.hasPlayed(CARD), RED.has("2 clay 1 reed"));
            RED.plays("place house-redevelopment");
            GREEN.changed();
        }

        private void givenRenovation(String goods, Given... more) {
            given(eikz(), players(4), out("house-redevelopment"), scene -> {
                RED.hasPlayed(CARD).layOut(scene);
                RED.has(goods).layOut(scene);
                for (Given word : more) {
                    word.layOut(scene);
                }
            });
        }
    }

    @Nested
    class Businessman {

        private static final String CARD = "i228-businessman";

        @Test
        void plays_another_improvement_after_the_minor_of_the_meeting_place() {
            given(
                    eikz(),
                    players(3),
                    RED.hasPlayed(CARD),
                    RED.holds("e25-spices", "k109-spit-roast"),
                    RED.has("2 clay 1 wood"));
            RED.plays("place meeting-place", "play e25-spices");
            RED.isOffered("use " + CARD, "done");
            RED.plays("use " + CARD);
            RED.isOffered("build fireplace-2", "play k109-spit-roast");
            RED.plays("build fireplace-2");
            GREEN.isAsked("place");
            RED.changed(
                    "clay: 2 > 0",
                    "hand: e25-spices, k109-spit-roast > k109-spit-roast",
                    "cards: " + CARD + " > fireplace-2, e25-spices, " + CARD,
                    "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K8")
        void not_after_a_major_in_place_of_the_minor() {
            given(
                    eikz(),
                    players(3),
                    RED.hasPlayed(CARD, "k281-traveling-salesman"),
                    RED.holds("e25-spices"),
                    RED.has("2 clay"));
            RED.plays("place meeting-place", "build fireplace-2");
            GREEN.isAsked("place");
            now("red hand", "e25-spices");
        }

        @Test
        @Rule("AGR-K8")
        void a_well_is_a_minor_for_a_well_builder() {
            given(
                    eikz(),
                    players(3),
                    RED.hasPlayed(CARD, "i220-well-builder"),
                    RED.holds("e25-spices"),
                    RED.has("1 wood 1 stone"));
            RED.plays("place meeting-place", "build well");
            RED.isOffered("use " + CARD, "done");
            meanwhile();
        }

        @Test
        void only_one_more_and_a_minor_will_do() {
            given(
                    eikz(),
                    players(3),
                    RED.hasPlayed(CARD),
                    RED.holds("e25-spices", "k109-spit-roast", "e13-axe"),
                    RED.has("2 wood 1 stone"));
            RED.plays("place meeting-place", "play e25-spices", "use " + CARD, "play k109-spit-roast");
            GREEN.isAsked("place");
            RED.changed(
                    "wood: 2 > 1",
                    "hand: e13-axe, e25-spices, k109-spit-roast > e13-axe",
                    "cards: " + CARD + " > e25-spices, " + CARD + ", k109-spit-roast",
                    "home: 2 > 1");
        }

        @Test
        void not_without_the_first_minor_and_not_elsewhere() {
            given(eikz(), players(3), GREEN.isFirst(), RED.hasPlayed(CARD), RED.has("9 clay"));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            RED.changed("home: 2 > 1");
            given(
                    eikz(),
                    players(3),
                    out("major-improvement"),
                    RED.hasPlayed(CARD),
                    RED.holds("e25-spices"),
                    RED.has("9 clay"));
            RED.plays("place major-improvement", "play e25-spices");
            GREEN.isAsked("place");
            RED.changed("hand: e25-spices >", "cards: " + CARD + " > e25-spices, " + CARD, "home: 2 > 1");
        }
    }

    @Nested
    class ClayPlasterer {

        private static final String CARD = "i241-clay-plasterer";

        @Test
        @Rule("AGR-P2")
        void renovates_to_clay_for_one_clay_and_one_reed() {
            given(eikz(), out("house-redevelopment"), RED.hasPlayed(CARD), RED.has("1 clay 1 reed"));
            RED.plays("place house-redevelopment");
            RED.changed("clay: 1 > 0", "reed: 1 > 0", "house: wood > clay", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-P2")
        void builds_clay_rooms_for_three_clay_and_two_reed() {
            given(eikz(), RED.hasPlayed(CARD), RED.farm(CLAY_HOUSE), RED.has("3 clay 2 reed"));
            RED.plays("place farm-expansion", "build-room a1");
            RED.changed("clay: 3 > 0", "reed: 2 > 0", "a1: - > room", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-P2")
        void what_other_cards_take_off_comes_after_it_but_base_prices_do_not_add_up() {
            given(
                    eikz(),
                    RED.hasPlayed(CARD, "i243-bricklayer", "e218-carpenter"),
                    RED.farm(CLAY_HOUSE),
                    RED.has("1 clay 2 reed"));
            RED.plays("place farm-expansion", "build-room a1");
            RED.changed("clay: 1 > 0", "reed: 2 > 0", "a1: - > room", "home: 2 > 1");
            given(eikz(), out("house-redevelopment"), RED.hasPlayed(CARD, "i243-bricklayer"), RED.has("1 reed"));
            RED.plays("place house-redevelopment");
            RED.changed("reed: 1 > 0", "house: wood > clay", "home: 2 > 1");
        }

        @Test
        void neither_to_stone_nor_for_rooms_of_wood() {
            given(
                    eikz(),
                    out("house-redevelopment"),
                    RED.hasPlayed(CARD),
                    RED.farm(CLAY_HOUSE),
                    RED.has("1 clay 1 stone 1 reed"));
            RED.mayNot("place house-redevelopment");
            given(eikz(), RED.hasPlayed(CARD), RED.has("3 clay 2 reed"));
            RED.mayNot("place farm-expansion");
        }
    }
}
