package tilth.agricola;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Occupations of deck K, edition of 2007, K290 to K312 and K342: those of animals. */
class OccupationsK290FarmTest extends ClassicScenario {

    @Nested
    class SheepFarmer {

        private static final String CARD = "k297-sheep-farmer";

        @Test
        void gets_one_more_sheep_from_a_space() {
            given(
                    eikz(),
                    players(3),
                    out("sheep-market"),
                    RED.hasPlayed(CARD),
                    RED.farm(TWO_PASTURES),
                    holds("sheep-market", "2 sheep"));
            RED.plays("place sheep-market");
            RED.changed("sheep: 0 > 3", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K81")
        void gets_one_more_where_five_choose_an_animal() {
            given(eikz(), players(5), RED.hasPlayed(CARD), RED.farm(TWO_PASTURES));
            RED.plays("place animal-market", "take sheep");
            RED.changed("sheep: 0 > 2", "food: 0 > 1", "home: 2 > 1");
            given(eikz(), players(5), RED.hasPlayed(CARD), RED.farm(TWO_PASTURES));
            RED.plays("place animal-market", "take wild-boar");
            RED.changed("wild-boar: 0 > 1", "home: 2 > 1");
        }

        @Test
        void not_with_other_animals_with_sheep_of_others_or_without_a_person() {
            given(eikz(), players(3), out("pig-market"), RED.hasPlayed(CARD), holds("pig-market", "1 wild-boar"));
            RED.plays("place pig-market");
            RED.changed("wild-boar: 0 > 1", "home: 2 > 1");
            given(eikz(), players(3), out("sheep-market"), GREEN.hasPlayed(CARD), holds("sheep-market", "1 sheep"));
            RED.plays("place sheep-market");
            RED.changed("sheep: 0 > 1", "home: 2 > 1");
            GREEN.changed();
            given(eikz(), players(3), round(5), beforeTheNextRound(), RED.hasPlayed(CARD), RED.awaits(6, "1 sheep"));
            goOn();
            RED.changed("sheep: 0 > 1");
        }

        @Test
        @Rule("AGR-X3")
        void turns_three_sheep_into_a_cattle_and_a_wild_boar() {
            given(eikz(), players(3), RED.hasPlayed(CARD), RED.farm(TWO_PASTURES), RED.has("3 sheep"));
            RED.plays("trade " + CARD + " 0");
            RED.changed("sheep: 3 > 0", "wild-boar: 0 > 1", "cattle: 0 > 1");
            given(eikz(), players(3), RED.hasPlayed(CARD), RED.farm(TWO_PASTURES), RED.has("2 sheep"));
            RED.mayNot("trade " + CARD + " 0");
        }

        @Test
        @Rule({"AGR-X3", "AGR-A5"})
        void before_they_have_to_find_room() {
            given(eikz(), players(3), out("sheep-market"), RED.hasPlayed(CARD), holds("sheep-market", "2 sheep"));
            RED.plays("place sheep-market");
            RED.isAsked("keep");
            RED.plays("trade " + CARD + " 0", "keep 0 0 1");
            RED.changed("cattle: 0 > 1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-X3")
        void not_while_animals_breed() {
            given(
                    eikz(),
                    players(3),
                    round(4),
                    beforeBreeding(),
                    RED.hasPlayed(CARD),
                    RED.farm("""
                            +   +   +   +   +---+
                              .   .   .   . | . |
                            +   +   +   +   +   +
                              W   .   .   . | . |
                            +   +   +   +   +---+
                              W   .   .   .   .
                            +   +   +   +   +   +
                            """),
                    RED.has("4 sheep 1 cattle"));
            goOn();
            RED.isAsked("breed");
            RED.isOffered("keep 5 0 0", "keep 4 0 1");
            RED.plays("keep 4 0 1");
            RED.changed();
        }
    }

    @Nested
    class AnimalBreeder {

        private static final String CARD = "k307-animal-breeder";

        private static final String STABLE_IN_THE_CORNER = """
                +   +   +   +   +   +
                  .   .   .   .   s
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """;

        @Test
        void buys_a_pair_for_a_new_pasture() {
            givenFencing("4 wood 6 food");
            RED.plays("place fencing", "mark e1", "close");
            RED.isOffered("use " + CARD, "done");
            RED.plays("use " + CARD);
            RED.isOffered("choose 0 " + CARD, "choose 1 " + CARD, "choose 2 " + CARD);
            RED.plays("choose 2 " + CARD);
            GREEN.isAsked("place");
            RED.changed(
                    "wood: 4 > 0", "food: 6 > 3", "cattle: 0 > 2", "fences: 0 > 4", "pastures: > e1", "home: 2 > 1");
        }

        @Test
        void one_pair_however_many_pastures() {
            givenFencing("7 wood 6 food");
            RED.plays("place fencing", "mark e1", "close", "mark d1", "close", "use " + CARD, "choose 0 " + CARD);
            GREEN.isAsked("place");
            RED.changed(
                    "wood: 7 > 0", "food: 6 > 5", "sheep: 0 > 2", "fences: 0 > 7", "pastures: > d1 e1", "home: 2 > 1");
        }

        @Test
        void not_without_food() {
            givenFencing("4 wood");
            RED.plays("place fencing", "mark e1", "close");
            GREEN.isAsked("place");
            RED.changed("wood: 4 > 0", "fences: 0 > 4", "pastures: > e1", "home: 2 > 1");
        }

        @Test
        void not_around_a_stable_alone_or_within_a_pasture() {
            givenFencing("4 wood 6 food", RED.farm(STABLE_IN_THE_CORNER));
            RED.plays("place fencing", "mark e1", "close");
            GREEN.isAsked("place");
            RED.changed("wood: 4 > 0", "fences: 0 > 4", "pastures: > e1", "home: 2 > 1");
            givenFencing("1 wood 6 food", RED.farm(TWO_PASTURES));
            RED.plays("place fencing", "mark e1", "close");
            GREEN.isAsked("place");
            RED.changed("wood: 1 > 0", "fences: 9 > 10", "pastures: d1+e1 e2 > d1 e1 e2", "home: 2 > 1");
        }

        @Test
        void not_with_a_fence_overseer_or_for_fences_of_others() {
            given(eikz(), players(4), RED.hasPlayed(CARD, "k312-fence-overseer"), RED.has("2 wood 4 food"));
            RED.plays("place farm-expansion", "build-stable e1", "use k312-fence-overseer", "fence-square e1");
            GREEN.isAsked("place");
            RED.changed(
                    "wood: 2 > 0", "food: 4 > 3", "e1: - > stable", "fences: 0 > 4", "pastures: > e1", "home: 2 > 1");
            given(eikz(), players(4), out("fencing"), GREEN.hasPlayed(CARD), GREEN.has("6 food"), RED.has("4 wood"));
            RED.plays("place fencing", "mark e1", "close");
            GREEN.isAsked("place");
            GREEN.changed();
        }

        @Test
        @Rule("AGR-K10")
        void once_more_for_the_fences_of_a_fence_builder() {
            givenFencing(
                    "8 wood 6 food",
                    RED.hasPlayed(CARD, "i263-fence-builder"),
                    onCardNoted("i263-fence-builder", 1 + Scene.space("fencing")));
            RED.plays("place fencing", "mark e1", "close", "done", "use " + CARD, "choose 0 " + CARD);
            RED.plays("use i263-fence-builder", "mark d1", "close", "use " + CARD, "choose 0 " + CARD);
            now("red sheep", "4");
        }

        private void givenFencing(String goods, Given... more) {
            given(eikz(), players(4), out("fencing"), scene -> {
                RED.hasPlayed(CARD).layOut(scene);
                RED.has(goods).layOut(scene);
                for (Given word : more) {
                    word.layOut(scene);
                }
            });
        }
    }

    @Nested
    class Weaver {

        private static final String CARD = "k309-weaver";

        @Test
        void two_sheep_bring_a_food_when_the_work_begins() {
            given(
                    eikz(),
                    players(4),
                    round(5),
                    beforeTheNextRound(),
                    RED.hasPlayed(CARD),
                    RED.farm(TWO_PASTURES),
                    RED.has("2 sheep"));
            goOn();
            RED.changed("food: 0 > 1");
        }

        @Test
        @Rule("AGR-R4")
        void counts_the_sheep_that_come_when_the_round_begins() {
            given(
                    eikz(),
                    players(4),
                    round(5),
                    beforeTheNextRound(),
                    RED.hasPlayed(CARD),
                    RED.farm(TWO_PASTURES),
                    RED.has("1 sheep"),
                    RED.awaits(6, "1 sheep"));
            goOn();
            RED.changed("sheep: 1 > 2", "food: 0 > 1");
        }

        @Test
        void one_sheep_and_sheep_of_others_bring_nothing() {
            given(
                    eikz(),
                    players(4),
                    round(5),
                    beforeTheNextRound(),
                    RED.hasPlayed(CARD),
                    RED.has("1 sheep"),
                    GREEN.farm(TWO_PASTURES),
                    GREEN.has("4 sheep"));
            goOn();
            RED.changed();
        }
    }

    @Nested
    class AnimalTrainerAmongFive {

        private static final String CARD = "k342-animal-trainer";

        @Test
        @Rule("AGR-K25")
        void spends_the_food_of_the_space_for_five_too() {
            given(
                    eikz(),
                    players(5),
                    RED.hasPlayed(CARD),
                    holds("room-or-players", "3 food"),
                    RED.has("5 wood 2 reed"));
            RED.plays("place room-or-players", "take food");
            RED.isOffered("use " + CARD, "done");
            RED.plays("use " + CARD, "choose 1 " + CARD);
            GREEN.isAsked("place");
            RED.changed("food: 0 > 1", "wild-boar: 0 > 1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K25")
        void not_where_a_room_is_built() {
            given(
                    eikz(),
                    players(5),
                    RED.hasPlayed(CARD),
                    holds("room-or-players", "3 food"),
                    RED.has("5 wood 2 reed 5 food"));
            RED.plays("place room-or-players", "build-room a1");
            GREEN.isAsked("place");
            RED.changed("wood: 5 > 0", "reed: 2 > 0", "a1: - > room", "home: 2 > 1");
        }
    }
}
