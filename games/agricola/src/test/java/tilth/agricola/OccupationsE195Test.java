package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Occupations of deck E, edition of 2007: E195 to E217. */
class OccupationsE195Test extends ClassicScenario {

    @Nested
    class PloughMaker {

        @Test
        void plows_one_more_field_for_a_food() {
            given(eikz(), RED.hasPlayed("e195-plough-maker"), RED.has("2 food"));
            RED.plays("place farmland", "plow b1");
            RED.isOffered("use e195-plough-maker", "done");
            RED.plays("use e195-plough-maker", "plow c1");
            GREEN.isAsked("place");
            RED.changed("food: 2 > 1", "b1: - > field", "c1: - > field", "home: 2 > 1");
        }

        @Test
        void what_it_plowed_can_be_sown_in_the_same_action() {
            given(eikz(), out("cultivation"), RED.hasPlayed("e195-plough-maker"), RED.has("1 food 2 grain"));
            RED.plays("place cultivation", "plow b1", "use e195-plough-maker", "plow c1");
            RED.plays("sow grain b1", "sow grain c1");
            RED.changed("food: 1 > 0", "grain: 2 > 0", "b1: - > field 3 grain", "c1: - > field 3 grain", "home: 2 > 1");
        }

        @Test
        void fields_that_cards_bring_are_not_enough() {
            given(eikz(), RED.hasPlayed("e195-plough-maker"));
            RED.plays("place farmland", "plow b1");
            GREEN.isAsked("place");
            given(
                    eikz(),
                    beforeTheNextRound(),
                    RED.hasPlayed("e195-plough-maker", "e194-plough-driver"),
                    RED.farm(STONE_HOUSE),
                    RED.has("3 food"));
            goOn();
            RED.plays("use e194-plough-driver", "plow b1");
            RED.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class Braggart {

        @Test
        void five_improvements_bring_a_point_and_nine_bring_nine() {
            given(
                    eikz(),
                    players(3),
                    RED.hasPlayed("e197-braggart", "joinery", "pottery", "well", "e25-spices", "e13-axe"));
            assertThat(RED.points("bonus")).isEqualTo(1);
            given(
                    eikz(),
                    players(3),
                    RED.hasPlayed(
                            "e197-braggart",
                            "joinery",
                            "pottery",
                            "well",
                            "fireplace-2",
                            "clay-oven",
                            "e25-spices",
                            "e13-axe",
                            "e33-ceramics",
                            "e37-clay-supports"));
            assertThat(RED.points("bonus")).isEqualTo(9);
        }

        @Test
        void four_bring_nothing_and_those_handed_back_do_not_count() {
            given(eikz(), players(3), RED.hasPlayed("e197-braggart", "joinery", "pottery", "well", "e25-spices"));
            assertThat(RED.points("bonus")).isZero();
            given(
                    eikz(),
                    players(3),
                    out("major-improvement"),
                    RED.hasPlayed("e197-braggart", "joinery", "pottery", "well", "e25-spices", "e13-axe"),
                    RED.holds("e38-madonna-statue"));
            RED.plays("place major-improvement", "play e38-madonna-statue", "return well", "return joinery");
            assertThat(RED.points("bonus")).isZero();
            meanwhile();
        }
    }

    @Nested
    class Renovator {

        @Test
        void takes_two_clay_or_two_stone_off_a_renovation() {
            given(eikz(), out("house-redevelopment"), RED.hasPlayed("e199-renovator"), RED.has("1 reed"));
            RED.plays("place house-redevelopment");
            RED.changed("reed: 1 > 0", "house: wood > clay", "home: 2 > 1");
            given(
                    eikz(),
                    out("house-redevelopment"),
                    RED.farm(CLAY_HOUSE),
                    RED.hasPlayed("e199-renovator"),
                    RED.has("1 reed"));
            RED.plays("place house-redevelopment");
            RED.changed("reed: 1 > 0", "house: clay > stone", "home: 2 > 1");
        }

        @Test
        void the_reed_stays_due() {
            given(eikz(), out("house-redevelopment"), RED.hasPlayed("e199-renovator"), RED.has("2 clay"));
            RED.mayNot("place house-redevelopment");
        }
    }

    @Nested
    class Conservator {

        @Test
        void leaps_from_wood_to_stone() {
            given(eikz(), out("house-redevelopment"), RED.hasPlayed("e200-conservator"), RED.has("2 stone 1 reed"));
            RED.plays("place house-redevelopment");
            RED.changed("stone: 2 > 0", "reed: 1 > 0", "house: wood > stone", "home: 2 > 1");
        }

        @Test
        void others_go_by_clay() {
            given(eikz(), out("house-redevelopment"), GREEN.hasPlayed("e200-conservator"), RED.has("2 stone 1 reed"));
            RED.mayNot("place house-redevelopment");
        }
    }

    @Nested
    class GoodsOnRounds {

        @Test
        void cattle_come_after_five_and_nine_rounds() {
            given(eikz(), players(4), round(2), RED.holds("e201-cattle-whisperer"));
            RED.plays("place lessons", "play e201-cattle-whisperer");
            changed(
                    "red home: 2 > 1",
                    "red hand: e201-cattle-whisperer >",
                    "red cards: > e201-cattle-whisperer",
                    "on lessons: > 1 red",
                    "round 7 for red: > 1 cattle",
                    "round 11 for red: > 1 cattle");
        }

        @Test
        void cattle_that_come_may_be_cooked_at_once() {
            given(
                    eikz(),
                    players(4),
                    beforeTheNextRound(),
                    RED.hasPlayed("e201-cattle-whisperer", "fireplace-2"),
                    RED.has("1 sheep"),
                    RED.awaits(2, "1 cattle"));
            goOn();
            RED.isOffered("keep 1 0 0", "keep 0 0 1");
            RED.plays("keep 1 0 0");
            itAlsoHappened("red cooked cattle 1 3");
            now("red food", "3");
        }

        @Test
        void sheep_come_in_the_next_three_rounds() {
            given(eikz(), players(4), round(12), RED.holds("e204-master-shepherd"));
            RED.plays("place lessons", "play e204-master-shepherd");
            changed(
                    "red home: 2 > 1",
                    "red hand: e204-master-shepherd >",
                    "red cards: > e204-master-shepherd",
                    "on lessons: > 1 red",
                    "round 13 for red: > 1 sheep",
                    "round 14 for red: > 1 sheep");
        }

        @Test
        void reed_comes_in_the_next_four_rounds() {
            given(eikz(), players(3), round(1), RED.holds("e205-reed-collector"));
            RED.plays("place lessons", "play e205-reed-collector");
            changed(
                    "red home: 2 > 1",
                    "red hand: e205-reed-collector >",
                    "red cards: > e205-reed-collector",
                    "on lessons: > 1 red",
                    "round 2 for red: > 1 reed",
                    "round 3 for red: > 1 reed",
                    "round 4 for red: > 1 reed",
                    "round 5 for red: > 1 reed");
        }
    }

    @Nested
    class SeasonalWorker {

        @Test
        void gets_a_grain_and_from_round_six_a_vegetable_if_it_likes() {
            given(eikz(), round(5), RED.hasPlayed("e202-seasonal-worker"));
            RED.plays("place day-laborer");
            RED.changed("food: 0 > 2", "grain: 0 > 1", "home: 2 > 1");
            given(eikz(), round(6), RED.hasPlayed("e202-seasonal-worker"));
            RED.plays("place day-laborer", "choose 1 e202-seasonal-worker");
            RED.changed("food: 0 > 2", "vegetable: 0 > 1", "home: 2 > 1");
        }

        @Test
        void other_work_brings_nothing() {
            given(eikz(), round(6), RED.hasPlayed("e202-seasonal-worker"));
            RED.plays("place grain-seeds");
            RED.changed("grain: 0 > 1", "home: 2 > 1");
        }
    }

    @Nested
    class Swineherd {

        @Test
        void takes_one_more_wild_boar() {
            given(
                    eikz(),
                    players(4),
                    out("pig-market"),
                    holds("pig-market", "1 wild-boar"),
                    RED.farm(TWO_PASTURES),
                    RED.hasPlayed("e206-swineherd"));
            RED.plays("place pig-market");
            RED.changed("wild-boar: 0 > 2", "home: 2 > 1");
        }

        @Test
        void the_choice_of_animals_for_five_brings_none() {
            given(eikz(), players(5), RED.farm(TWO_PASTURES), RED.hasPlayed("e206-swineherd"));
            RED.plays("place animal-market", "take wild-boar");
            RED.changed("wild-boar: 0 > 1", "home: 2 > 1");
        }
    }

    @Nested
    class Stablehand {

        @Test
        void has_to_build_a_stable_once_after_fencing() {
            given(eikz(), out("fencing"), RED.hasPlayed("e207-stablehand"), RED.has("7 wood"));
            RED.plays("place fencing", "mark e1", "close", "mark e2", "close");
            RED.mayNot("done");
            RED.plays("build-stable e1");
            GREEN.isAsked("place");
            RED.changed("wood: 7 > 0", "fences: 0 > 7", "pastures: > e1 e2", "e1: - > stable", "home: 2 > 1");
        }

        @Test
        void the_stable_may_stand_outside() {
            given(eikz(), out("fencing"), RED.hasPlayed("e207-stablehand"), RED.has("4 wood"));
            RED.plays("place fencing", "mark e1", "close", "build-stable c3");
            RED.changed("wood: 4 > 0", "fences: 0 > 4", "pastures: > e1", "c3: - > stable", "home: 2 > 1");
        }

        @Test
        void builds_none_for_others_or_without_a_stable_left() {
            given(eikz(), out("fencing"), GREEN.hasPlayed("e207-stablehand"), RED.has("4 wood"));
            RED.plays("place fencing", "mark e1", "close");
            GREEN.isAsked("place");
            String allStables = """
                    +   +   +   +   +   +
                      .   s   s   .   .
                    +   +   +   +   +   +
                      W   s   s   .   .
                    +   +   +   +   +   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                    """;
            given(eikz(), out("fencing"), RED.hasPlayed("e207-stablehand"), RED.farm(allStables), RED.has("4 wood"));
            RED.plays("place fencing", "mark e1", "close");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class Stone {

        @Test
        void the_quarryman_sells_it_for_two_food() {
            given(eikz(), players(3), RED.hasPlayed("e209-quarryman"), RED.has("2 stone"));
            RED.plays("trade e209-quarryman 0");
            RED.changed("stone: 2 > 1", "food: 0 > 2");
        }

        @Test
        void the_quarryman_needs_some() {
            given(eikz(), players(3), RED.hasPlayed("e209-quarryman"), RED.has("2 clay"));
            RED.mayNot("trade e209-quarryman 0");
        }

        @Test
        void the_stonecutter_saves_one_for_each_room() {
            given(
                    eikz(),
                    players(3),
                    RED.hasPlayed("e211-stonecutter"),
                    RED.farm(STONE_HOUSE),
                    RED.has("8 stone 4 reed"));
            RED.plays("place farm-expansion", "build-room a1", "build-room b2");
            RED.changed("stone: 8 > 0", "reed: 4 > 0", "a1: - > room", "b2: - > room", "home: 2 > 1");
        }

        @Test
        void the_stonecutter_saves_one_for_a_renovation_and_for_an_improvement() {
            given(
                    eikz(),
                    players(3),
                    out("house-redevelopment"),
                    RED.hasPlayed("e211-stonecutter"),
                    RED.farm(CLAY_HOUSE),
                    RED.has("2 stone 1 reed 2 wood"));
            RED.plays("place house-redevelopment", "build joinery");
            RED.changed(
                    "stone: 2 > 0",
                    "reed: 1 > 0",
                    "wood: 2 > 0",
                    "house: clay > stone",
                    "home: 2 > 1",
                    "cards: e211-stonecutter > joinery, e211-stonecutter");
        }

        @Test
        void the_stonecutter_does_not_help_where_no_stone_is_asked_for() {
            given(
                    eikz(),
                    players(3),
                    out("house-redevelopment"),
                    RED.hasPlayed("e211-stonecutter"),
                    RED.has("1 clay 1 reed"));
            RED.mayNot("place house-redevelopment");
        }
    }
}
