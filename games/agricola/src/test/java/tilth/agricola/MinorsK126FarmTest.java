package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Minor improvements of the sheet that begins with K126 which are about the house, the family and the fields. */
class MinorsK126FarmTest extends ClassicScenario {

    @Nested
    class BrushwoodRoof {

        private static final String CARD = "k136-brushwood-roof";

        @Test
        @Rule("AGR-P2")
        void lets_its_owner_pay_wood_for_one_reed_of_a_room_or_two() {
            given(eikz(), RED.hasPlayed(CARD), RED.has("7 wood"));
            RED.plays("place farm-expansion", "build-room a1");
            RED.changed("wood: 7 > 0", "a1: - > room", "home: 2 > 1");
            given(eikz(), RED.hasPlayed(CARD), RED.has("6 wood 1 reed"));
            RED.plays("place farm-expansion", "build-room a1");
            RED.changed("wood: 6 > 0", "reed: 1 > 0", "a1: - > room", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-P2")
        void for_every_room_anew_and_for_a_renovation() {
            given(eikz(), RED.hasPlayed(CARD), RED.has("14 wood"));
            RED.plays("place farm-expansion", "build-room a1", "build-room b1");
            RED.changed("wood: 14 > 0", "a1: - > room", "b1: - > room", "home: 2 > 1");
            given(eikz(), out("house-redevelopment"), RED.hasPlayed(CARD), RED.has("2 clay 1 wood"));
            RED.plays("place house-redevelopment");
            RED.changed("house: wood > clay", "clay: 2 > 0", "wood: 1 > 0", "home: 2 > 1");
        }

        @Test
        void not_for_anything_else() {
            given(eikz(), out("major-improvement"), RED.hasPlayed(CARD), RED.has("1 wood 1 reed 2 stone"));
            RED.mayNot("place major-improvement");
        }
    }

    @Nested
    class TurnipField {

        private static final String CARD = "k137-turnip-field";
        private static final String OTHERS = "e155-bread-seller, e157-thatcher, e162-meat-seller";

        @Test
        @Rule("AGR-C6")
        void lets_its_owner_sow_all_fields_when_played() {
            given(
                    eikz(),
                    RED.holds(CARD),
                    RED.hasPlayed("e155-bread-seller", "e157-thatcher", "e162-meat-seller"),
                    RED.farm(TWO_FIELDS),
                    RED.has("1 vegetable 1 grain"));
            RED.plays("place meeting-place", "play " + CARD, "use " + CARD);
            RED.mayNot("sow grain " + CARD);
            RED.plays("sow vegetable " + CARD, "sow grain b1");
            RED.changed(
                    "vegetable: 1 > 0",
                    "grain: 1 > 0",
                    "b1: field > field 3 grain",
                    "home: 2 > 1",
                    "hand: " + CARD + " >",
                    "cards: " + OTHERS + " > " + OTHERS + ", " + CARD + " with 2 vegetable");
            assertThat(RED.points("fields")).isEqualTo(2);
        }

        @Test
        @Rule("AGR-K7")
        void what_grows_on_it_goes_back_with_it() {
            given(
                    eikz(),
                    out("major-improvement"),
                    RED.holds("e38-madonna-statue"),
                    RED.hasPlayed(CARD, "well"),
                    onCard(CARD, "2 vegetable"));
            RED.plays("place major-improvement", "play e38-madonna-statue", "return well", "return " + CARD);
            RED.changed(
                    "home: 2 > 1",
                    "hand: e38-madonna-statue >",
                    "cards: well, " + CARD + " with 2 vegetable > e38-madonna-statue");
        }

        @Test
        void is_sown_later_too_and_nobody_is_asked_without_seed() {
            given(eikz(), RED.holds(CARD), RED.hasPlayed("e155-bread-seller", "e157-thatcher", "e162-meat-seller"));
            RED.plays("place meeting-place", "play " + CARD);
            GREEN.isAsked("place");
            meanwhile();
            given(eikz(), out("grain-utilization"), RED.hasPlayed(CARD), RED.has("1 vegetable 1 grain"));
            RED.plays("place grain-utilization");
            RED.isOffered("sow vegetable " + CARD);
            meanwhile();
        }
    }

    @Nested
    class SleepingCorner {

        private static final String CARD = "k139-sleeping-corner";

        private static final String THREE_ROOMS = """
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """;

        @Test
        @Rule({"AGR-K3", "AGR-K91"})
        void lets_a_family_grow_where_another_stands() {
            given(eikz(), out("basic-wish"), RED.hasPlayed(CARD), RED.farm(THREE_ROOMS), GREEN.standsOn("basic-wish"));
            RED.plays("place basic-wish");
            RED.changed("people: 2 > 3", "newborns: 0 > 1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K3")
        void not_where_its_owner_stands_already() {
            given(
                    eikz(),
                    out("urgent-wish"),
                    RED.hasPlayed(CARD),
                    GREEN.standsOn("basic-wish"),
                    RED.standsOn("urgent-wish"));
            RED.mayNot("place urgent-wish");
            RED.mayNot("place basic-wish");
        }

        @Test
        @Rule("AGR-K91")
        void on_a_space_for_lessons_from_the_round_on_when_families_grow_there() {
            given(
                    eikz(),
                    players(5),
                    round(5),
                    RED.hasPlayed(CARD),
                    RED.farm(THREE_ROOMS),
                    GREEN.standsOn("more-lessons"));
            RED.may("place more-lessons");
            given(
                    eikz(),
                    players(5),
                    round(4),
                    RED.hasPlayed(CARD),
                    RED.holds("e157-thatcher"),
                    RED.has("3 food"),
                    GREEN.standsOn("more-lessons"));
            RED.mayNot("place more-lessons");
        }
    }

    @Nested
    class Mansion {

        private static final String CARD = "k144-mansion";

        @Test
        void is_worth_two_points_for_every_room_of_stone() {
            given(eikz(), RED.hasPlayed(CARD), RED.farm(STONE_HOUSE));
            assertThat(RED.points("bonus")).isEqualTo(4);
            assertThat(RED.points("rooms")).isEqualTo(4);
            assertThat(GREEN.points("bonus")).isZero();
        }

        @Test
        void nothing_in_another_house() {
            given(eikz(), RED.hasPlayed(CARD), RED.farm(CLAY_HOUSE));
            assertThat(RED.points("bonus")).isZero();
        }

        @Test
        @Rule("AGR-K8")
        void has_a_roof_that_a_thatcher_makes_cheaper() {
            given(eikz(), RED.holds(CARD), RED.hasPlayed("e157-thatcher"), RED.has("3 wood 3 clay 1 reed 3 stone"));
            RED.plays("place meeting-place", "play " + CARD);
            RED.changed(
                    "wood: 3 > 0",
                    "clay: 3 > 0",
                    "reed: 1 > 0",
                    "stone: 3 > 0",
                    "home: 2 > 1",
                    "hand: " + CARD + " >",
                    "cards: e157-thatcher > e157-thatcher, " + CARD);
        }
    }

    @Nested
    class ForestPasture {

        private static final String CARD = "k145-forest-pasture";

        @Test
        @Rule("AGR-A3")
        void keeps_as_many_wild_boar_as_there_are() {
            given(
                    eikz(),
                    out("pig-market"),
                    RED.hasPlayed(CARD),
                    RED.has("9 wild-boar"),
                    holds("pig-market", "8 wild-boar"));
            RED.plays("place pig-market");
            RED.changed("wild-boar: 9 > 17", "home: 2 > 1");
            assertThat(RED.points("wild-boar")).isEqualTo(4);
            assertThat(RED.points("pastures")).isEqualTo(-1);
        }

        @Test
        @Rule("AGR-K7")
        void its_animals_seek_other_room_when_it_is_handed_back() {
            given(
                    eikz(),
                    RED.holds("e38-madonna-statue"),
                    RED.hasPlayed(CARD, "well"),
                    RED.has("3 wild-boar"),
                    out("major-improvement"));
            RED.plays("place major-improvement", "play e38-madonna-statue", "return well", "return " + CARD);
            RED.changed(
                    "wild-boar: 3 > 1",
                    "home: 2 > 1",
                    "hand: e38-madonna-statue >",
                    "cards: well, " + CARD + " > e38-madonna-statue");
        }

        @Test
        @Rule("AGR-A3")
        void no_other_animals() {
            given(eikz(), out("sheep-market"), RED.hasPlayed(CARD), holds("sheep-market", "3 sheep"));
            RED.plays("place sheep-market");
            RED.changed("sheep: 0 > 1", "home: 2 > 1");
        }
    }

    @Nested
    class Clapper {

        private static final String CARD = "k127-clapper";
        private static final String SOWN = """
                +   +   +   +   +   +
                  W  F3g F2v  F   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """;

        @Test
        @Rule({"AGR-K91", "AGR-K95"})
        void lets_grain_grow_when_the_family_does() {
            given(eikz(), out("basic-wish"), RED.hasPlayed(CARD), RED.farm(SOWN));
            RED.plays("place basic-wish");
            RED.changed("b1: field 3 grain > field 4 grain", "people: 2 > 3", "newborns: 0 > 1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K91")
        void whatever_is_done_on_such_a_space() {
            given(
                    eikz(),
                    players(5),
                    round(5),
                    RED.hasPlayed(CARD),
                    RED.holds("e157-thatcher"),
                    RED.has("1 food"),
                    RED.farm(SOWN));
            RED.plays("place more-lessons", "play e157-thatcher");
            RED.changed(
                    "b1: field 3 grain > field 4 grain",
                    "food: 1 > 0",
                    "hand: e157-thatcher >",
                    "cards: " + CARD + " > e157-thatcher, " + CARD,
                    "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K95")
        void at_once_for_who_plays_it_there() {
            given(eikz(), out("basic-wish"), RED.holds(CARD), RED.has("1 wood"), RED.farm(SOWN));
            RED.plays("place basic-wish", "play " + CARD);
            RED.changed(
                    "b1: field 3 grain > field 4 grain",
                    "wood: 1 > 0",
                    "people: 2 > 3",
                    "newborns: 0 > 1",
                    "hand: " + CARD + " >",
                    "cards: > " + CARD,
                    "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K95")
        void never_spoils_the_next_field() {
            given(eikz(), out("basic-wish"), RED.hasPlayed(CARD), RED.farm(SOWN));
            position().farms().putGrain(0, 1, 15);
            RED.plays("place basic-wish");
            now("red b1", "field 15 grain");
            now("red c1", "field 2 vegetable");
        }

        @Test
        void not_elsewhere() {
            given(eikz(), players(5), round(4), RED.holds(CARD), RED.has("1 wood"), RED.farm(SOWN));
            RED.plays("place meeting-place", "play " + CARD);
            RED.changed("wood: 1 > 0", "hand: " + CARD + " >", "cards: > " + CARD, "home: 2 > 1");
        }
    }
}
