package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Occupations of deck I from I243 on. */
class OccupationsI243Test extends ClassicScenario {

    @Nested
    class Bricklayer {

        private static final String CARD = "i243-bricklayer";

        @Test
        void an_improvement_costs_a_clay_less() {
            given(eikz(), out("major-improvement"), RED.hasPlayed(CARD), RED.has("1 clay"));
            RED.plays("place major-improvement", "build fireplace-2");
            RED.changed("clay: 1 > 0", "home: 2 > 1", "cards: " + CARD + " > fireplace-2, " + CARD);
        }

        @Test
        void a_renovation_costs_a_clay_less_in_all_and_a_room_two() {
            given(eikz(), out("house-redevelopment"), RED.hasPlayed(CARD), RED.has("1 clay 1 reed"));
            RED.plays("place house-redevelopment");
            RED.changed("clay: 1 > 0", "reed: 1 > 0", "house: wood > clay", "home: 2 > 1");
            given(eikz(), RED.hasPlayed(CARD), RED.farm(CLAY_HOUSE), RED.has("3 clay 2 reed"));
            RED.plays("place farm-expansion", "build-room a1");
            RED.changed("clay: 3 > 0", "reed: 2 > 0", "a1: - > room", "home: 2 > 1");
        }

        @Test
        void what_costs_no_clay_stays_as_dear() {
            given(eikz(), RED.hasPlayed(CARD), RED.has("4 wood 2 reed 9 clay"));
            RED.plays("place farm-expansion");
            RED.mayNot("build-room a1");
            meanwhile();
        }
    }

    @Nested
    class MarketCrier {

        private static final String CARD = "i245-market-crier";

        @Test
        void takes_more_and_everybody_else_gets_a_grain() {
            given(eikz(), players(3), RED.hasPlayed(CARD));
            RED.plays("place grain-seeds", "use " + CARD);
            changed(
                    "red grain: 0 > 2",
                    "red vegetable: 0 > 1",
                    "red home: 2 > 1",
                    "green grain: 0 > 1",
                    "blue grain: 0 > 1",
                    "on grain-seeds: > 1 red");
        }

        @Test
        void may_let_it_be_and_others_have_nothing_of_it() {
            given(eikz(), players(3), RED.hasPlayed(CARD));
            RED.plays("place grain-seeds", "done");
            changed("red grain: 0 > 1", "red home: 2 > 1", "on grain-seeds: > 1 red");
        }
    }

    @Nested
    class MilkingHand {

        private static final String CARD = "i246-milking-hand";

        @Test
        void gets_food_for_cattle_in_each_harvest() {
            int[][] herds = {{1, 1}, {2, 1}, {3, 2}};
            for (int[] herd : herds) {
                given(
                        eikz(),
                        round(4),
                        beforeTheHarvest(),
                        RED.hasPlayed(CARD),
                        RED.farm(TWO_PASTURES),
                        RED.has(herd[0] + " cattle 3 food"),
                        GREEN.has("4 food"));
                goOn();
                RED.changed("food: 3 > " + (3 + herd[1]));
            }
        }

        @Test
        void no_cattle_no_milk() {
            given(eikz(), round(4), beforeTheHarvest(), RED.hasPlayed(CARD), RED.has("3 food 1 sheep"));
            goOn();
            RED.changed();
        }

        @Test
        void every_two_cattle_are_worth_a_point() {
            given(eikz(), RED.hasPlayed(CARD), RED.farm(TWO_PASTURES), RED.has("3 cattle"), GREEN.has("1 cattle"));
            assertThat(RED.points("bonus")).isEqualTo(1);
            assertThat(GREEN.points("bonus")).isZero();
        }
    }

    @Nested
    class SheepWhisperer {

        private static final String CARD = "i250-sheep-whisperer";

        @Test
        void sheep_wait_in_four_rounds_as_far_as_there_are_any() {
            given(eikz(), round(4), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            changed(
                    "red hand: " + CARD + " >",
                    "red cards: > " + CARD,
                    "red home: 2 > 1",
                    "on lessons: > 1 red",
                    "round 8 for red: > 1 sheep",
                    "round 11 for red: > 1 sheep",
                    "round 13 for red: > 1 sheep");
        }

        @Test
        void late_in_the_game_there_are_none() {
            given(eikz(), round(11), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            changed("red hand: " + CARD + " >", "red cards: > " + CARD, "red home: 2 > 1", "on lessons: > 1 red");
        }
    }

    @Nested
    class PigBreeder {

        private static final String CARD = "i252-pig-breeder";

        @Test
        void brings_a_wild_boar() {
            given(eikz(), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            RED.changed("wild-boar: 0 > 1", "hand: " + CARD + " >", "cards: > " + CARD, "home: 2 > 1");
        }

        @Test
        void its_boars_breed_at_the_end_of_round_12_only_and_where_there_is_room() {
            atTheEndOf(12, TWO_PASTURES);
            RED.changed("wild-boar: 2 > 3", "food: 0 > 2", "home: 1 > 2");
            atTheEndOf(10, TWO_PASTURES);
            RED.changed("food: 0 > 2", "home: 1 > 2");
        }

        private void atTheEndOf(int round, String farm) {
            given(
                    eikz(),
                    round(round),
                    RED.home(1),
                    GREEN.home(0),
                    RED.hasPlayed(CARD),
                    RED.farm(farm),
                    holds("fishing", "2 food"),
                    RED.has("2 wild-boar"));
            RED.plays("place fishing");
        }
    }

    @Nested
    class Groom {

        private static final String CARD = "i254-groom";

        @Test
        void builds_a_stable_for_wood_that_waited_for_the_round() {
            given(
                    eikz(),
                    beforeTheNextRound(),
                    RED.farm(STONE_HOUSE),
                    RED.hasPlayed(CARD, "k312-fence-overseer"),
                    RED.awaits(2, "1 wood"),
                    RED.has("1 food"));
            goOn();
            RED.plays("use " + CARD, "build-stable e1");
            RED.isOffered("use k312-fence-overseer", "done");
            meanwhile();
        }

        @Test
        void not_in_a_house_of_clay_and_not_without_wood() {
            given(eikz(), beforeTheNextRound(), RED.farm(CLAY_HOUSE), RED.hasPlayed(CARD), RED.has("1 wood"));
            goOn();
            RED.isAsked("place");
            meanwhile();
            given(eikz(), beforeTheNextRound(), RED.farm(STONE_HOUSE), RED.hasPlayed(CARD), RED.has("9 clay"));
            goOn();
            RED.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class StoneCarverAndCabinetmaker {

        @Test
        void each_turns_one_good_into_food_once_a_harvest() {
            given(
                    eikz(),
                    round(4),
                    beforeFeeding(),
                    RED.hasPlayed("i256-stone-carver", "i258-cabinetmaker"),
                    RED.has("2 wood 2 stone"),
                    GREEN.has("4 food"));
            goOn();
            RED.plays("craft i256-stone-carver", "craft i258-cabinetmaker");
            RED.mayNot("craft i256-stone-carver");
            RED.mayNot("craft i258-cabinetmaker");
            RED.changed(
                    "wood: 2 > 1",
                    "stone: 2 > 1",
                    "food: 0 > 5",
                    "cards: i256-stone-carver, i258-cabinetmaker > i256-stone-carver spent, i258-cabinetmaker spent");
        }

        @Test
        void a_cabinetmaker_is_a_craft_for_the_guildmaster_a_stone_carver_is_none() {
            given(eikz(), RED.hasPlayed("e341-guildmaster"), RED.holds("i258-cabinetmaker"), RED.has("1 food"));
            RED.plays("place lessons", "play i258-cabinetmaker");
            now("red wood", "4");
            given(eikz(), RED.hasPlayed("e341-guildmaster"), RED.holds("i256-stone-carver"), RED.has("1 food"));
            RED.plays("place lessons", "play i256-stone-carver");
            RED.changed(
                    "food: 1 > 0",
                    "hand: i256-stone-carver >",
                    "cards: e341-guildmaster > e341-guildmaster, i256-stone-carver",
                    "home: 2 > 1");
        }
    }

    @Nested
    class AnimalDealer {

        private static final String CARD = "i259-animal-dealer";

        @Test
        void buys_another_animal_of_the_kind() {
            String[][] markets = {{"sheep-market", "sheep"}, {"pig-market", "wild-boar"}, {"cattle-market", "cattle"}};
            for (String[] market : markets) {
                given(
                        eikz(),
                        players(3),
                        RED.hasPlayed(CARD),
                        RED.has("1 food"),
                        RED.farm(TWO_PASTURES),
                        out(market[0]),
                        holds(market[0], "1 " + market[1]));
                RED.plays("place " + market[0]);
                RED.isOffered("use " + CARD, "done");
                RED.plays("use " + CARD);
                RED.changed(market[1] + ": 0 > 2", "food: 1 > 0", "home: 2 > 1");
            }
        }

        @Test
        void the_choice_of_animals_and_those_of_others_bring_nothing() {
            given(eikz(), players(5), RED.hasPlayed(CARD), RED.farm(TWO_PASTURES), RED.has("5 food"));
            RED.plays("place animal-market", "take wild-boar");
            RED.changed("wild-boar: 0 > 1", "home: 2 > 1");
            GREEN.isAsked("place");
        }
    }

    @Nested
    class Layabout {

        private static final String CARD = "i244-layabout";
        private static final String CROPS_AND_PASTURE = """
                +   +   +   +---+---+
                  .  F3g F2v|       |
                +   +   +   +---+---+
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """;

        @Test
        void notes_the_next_harvest() {
            given(eikz(), round(5), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            RED.changed("hand: " + CARD + " >", "cards: > " + CARD + " with 7", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K74")
        void neither_reaps_nor_feeds_nor_breeds_nor_do_its_cards_anything() {
            given(
                    eikz(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed(CARD, "i246-milking-hand", "e150-baker", "clay-oven"),
                    onCardNoted(CARD, 4),
                    RED.farm(CROPS_AND_PASTURE),
                    RED.has("2 sheep 1 grain"),
                    GREEN.farm(OccupationsI219RightsTest.CROPS),
                    GREEN.has("4 food"));
            goOn();
            RED.changed();
        }

        @Test
        @Rule("AGR-K74")
        void others_may_take_from_its_fields() {
            given(
                    eikz(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed(CARD),
                    onCardNoted(CARD, 4),
                    RED.farm(OccupationsI219RightsTest.CROPS),
                    GREEN.hasPlayed("i223-harvest-helper"),
                    GREEN.has("4 food"));
            goOn();
            GREEN.isOffered("use i223-harvest-helper", "done");
            meanwhile();
        }

        @Test
        @Rule("AGR-K74")
        void it_is_one_harvest_only() {
            given(
                    eikz(),
                    round(7),
                    beforeTheHarvest(),
                    RED.hasPlayed(CARD),
                    onCardNoted(CARD, 4),
                    RED.has("4 wood"),
                    GREEN.has("4 food"));
            goOn();
            RED.changed("begging: 0 > 4");
        }
    }

    @Nested
    class Outrider {

        private static final String CARD = "i261-outrider";

        @Test
        void gets_a_grain_that_can_be_sown_at_once() {
            given(eikz(), out("grain-utilization"), RED.hasPlayed(CARD), RED.farm(TWO_FIELDS));
            RED.plays("place grain-utilization", "sow grain b1");
            RED.changed("b1: field > field 3 grain", "home: 2 > 1");
        }

        @Test
        void an_older_card_brings_nothing() {
            given(
                    eikz(),
                    out("sheep-market", "fencing"),
                    holds("sheep-market", "1 sheep"),
                    RED.hasPlayed(CARD),
                    RED.farm(TWO_PASTURES));
            RED.plays("place sheep-market");
            RED.changed("sheep: 0 > 1", "home: 2 > 1");
        }
    }

    @Nested
    class Rancher {

        private static final String CARD = "i340-rancher";

        @Test
        void gets_wood_who_alone_uses_most_of_the_farmyard() {
            given(eikz(), beforeTheNextRound(), RED.hasPlayed(CARD), RED.farm(TWO_FIELDS));
            goOn();
            RED.changed("wood: 0 > 1");
        }

        @Test
        void a_tie_brings_nothing() {
            given(eikz(), beforeTheNextRound(), RED.hasPlayed(CARD), RED.farm(TWO_FIELDS), GREEN.farm(TWO_FIELDS));
            goOn();
            RED.changed();
        }
    }
}
