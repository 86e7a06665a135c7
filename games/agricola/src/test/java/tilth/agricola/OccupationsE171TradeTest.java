package tilth.agricola;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Occupations of deck E, edition of 2007, E171 to E194: those that trade, build and pay. */
class OccupationsE171TradeTest extends ClassicScenario {

    private static final String FOUR_STONE_ROOMS = """
            +   +   +   +   +   +
              .   .   .   .   .
            +   +   +   +   +   +
              S   S   .   .   .
            +   +   +   +   +   +
              S   S   .   .   .
            +   +   +   +   +   +
            """;

    @Nested
    class DockWorker {

        private static final String CARD = "e171-dock-worker";

        @Test
        @Rule("AGR-X3")
        void turns_three_wood_or_two_of_another_resource_into_one() {
            given(eikz(), RED.hasPlayed(CARD), RED.has("3 wood 2 clay"));
            RED.plays("trade " + CARD + " 1");
            RED.changed("wood: 3 > 0", "reed: 0 > 1");
            RED.plays("trade " + CARD + " 5");
            RED.changed("clay: 2 > 0", "stone: 0 > 1");
            given(eikz(), RED.hasPlayed(CARD), RED.has("2 reed 2 stone"));
            RED.plays("trade " + CARD + " 6");
            RED.changed("reed: 2 > 0", "wood: 0 > 1");
            RED.plays("trade " + CARD + " 10");
            RED.changed("stone: 2 > 0", "clay: 0 > 1");
        }

        @Test
        @Rule("AGR-X3")
        void not_two_wood_and_not_two_that_differ() {
            given(eikz(), RED.hasPlayed(CARD), GREEN.hasPlayed("joinery"), RED.has("2 wood 1 clay 1 reed 1 stone"));
            RED.mayNot(IntStream.range(0, 12)
                    .mapToObj(choice -> "trade " + CARD + " " + choice)
                    .toArray(String[]::new));
        }
    }

    @Nested
    class HutBuilder {

        private static final String CARD = "e178-hut-builder";

        @Test
        void is_too_late_from_round_five_on() {
            given(eikz(), players(4), round(4), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            RED.changed("hand: " + CARD + " >", "cards: > " + CARD + " with " + (1 << 11), "home: 2 > 1");
            given(eikz(), players(4), round(5), RED.holds(CARD));
            RED.plays("place lessons", "play " + CARD);
            RED.changed("hand: " + CARD + " >", "cards: > " + CARD + " with nothing", "home: 2 > 1");
        }

        @Test
        void builds_a_room_for_nothing_when_round_eleven_begins() {
            givenBefore(11, 1 << 11);
            goOn();
            RED.isOffered("use " + CARD, "done");
            RED.plays("use " + CARD, "build-room a1");
            RED.isAsked("place");
            RED.changed("a1: - > room");
            givenBefore(11, 1 << 11, RED.farm(CLAY_HOUSE));
            goOn();
            RED.plays("use " + CARD, "build-room a1");
            RED.changed("a1: - > room");
        }

        @Test
        void not_in_a_stone_house_and_not_in_other_rounds() {
            givenBefore(11, 1 << 11, RED.farm(STONE_HOUSE));
            goOn();
            RED.isAsked("place");
            RED.changed();
            givenBefore(10, 1 << 11);
            goOn();
            RED.isAsked("place");
            RED.changed();
            givenBefore(12, 1 << 11);
            goOn();
            RED.isAsked("place");
            RED.changed();
        }

        @Test
        void not_if_it_was_played_too_late() {
            givenBefore(11, 0);
            goOn();
            RED.isAsked("place");
            RED.changed();
        }

        private void givenBefore(int round, int noted, Given... more) {
            given(eikz(), players(4), round(round - 1), beforeTheNextRound(), scene -> {
                RED.hasPlayed(CARD).layOut(scene);
                onCardNoted(CARD, noted).layOut(scene);
                for (Given word : more) {
                    word.layOut(scene);
                }
            });
        }
    }

    @Nested
    class ClaySeller {

        private static final String CARD = "e186-clay-seller";

        @Test
        @Rule("AGR-X3")
        void turns_clay_into_animals_and_resources() {
            given(eikz(), players(4), RED.hasPlayed(CARD), RED.farm(TWO_PASTURES), RED.has("14 clay"));
            RED.plays("trade " + CARD + " 0");
            RED.changed("clay: 14 > 12", "sheep: 0 > 1");
            RED.plays("trade " + CARD + " 1");
            RED.changed("clay: 12 > 10", "reed: 0 > 1");
            RED.plays("trade " + CARD + " 2");
            RED.changed("clay: 10 > 7", "wild-boar: 0 > 1");
            RED.plays("trade " + CARD + " 3");
            RED.changed("clay: 7 > 4", "stone: 0 > 1");
            RED.plays("trade " + CARD + " 4");
            RED.changed("clay: 4 > 0", "cattle: 0 > 1");
        }

        @Test
        @Rule("AGR-X3")
        void not_for_less() {
            given(eikz(), players(4), RED.hasPlayed(CARD), RED.has("2 clay"));
            RED.may("trade " + CARD + " 0", "trade " + CARD + " 1");
            RED.mayNot("trade " + CARD + " 2", "trade " + CARD + " 3", "trade " + CARD + " 4");
        }

        @Test
        @Rule({"AGR-X2", "AGR-X3"})
        void animals_may_be_cooked_at_once() {
            given(
                    eikz(),
                    players(4),
                    round(4),
                    beforeFeeding(),
                    RED.hasPlayed("fireplace-2", CARD),
                    RED.has("4 clay 1 food"),
                    GREEN.has("4 food"),
                    BLUE.has("4 food"),
                    YELLOW.has("4 food"));
            goOn();
            RED.plays("trade " + CARD + " 4", "cook cattle", "feed");
            RED.changed("clay: 4 > 0", "food: 1 > 0");
        }
    }

    @Nested
    class Mason {

        private static final String CARD = "e191-mason";

        @Test
        @Rule("AGR-X3")
        void adds_a_room_for_nothing_once_in_the_game() {
            given(eikz(), RED.hasPlayed(CARD), RED.farm(FOUR_STONE_ROOMS));
            RED.plays("trade " + CARD + " 0", "build-room a1");
            RED.mayNot("trade " + CARD + " 0");
            RED.changed("a1: - > room");
            RED.isAsked("place");
        }

        @Test
        void not_with_three_rooms_or_in_a_clay_house() {
            given(eikz(), RED.hasPlayed(CARD), RED.farm(FOUR_STONE_ROOMS.replaceFirst("S   S", "S   .")));
            RED.mayNot("trade " + CARD + " 0");
            given(eikz(), RED.hasPlayed(CARD), RED.farm(FOUR_STONE_ROOMS.replace('S', 'C')));
            RED.mayNot("trade " + CARD + " 0");
        }
    }

    @Nested
    class Merchant {

        private static final String CARD = "e179-merchant";

        @Test
        @Rule("AGR-P1")
        void is_of_no_use_to_who_could_then_not_pay_for_the_second_improvement() {
            given(eikz(), RED.hasPlayed(CARD), RED.holds("e25-spices", "e11-field"), RED.has("1 food"));
            RED.plays("place meeting-place", "play e25-spices");
            GREEN.isAsked("place");
            meanwhile();
            given(eikz(), RED.hasPlayed(CARD), RED.holds("e25-spices", "e11-field"), RED.has("1 food 1 grain"));
            RED.plays("place meeting-place", "play e25-spices", "use " + CARD);
            RED.isOffered("play e11-field");
            meanwhile();
        }

        @Test
        @Rule("AGR-P1")
        void nor_is_a_puppeteer_to_who_could_then_not_pay_for_the_chief() {
            given(
                    eikz(),
                    players(4),
                    holds("traveling-players", "1 food"),
                    GREEN.hasPlayed("i249-puppeteer"),
                    GREEN.holds("e172-chief"),
                    GREEN.has("2 food"));
            RED.plays("place traveling-players");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class Patron {

        private static final String CARD = "e192-patron";

        @Test
        @Rule("AGR-K11")
        void brings_two_food_before_an_occupation_is_paid_for() {
            given(eikz(), players(4), RED.hasPlayed(CARD), RED.holds("e171-dock-worker"));
            RED.plays("place lessons", "play e171-dock-worker");
            RED.changed(
                    "food: 0 > 1",
                    "hand: e171-dock-worker >",
                    "cards: " + CARD + " > e171-dock-worker, " + CARD,
                    "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K11")
        void adds_up_with_a_bookshelf() {
            given(eikz(), players(4), RED.hasPlayed("k112-bookshelf", CARD), RED.holds("e171-dock-worker"));
            RED.plays("place lessons", "play e171-dock-worker");
            RED.changed(
                    "food: 0 > 4",
                    "hand: e171-dock-worker >",
                    "cards: " + CARD + ", k112-bookshelf > e171-dock-worker, " + CARD + ", k112-bookshelf",
                    "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K11")
        void adds_up_with_a_bookshelf_for_each_of_two_occupations() {
            given(
                    eikz(),
                    players(4),
                    RED.hasPlayed("e49-writing-desk", "k112-bookshelf", CARD),
                    RED.holds("e171-dock-worker", "e154-master-brewer"));
            RED.plays("place lessons", "play e171-dock-worker", "use e49-writing-desk", "play e154-master-brewer");
            now("red food", "7");
        }

        @Test
        @Rule("AGR-K11")
        void the_bookshelf_pays_the_educator_too() {
            given(
                    eikz(),
                    players(4),
                    RED.hasPlayed("k112-bookshelf", "k271-educator"),
                    RED.holds("e171-dock-worker"),
                    GREEN.toMove(),
                    GREEN.holds("e154-master-brewer"));
            GREEN.plays("place lessons", "play e154-master-brewer");
            RED.plays("use k271-educator", "play e171-dock-worker");
            now("red food", "0");
        }

        /** Ruling P162. */
        @Test
        @Rule({"AGR-K11", "AGR-K15"})
        void helps_at_once_with_a_second_occupation_of_the_same_action() {
            given(eikz(), players(4), RED.hasPlayed("e49-writing-desk"), RED.holds(CARD, "e171-dock-worker"));
            RED.plays("place lessons", "play " + CARD, "use e49-writing-desk", "play e171-dock-worker");
            RED.changed(
                    "hand: e171-dock-worker, " + CARD + " >",
                    "cards: e49-writing-desk > e49-writing-desk, e171-dock-worker, " + CARD,
                    "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K15")
        void not_for_itself_and_not_for_occupations_of_others() {
            given(eikz(), players(4), RED.hasPlayed("e171-dock-worker"), RED.holds(CARD), RED.has("1 food"));
            RED.plays("place lessons", "play " + CARD);
            RED.changed(
                    "food: 1 > 0",
                    "hand: " + CARD + " >",
                    "cards: e171-dock-worker > e171-dock-worker, " + CARD,
                    "home: 2 > 1");
            given(eikz(), players(4), GREEN.hasPlayed(CARD), RED.holds("e171-dock-worker"));
            RED.plays("place lessons", "play e171-dock-worker");
            GREEN.changed();
        }
    }
}
