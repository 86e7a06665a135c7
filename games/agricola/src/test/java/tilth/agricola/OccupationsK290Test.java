package tilth.agricola;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Occupations of deck K, edition of 2007: K290 to K312 and K342. */
class OccupationsK290Test extends ClassicScenario {

    @Nested
    class Lover {

        private static final String CARD = "k291-lover";

        @Test
        void brings_a_newborn_without_room_for_four_food_more() {
            given(eikz(), players(3), RED.holds(CARD, "k283-wood-deliveryman"), RED.has("4 food"));
            RED.plays("place lessons", "play " + CARD);
            RED.changed(
                    "food: 4 > 0",
                    "people: 2 > 3",
                    "newborns: 0 > 1",
                    "hand: k283-wood-deliveryman, " + CARD + " > k283-wood-deliveryman",
                    "cards: > " + CARD,
                    "home: 2 > 1");
        }

        @Test
        void not_without_the_food_and_nobody_beyond_five() {
            given(eikz(), players(3), RED.holds(CARD, "k283-wood-deliveryman"), RED.has("3 food"));
            RED.plays("place lessons");
            RED.mayNot("play " + CARD);
            meanwhile();
            given(eikz(), players(3), RED.holds(CARD), RED.has("4 food"), RED.people(5));
            RED.plays("place lessons", "play " + CARD);
            RED.changed("food: 4 > 0", "hand: " + CARD + " >", "cards: > " + CARD, "home: 5 > 4");
        }

        @Test
        void is_no_use_of_a_space_where_families_grow() {
            given(
                    eikz(),
                    players(3),
                    RED.holds(CARD),
                    RED.hasPlayed("k127-clapper"),
                    RED.has("4 food"),
                    RED.farm(TWO_FIELDS.replaceFirst("\\.   F   F", ".  F2g  F")));
            RED.plays("place lessons", "play " + CARD);
            now("red b1", "field 2 grain");
        }

        @Test
        @Rule("AGR-G4")
        void a_newborn_of_the_start_of_a_round_does_not_work_in_it() {
            given(
                    eikz(),
                    players(3),
                    beforeTheNextRound(),
                    RED.farm(STONE_HOUSE),
                    RED.hasPlayed("k279-scholar"),
                    RED.holds(CARD),
                    RED.has("5 food"));
            goOn();
            RED.plays("use k279-scholar", "play " + CARD);
            RED.isAsked("place");
            now("red people", "3");
            now("red home", "2");
        }
    }

    @Nested
    class Ploughman {

        private static final String CARD = "k293-ploughman";

        @Test
        void notes_the_fourth_the_seventh_and_the_tenth_round_after_it() {
            given(eikz(), round(3), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            RED.changed(
                    "hand: " + CARD + " >",
                    "cards: > " + CARD + " with " + (1 << 7 | 1 << 10 | 1 << 13),
                    "home: 2 > 1");
        }

        @Test
        void plows_for_a_food_then() {
            given(
                    eikz(),
                    round(6),
                    beforeTheNextRound(),
                    RED.hasPlayed(CARD),
                    onCardNoted(CARD, 1 << 7 | 1 << 10),
                    RED.awaits(7, "1 food"));
            goOn();
            RED.isOffered("use " + CARD, "done");
            RED.plays("use " + CARD, "plow b1");
            RED.changed("b1: - > field");
            RED.isAsked("place");
        }

        @Test
        void not_without_food_and_not_in_other_rounds() {
            given(eikz(), round(6), beforeTheNextRound(), RED.hasPlayed(CARD), onCardNoted(CARD, 1 << 7));
            goOn();
            RED.isAsked("place");
            given(
                    eikz(),
                    round(7),
                    beforeTheNextRound(),
                    RED.hasPlayed(CARD),
                    onCardNoted(CARD, 1 << 7),
                    RED.has("3 food"));
            goOn();
            RED.isAsked("place");
            RED.changed();
        }
    }

    @Nested
    class BrushwoodCollector {

        private static final String CARD = "k294-brushwood-collector";

        @Test
        void pays_a_wood_for_all_reed_of_a_room() {
            given(eikz(), players(3), RED.hasPlayed(CARD), RED.has("6 wood"));
            RED.plays("place farm-expansion", "build-room a1");
            RED.changed("wood: 6 > 0", "a1: - > room", "home: 2 > 1");
        }

        @Test
        void pays_a_wood_for_the_reed_of_a_renovation_but_for_no_other_reed() {
            given(eikz(), players(3), out("house-redevelopment"), RED.hasPlayed(CARD), RED.has("2 clay 1 wood"));
            RED.plays("place house-redevelopment");
            RED.changed("clay: 2 > 0", "wood: 1 > 0", "house: wood > clay", "home: 2 > 1");
            given(eikz(), players(3), out("major-improvement"), RED.hasPlayed(CARD), RED.has("2 stone 2 wood"));
            RED.plays("place major-improvement");
            RED.mayNot("build basketmakers-workshop");
            meanwhile();
        }
    }

    @Nested
    class CattleBreeder {

        private static final String CARD = "k295-cattle-breeder";

        @Test
        void brings_a_cattle() {
            given(eikz(), players(4), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            RED.changed("cattle: 0 > 1", "hand: " + CARD + " >", "cards: > " + CARD, "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K17")
        void breeds_cattle_alone_at_the_end_of_round_twelve() {
            endOf(12, "2 cattle 2 sheep");
            RED.plays("place lessons", "play k283-wood-deliveryman");
            RED.changed(
                    "cattle: 2 > 3",
                    "wood: 0 > 1",
                    "hand: k283-wood-deliveryman >",
                    "cards: " + CARD + " > k283-wood-deliveryman, " + CARD,
                    "food: 1 > 0",
                    "home: 1 > 2");
            now("round", "13");
        }

        @Test
        @Rule("AGR-K17")
        void breeds_nothing_after_other_rounds_or_from_one_alone() {
            endOf(10, "2 cattle 2 sheep");
            RED.plays("place farmland", "plow b1");
            RED.changed("b1: - > field", "home: 1 > 2");
            endOf(12, "1 cattle 2 sheep");
            RED.plays("place farmland", "plow b1");
            RED.changed("b1: - > field", "home: 1 > 2");
        }

        private void endOf(int round, String animals) {
            given(
                    eikz(),
                    players(4),
                    round(round),
                    RED.hasPlayed(CARD),
                    RED.holds("k283-wood-deliveryman"),
                    RED.farm(TWO_PASTURES),
                    RED.has(animals + " 1 food"),
                    RED.home(1),
                    GREEN.home(0),
                    BLUE.home(0),
                    YELLOW.home(0));
        }
    }

    @Nested
    class SeedSeller {

        private static final String CARD = "k296-seed-seller";

        @Test
        void brings_a_grain_when_played_and_one_more_with_every_grain() {
            given(eikz(), players(3), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            RED.changed("grain: 0 > 1", "hand: " + CARD + " >", "cards: > " + CARD, "home: 2 > 1");
            given(eikz(), players(3), RED.hasPlayed(CARD));
            RED.plays("place grain-seeds");
            RED.changed("grain: 0 > 2", "home: 2 > 1");
        }

        @Test
        void brings_nothing_for_others() {
            given(eikz(), players(3), GREEN.hasPlayed(CARD));
            RED.plays("place grain-seeds");
            RED.changed("grain: 0 > 1", "home: 2 > 1");
            GREEN.changed();
        }
    }

    @Nested
    class ShepherdBoy {

        private static final String CARD = "k298-shepherd-boy";

        @Test
        void puts_sheep_on_all_rounds_as_soon_as_the_house_is_of_stone() {
            given(
                    eikz(),
                    players(4),
                    out("house-redevelopment"),
                    round(12),
                    RED.hasPlayed(CARD),
                    RED.farm(CLAY_HOUSE),
                    RED.has("2 stone 1 reed"));
            RED.plays("place house-redevelopment");
            changed(
                    "red stone: 2 > 0",
                    "red reed: 1 > 0",
                    "red house: clay > stone",
                    "red home: 2 > 1",
                    "round 13 for red: > 1 sheep",
                    "round 14 for red: > 1 sheep",
                    "on house-redevelopment: > 1 red");
        }

        @Test
        void does_so_at_once_in_a_stone_house_and_never_in_one_of_clay() {
            given(eikz(), players(4), round(13), RED.farm(STONE_HOUSE), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            changed(
                    "red hand: " + CARD + " >",
                    "red cards: > " + CARD,
                    "red home: 2 > 1",
                    "round 14 for red: > 1 sheep",
                    "on lessons: > 1 red");
            given(eikz(), players(4), round(13), RED.farm(CLAY_HOUSE), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            RED.changed("hand: " + CARD + " >", "cards: > " + CARD, "home: 2 > 1");
            now("round 14 for red", "");
        }
    }

    @Nested
    class SchnapsDistiller {

        private static final String CARD = "k300-schnaps-distiller";

        @Test
        @Rule("AGR-M5")
        void turns_one_vegetable_into_five_food_in_a_harvest() {
            given(eikz(), round(4), beforeFeeding(), RED.hasPlayed(CARD), RED.has("2 vegetable"));
            goOn();
            RED.plays("craft " + CARD);
            RED.mayNot("craft " + CARD);
            RED.plays("feed");
            RED.changed("vegetable: 2 > 1", "food: 0 > 1", "cards: " + CARD + " > " + CARD + " spent");
        }

        @Test
        void not_outside_a_harvest() {
            given(eikz(), RED.hasPlayed(CARD), RED.has("2 vegetable"));
            RED.mayNot("craft " + CARD);
        }
    }

    @Nested
    class PigWhisperer {

        private static final String CARD = "k302-pig-whisperer";

        @Test
        @Rule("AGR-M7")
        void sends_wild_boar_ahead_as_far_as_rounds_go() {
            given(eikz(), players(4), round(5), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            changed(
                    "red hand: " + CARD + " >",
                    "red cards: > " + CARD,
                    "red home: 2 > 1",
                    "on lessons: > 1 red",
                    "round 9 for red: > 1 wild-boar",
                    "round 12 for red: > 1 wild-boar");
        }
    }

    @Nested
    class AnimalHandler {

        private static final String CARD = "k305-animal-handler";

        @Test
        void notes_the_rounds_that_are_still_to_come() {
            given(eikz(), players(4), round(7), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            RED.changed("hand: " + CARD + " >", "cards: > " + CARD + " with " + (1 << 10 | 1 << 14), "home: 2 > 1");
        }

        @Test
        void sells_an_animal_for_a_food_in_each_of_them() {
            arrives(7, "sheep: 0 > 1");
            arrives(10, "wild-boar: 0 > 1");
            arrives(14, "cattle: 0 > 1");
        }

        private void arrives(int round, String change) {
            before(round, "1 food");
            goOn();
            RED.isOffered("use " + CARD, "done");
            RED.plays("use " + CARD);
            RED.changed("food: 1 > 0", change);
            RED.isAsked("place");
        }

        @Test
        void not_in_other_rounds_and_the_animal_cannot_pay_for_itself() {
            before(8, "1 food");
            goOn();
            RED.isAsked("place");
            RED.changed();
            before(7, "");
            goOn();
            RED.isAsked("place");
            RED.changed();
        }

        private void before(int round, String goods) {
            given(
                    eikz(),
                    players(4),
                    round(round - 1),
                    beforeTheNextRound(),
                    RED.hasPlayed(CARD, "fireplace-2"),
                    onCardNoted(CARD, 1 << 7 | 1 << 10 | 1 << 14),
                    RED.has(goods));
        }
    }

    @Nested
    class AnimalTamer {

        private static final String CARD = "k306-animal-tamer";

        @Test
        @Rule("AGR-A3")
        void lets_an_animal_of_any_kind_live_in_every_room() {
            given(
                    eikz(),
                    RED.hasPlayed(CARD),
                    RED.has("1 wild-boar"),
                    out("sheep-market"),
                    holds("sheep-market", "1 sheep"));
            RED.plays("place sheep-market");
            RED.changed("sheep: 0 > 1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-A3")
        void replaces_the_single_pet_and_helps_nobody_else() {
            given(eikz(), RED.hasPlayed(CARD), out("sheep-market"), holds("sheep-market", "3 sheep"));
            RED.plays("place sheep-market");
            RED.changed("sheep: 0 > 2", "home: 2 > 1");
            given(eikz(), GREEN.hasPlayed(CARD), out("sheep-market"), holds("sheep-market", "3 sheep"));
            RED.plays("place sheep-market");
            RED.changed("sheep: 0 > 1", "home: 2 > 1");
        }
    }
}
