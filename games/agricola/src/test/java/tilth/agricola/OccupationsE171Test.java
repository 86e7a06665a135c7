package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Occupations of deck E, edition of 2007: E171 to E194. */
class OccupationsE171Test extends ClassicScenario {

    private static final String THREE_ROOMS = """
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    @Nested
    class Basketmaker {

        @Test
        void makes_three_food_of_a_reed_once_a_harvest() {
            given(
                    eikz(),
                    players(4),
                    round(4),
                    beforeFeeding(),
                    RED.hasPlayed("e183-basketmaker"),
                    RED.has("2 reed 4 food"));
            goOn();
            RED.plays("craft e183-basketmaker");
            RED.changed("reed: 2 > 1", "food: 4 > 7", "cards: e183-basketmaker > e183-basketmaker spent");
            RED.mayNot("craft e183-basketmaker");
        }

        @Test
        void does_nothing_outside_harvests_but_is_a_craft() {
            given(eikz(), players(4), RED.hasPlayed("e183-basketmaker"), RED.has("2 reed"));
            RED.mayNot("craft e183-basketmaker");
            given(
                    eikz(),
                    players(4),
                    RED.hasPlayed("e341-guildmaster"),
                    RED.holds("e183-basketmaker"),
                    RED.has("1 food"));
            RED.plays("place lessons", "play e183-basketmaker");
            RED.changed(
                    "reed: 0 > 3",
                    "food: 1 > 0",
                    "home: 2 > 1",
                    "hand: e183-basketmaker >",
                    "cards: e341-guildmaster > e183-basketmaker, e341-guildmaster");
        }
    }

    @Nested
    class ClayDeliveryman {

        @Test
        void sends_clay_to_the_rounds_from_six_on() {
            given(eikz(), round(4), RED.holds("e187-clay-deliveryman"));
            RED.plays("place lessons", "play e187-clay-deliveryman");
            changed(
                    "red home: 2 > 1",
                    "red hand: e187-clay-deliveryman >",
                    "red cards: > e187-clay-deliveryman",
                    "on lessons: > 1 red",
                    "round 6 for red: > 1 clay",
                    "round 7 for red: > 1 clay",
                    "round 8 for red: > 1 clay",
                    "round 9 for red: > 1 clay",
                    "round 10 for red: > 1 clay",
                    "round 11 for red: > 1 clay",
                    "round 12 for red: > 1 clay",
                    "round 13 for red: > 1 clay",
                    "round 14 for red: > 1 clay");
        }

        @Test
        void rounds_that_are_past_or_under_way_get_none() {
            given(eikz(), round(12), RED.holds("e187-clay-deliveryman"));
            RED.plays("place lessons", "play e187-clay-deliveryman");
            changed(
                    "red home: 2 > 1",
                    "red hand: e187-clay-deliveryman >",
                    "red cards: > e187-clay-deliveryman",
                    "on lessons: > 1 red",
                    "round 13 for red: > 1 clay",
                    "round 14 for red: > 1 clay");
        }
    }

    @Nested
    class Maid {

        @Test
        void gets_food_on_all_rounds_left_once_the_house_is_of_clay() {
            given(eikz(), round(12), out("house-redevelopment"), RED.hasPlayed("e190-maid"), RED.has("2 clay 1 reed"));
            RED.plays("place house-redevelopment");
            changed(
                    "red clay: 2 > 0",
                    "red reed: 1 > 0",
                    "red house: wood > clay",
                    "red home: 2 > 1",
                    "on house-redevelopment: > 1 red",
                    "round 13 for red: > 1 food",
                    "round 14 for red: > 1 food");
        }

        @Test
        void comes_at_once_to_a_house_of_stone_and_not_again() {
            given(eikz(), round(13), RED.farm(STONE_HOUSE), RED.holds("e190-maid"));
            RED.plays("place lessons", "play e190-maid");
            changed(
                    "red home: 2 > 1",
                    "red hand: e190-maid >",
                    "red cards: > e190-maid",
                    "on lessons: > 1 red",
                    "round 14 for red: > 1 food");
        }

        @Test
        void a_wooden_hut_brings_nothing() {
            given(eikz(), round(12), RED.holds("e190-maid"));
            RED.plays("place lessons", "play e190-maid");
            RED.changed("home: 2 > 1", "hand: e190-maid >", "cards: > e190-maid");
        }
    }

    @Nested
    class Pastor {

        @Test
        void takes_its_goods_when_it_likes_once_all_others_have_more_rooms() {
            given(
                    eikz(),
                    players(4),
                    RED.hasPlayed("e193-pastor"),
                    GREEN.farm(THREE_ROOMS),
                    BLUE.farm(THREE_ROOMS),
                    YELLOW.farm(THREE_ROOMS));
            RED.may("place grain-seeds", "trade e193-pastor 0");
            RED.plays("trade e193-pastor 0");
            RED.changed("wood: 0 > 3", "clay: 0 > 2", "reed: 0 > 1", "stone: 0 > 1");
            RED.mayNot("trade e193-pastor 0");
        }

        @Test
        void gets_nothing_while_another_has_two_rooms_or_it_has_three() {
            given(eikz(), players(4), RED.hasPlayed("e193-pastor"), GREEN.farm(THREE_ROOMS), BLUE.farm(THREE_ROOMS));
            RED.mayNot("trade e193-pastor 0");
            given(
                    eikz(),
                    players(4),
                    RED.hasPlayed("e193-pastor"),
                    RED.farm(THREE_ROOMS),
                    GREEN.farm(THREE_ROOMS),
                    BLUE.farm(THREE_ROOMS),
                    YELLOW.farm(THREE_ROOMS));
            RED.mayNot("trade e193-pastor 0");
        }
    }

    @Nested
    class PloughDriver {

        @Test
        void plows_for_a_food_that_the_round_brings() {
            given(
                    eikz(),
                    beforeTheNextRound(),
                    RED.hasPlayed("e194-plough-driver"),
                    RED.farm(STONE_HOUSE),
                    RED.awaits(2, "1 food"));
            goOn();
            RED.plays("use e194-plough-driver", "plow b1");
            RED.changed("b1: - > field");
        }

        @Test
        void needs_a_house_of_stone() {
            given(
                    eikz(),
                    beforeTheNextRound(),
                    RED.hasPlayed("e194-plough-driver"),
                    RED.farm(CLAY_HOUSE),
                    RED.has("1 food"));
            goOn();
            RED.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class WoodenHutBuilder {

        @Test
        void each_wooden_room_brings_a_point() {
            given(eikz(), players(3), RED.hasPlayed("e177-wooden-hut-builder"), RED.farm(THREE_ROOMS));
            assertThat(RED.points("bonus")).isEqualTo(3);
        }

        @Test
        void other_rooms_bring_none() {
            given(eikz(), players(3), RED.hasPlayed("e177-wooden-hut-builder"), RED.farm(CLAY_HOUSE));
            assertThat(RED.points("bonus")).isZero();
            given(eikz(), players(3), RED.hasPlayed("e177-wooden-hut-builder"), RED.farm(STONE_HOUSE));
            assertThat(RED.points("bonus")).isZero();
        }
    }

    @Nested
    class HobbyFarmer {

        @Test
        void sows_its_vegetable_at_once() {
            given(
                    eikz(),
                    players(4),
                    RED.farm(TWO_FIELDS),
                    RED.holds("e180-hobby-farmer"),
                    RED.has("1 grain 1 vegetable"));
            RED.plays("place lessons", "play e180-hobby-farmer", "use e180-hobby-farmer");
            RED.mayNot("sow grain b1");
            RED.plays("sow vegetable b1");
            GREEN.isAsked("place");
            RED.changed(
                    "b1: field > field 2 vegetable",
                    "home: 2 > 1",
                    "hand: e180-hobby-farmer >",
                    "cards: > e180-hobby-farmer");
        }

        @Test
        void sowing_it_is_sowing() {
            given(
                    eikz(),
                    players(4),
                    RED.farm(TWO_FIELDS),
                    RED.hasPlayed("i219-fieldsman"),
                    RED.holds("e180-hobby-farmer"),
                    RED.has("1 food"));
            RED.plays("place lessons", "play e180-hobby-farmer", "use e180-hobby-farmer", "sow vegetable b1");
            now("red b1", "field 4 vegetable");
        }

        @Test
        void keeps_it_where_no_field_is_empty() {
            given(eikz(), players(4), RED.holds("e180-hobby-farmer"));
            RED.plays("place lessons", "play e180-hobby-farmer");
            GREEN.isAsked("place");
            RED.changed("vegetable: 0 > 1", "home: 2 > 1", "hand: e180-hobby-farmer >", "cards: > e180-hobby-farmer");
        }
    }

    @Nested
    class Cook {

        @Test
        @Rule("AGR-K53")
        void only_two_people_eat_two() {
            given(
                    eikz(),
                    players(4),
                    round(4),
                    beforeFeeding(),
                    RED.hasPlayed("e181-cook"),
                    RED.people(4),
                    RED.newborns(1),
                    RED.has("9 food"),
                    GREEN.people(4),
                    GREEN.has("9 food"));
            goOn();
            RED.plays("feed");
            GREEN.plays("feed");
            now("red food", "2");
            now("green food", "1");
        }

        @Test
        @Rule("AGR-K53")
        void two_people_eat_as_much_as_ever() {
            given(eikz(), players(4), round(4), beforeFeeding(), RED.hasPlayed("e181-cook"), RED.has("9 food"));
            goOn();
            RED.plays("feed");
            RED.changed("food: 9 > 5");
        }
    }

    @Nested
    class LordOfTheManor {

        @Test
        @Rule("AGR-K52")
        void every_full_part_brings_a_point() {
            given(eikz(), RED.hasPlayed("e189-lord-of-the-manor"), RED.has("8 grain 4 vegetable"));
            assertThat(RED.points("bonus")).isEqualTo(2);
        }

        @Test
        @Rule("AGR-K52")
        void three_points_are_not_enough_and_cards_do_not_count() {
            given(eikz(), RED.hasPlayed("e189-lord-of-the-manor", "well"), RED.has("7 grain 3 vegetable"));
            assertThat(RED.points("bonus")).isZero();
        }

        @Test
        @Rule("AGR-K52")
        void four_fenced_stables_are_a_part_too() {
            given(eikz(), RED.hasPlayed("e189-lord-of-the-manor"), RED.farm("""
                    +   +   +   +---+---+
                      .   .   . | s   s |
                    +   +   +   +   +   +
                      W   .   . | s   s |
                    +   +   +   +---+---+
                      W   .   .   .   .
                    +   +   +   +   +   +
                    """));
            assertThat(RED.points("bonus")).isEqualTo(1);
        }
    }
}
