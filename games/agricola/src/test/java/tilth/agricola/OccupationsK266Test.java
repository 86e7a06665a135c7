package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Occupations of deck K, edition of 2007: K266 to K289. */
class OccupationsK266Test extends ClassicScenario {

    @Nested
    class Serf {

        private static final String CARD = "k266-serf";

        @Test
        @Rule({"AGR-K1", "AGR-K16"})
        void brings_a_grain_before_the_action_so_that_it_can_be_sown() {
            given(eikz(), players(4), out("grain-utilization"), RED.hasPlayed(CARD), RED.farm(TWO_FIELDS));
            RED.plays("place grain-utilization");
            RED.isOffered("sow grain b1", "sow grain c1", "sow grain d1");
            RED.plays("sow grain b1");
            RED.changed("b1: field > field 3 grain", "home: 2 > 1");
        }

        @Test
        void turns_a_grain_into_a_vegetable_instead() {
            given(
                    eikz(),
                    players(4),
                    out("grain-utilization"),
                    RED.hasPlayed(CARD),
                    RED.farm(TWO_FIELDS),
                    RED.has("1 grain"));
            RED.plays("place grain-utilization");
            RED.isOffered("choose 0 " + CARD, "choose 1 " + CARD);
            RED.plays("choose 1 " + CARD, "sow vegetable b1");
            RED.changed("grain: 1 > 0", "b1: field > field 2 vegetable", "home: 2 > 1");
        }

        @Test
        void does_nothing_on_cultivation_and_not_where_the_action_stays_impossible() {
            given(eikz(), players(4), out("cultivation"), RED.hasPlayed(CARD), RED.farm(TWO_FIELDS));
            RED.plays("place cultivation", "plow e1");
            RED.changed("e1: - > field", "home: 2 > 1");
            given(eikz(), players(4), out("grain-utilization"), RED.hasPlayed(CARD));
            RED.mayNot("place grain-utilization");
        }
    }

    @Nested
    class AdoptiveParents {

        private static final String CARD = "k267-adoptive-parents";
        private static final String THREE_ROOMS = CLAY_HOUSE.replaceFirst("  \\.", "  C");

        @Test
        @Rule("AGR-K13")
        void takes_the_newborn_home_at_once_for_a_food() {
            given(eikz(), RED.hasPlayed(CARD), RED.has("1 food"), RED.home(1), out("urgent-wish"));
            RED.plays("place urgent-wish");
            RED.isOffered("use " + CARD, "done");
            RED.plays("use " + CARD);
            changed("red food: 1 > 0", "red people: 2 > 3", "on urgent-wish: > 1 red");
            GREEN.plays("place grain-seeds");
            meanwhile();
            RED.plays("place farmland", "plow b1");
            RED.changed("home: 1 > 0", "b1: - > field");
        }

        @Test
        @Rule("AGR-K13")
        void cannot_be_made_up_for_later() {
            given(eikz(), RED.hasPlayed(CARD), RED.has("1 food"), RED.home(1), out("urgent-wish"));
            RED.plays("place urgent-wish", "done");
            GREEN.plays("place grain-seeds");
            GREEN.isAsked("place");
            meanwhile();
        }

        @Test
        @Rule("AGR-K13")
        void also_for_children_of_the_wet_nurse_and_of_the_village_beauty() {
            given(eikz(), RED.hasPlayed(CARD, "k270-wet-nurse"), RED.has("5 wood 2 reed 2 food"));
            RED.plays("place farm-expansion", "build-room a1", "use k270-wet-nurse", "use " + CARD);
            RED.changed("wood: 5 > 0", "reed: 2 > 0", "food: 2 > 0", "a1: - > room", "people: 2 > 3");
            given(eikz(), RED.hasPlayed(CARD, "z325-village-beauty"), RED.farm(THREE_ROOMS), RED.has("4 food"));
            RED.plays("trade z325-village-beauty 0", "use " + CARD);
            RED.changed("food: 4 > 0", "people: 2 > 3", "home: 2 > 3");
        }

        @Test
        @Rule("AGR-K13")
        void also_for_who_is_born_when_a_round_begins() {
            given(
                    eikz(),
                    players(3),
                    beforeTheNextRound(),
                    RED.farm(STONE_HOUSE),
                    RED.hasPlayed("k279-scholar", CARD),
                    RED.holds("k291-lover"),
                    RED.has("6 food"));
            goOn();
            RED.plays("use k279-scholar", "play k291-lover", "use " + CARD);
            RED.isAsked("place");
            now("red newborns", "0");
            now("red home", "3");
        }

        @Test
        @Rule("AGR-K13")
        void also_for_who_is_born_in_the_turn_of_another() {
            given(
                    eikz(),
                    players(4),
                    GREEN.holds("e150-baker"),
                    GREEN.toMove(),
                    RED.hasPlayed("k271-educator", CARD),
                    RED.holds("k291-lover"),
                    RED.has("8 food"));
            GREEN.plays("place lessons", "play e150-baker");
            RED.plays("use k271-educator", "play k291-lover", "use " + CARD);
            now("red newborns", "0");
            now("red home", "3");
            now("on lessons", "1 green");
        }
    }

    @Nested
    class OrganicFarmer {

        private static final String CARD = "k274-organic-farmer";

        private static final String MEADOWS = """
                +   +   +---+---+---+
                  .   . |       |   |
                +   +   +---+---+   +
                  W   .   .   . |   |
                +   +   +   +   +   +
                  W   .   .   . |   |
                +   +   +   +   +---+
                """;

        @Test
        @Rule({"AGR-E11", "AGR-E12"})
        void scores_for_pastures_with_room_for_three_more() {
            given(eikz(), RED.hasPlayed(CARD), RED.farm(MEADOWS), RED.has("1 sheep 1 wild-boar"));
            assertThat(RED.points("bonus")).isEqualTo(2);
            assertThat(GREEN.points("bonus")).isZero();
        }

        @Test
        @Rule({"AGR-E11", "AGR-E12"})
        void empty_full_and_small_pastures_score_nothing() {
            given(eikz(), RED.hasPlayed(CARD), RED.farm(MEADOWS));
            assertThat(RED.points("bonus")).isZero();
            given(eikz(), RED.hasPlayed(CARD), RED.farm(MEADOWS), RED.has("11 sheep"));
            assertThat(RED.points("bonus")).isZero();
            given(eikz(), RED.hasPlayed(CARD), RED.farm(TWO_PASTURES), RED.has("2 sheep"));
            assertThat(RED.points("bonus")).isEqualTo(1);
        }
    }

    @Nested
    class HouseSteward {

        private static final String CARD = "k282-house-steward";

        @Test
        void brings_the_more_wood_the_sooner_it_is_played() {
            playedIn(5, "wood: 0 > 4");
            playedIn(6, "wood: 0 > 3");
            playedIn(8, "wood: 0 > 3");
            playedIn(9, "wood: 0 > 2");
            playedIn(11, "wood: 0 > 2");
            playedIn(12, "wood: 0 > 1");
            playedIn(13, "wood: 0 > 1");
        }

        private void playedIn(int round, String change) {
            given(eikz(), players(3), round(round), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            RED.changed(change, "hand: " + CARD + " >", "cards: > " + CARD, "home: 2 > 1");
        }

        @Test
        void brings_nothing_in_the_last_round() {
            given(eikz(), players(3), round(14), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            RED.changed("hand: " + CARD + " >", "cards: > " + CARD, "home: 2 > 1");
        }

        @Test
        @Rule("AGR-E11")
        void scores_for_all_with_most_rooms() {
            given(eikz(), players(3), RED.hasPlayed(CARD), GREEN.farm(CLAY_HOUSE));
            assertThat(RED.points("bonus")).isEqualTo(3);
            assertThat(GREEN.points("bonus")).isEqualTo(3);
            given(eikz(), players(3), RED.hasPlayed(CARD), GREEN.farm(CLAY_HOUSE.replaceFirst("  \\.", "  C")));
            assertThat(RED.points("bonus")).isZero();
            assertThat(GREEN.points("bonus")).isEqualTo(3);
        }
    }

    @Nested
    class WoodDeliveryman {

        private static final String CARD = "k283-wood-deliveryman";

        @Test
        @Rule("AGR-M7")
        void puts_wood_on_the_late_rounds_that_are_still_to_come() {
            given(eikz(), round(12), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            changed(
                    "red hand: " + CARD + " >",
                    "red cards: > " + CARD,
                    "red home: 2 > 1",
                    "on lessons: > 1 red",
                    "round 13 for red: > 1 wood",
                    "round 14 for red: > 1 wood");
        }

        @Test
        @Rule("AGR-M7")
        void puts_none_before_the_eighth() {
            given(eikz(), round(1), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            assertThat(position().board().waiting(0, 7)).isZero();
            assertThat(position().board().waiting(0, 8)).isNotZero();
            meanwhile();
        }
    }

    @Nested
    class StorehouseClerk {

        private static final String CARD = "k287-storehouse-clerk";

        @Test
        void adds_one_of_every_good_of_which_there_is_plenty() {
            given(
                    eikz(),
                    players(4),
                    beforeTheNextRound(),
                    RED.hasPlayed(CARD),
                    RED.has("8 wood 7 clay 6 reed 5 stone"));
            goOn();
            RED.plays("use " + CARD);
            RED.changed("wood: 8 > 9", "clay: 7 > 8", "reed: 6 > 7", "stone: 5 > 6");
            RED.isAsked("place");
        }

        @Test
        void adds_nothing_where_one_is_missing() {
            given(
                    eikz(),
                    players(4),
                    beforeTheNextRound(),
                    RED.hasPlayed(CARD),
                    RED.has("7 wood 6 clay 5 reed 5 stone"));
            goOn();
            RED.plays("use " + CARD);
            RED.changed("stone: 5 > 6");
            given(
                    eikz(),
                    players(4),
                    beforeTheNextRound(),
                    RED.hasPlayed(CARD),
                    RED.has("7 wood 6 clay 5 reed 4 stone"));
            goOn();
            RED.isAsked("place");
            RED.changed();
        }

        @Test
        @Rule({"AGR-K2", "AGR-R4"})
        void counts_what_came_from_the_round_space_first() {
            given(
                    eikz(),
                    players(4),
                    round(7),
                    beforeTheNextRound(),
                    RED.hasPlayed(CARD),
                    RED.awaits(8, "1 wood"),
                    RED.has("7 wood"));
            goOn();
            RED.plays("use " + CARD);
            RED.changed("wood: 7 > 9");
        }
    }
}
