package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Minor improvements E37 to E62 that are about farms, animals and other people. */
class MinorsE37FarmTest extends ClassicScenario {

    @Nested
    class Outhouse {

        @Test
        @Rule("AGR-D8")
        void may_be_built_while_another_has_fewer_than_two_occupations() {
            given(
                    eikz(),
                    players(3),
                    RED.hasPlayed("i219-fieldsman", "e157-thatcher"),
                    GREEN.hasPlayed("e162-meat-seller", "e174-tutor"),
                    BLUE.hasPlayed("e179-merchant"),
                    RED.holds("e44-outhouse"),
                    RED.has("1 wood 1 clay"));
            RED.plays("place meeting-place", "play e44-outhouse");
            RED.changed(
                    "wood: 1 > 0",
                    "clay: 1 > 0",
                    "hand: e44-outhouse >",
                    "cards: e157-thatcher, i219-fieldsman > e44-outhouse, e157-thatcher, i219-fieldsman",
                    "home: 2 > 1");
        }

        @Test
        @Rule("AGR-D8")
        void not_once_all_others_have_two() {
            given(
                    eikz(),
                    GREEN.isFirst(),
                    GREEN.hasPlayed("e162-meat-seller", "e174-tutor"),
                    RED.holds("e44-outhouse"),
                    RED.has("1 wood 1 clay"));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }

        @Test
        @Rule("AGR-D8")
        void alone_ones_own_occupations_count() {
            given(
                    eikz(),
                    players(1),
                    out("major-improvement"),
                    RED.hasPlayed("i219-fieldsman"),
                    RED.holds("e44-outhouse"),
                    RED.has("1 wood 1 clay"));
            RED.may("place major-improvement");
            given(
                    eikz(),
                    players(1),
                    out("major-improvement"),
                    RED.hasPlayed("i219-fieldsman", "e157-thatcher"),
                    RED.holds("e44-outhouse"),
                    RED.has("1 wood 1 clay"));
            RED.mayNot("place major-improvement");
        }
    }

    @Nested
    class LettucePatch {

        @Test
        @Rule("AGR-K43")
        void a_vegetable_harvested_there_may_become_four_food() {
            given(
                    eikz(),
                    round(14),
                    beforeTheHarvest(),
                    RED.hasPlayed("e47-lettuce-patch", "e25-spices"),
                    onCard("e47-lettuce-patch", "2 vegetable"));
            goOn();
            RED.plays("use e47-lettuce-patch");
            RED.changed(
                    "cards: e25-spices, e47-lettuce-patch with 2 vegetable > e25-spices, e47-lettuce-patch with 1 vegetable");
        }

        @Test
        @Rule("AGR-K43")
        void not_a_vegetable_of_another_field() {
            given(
                    eikz(),
                    round(14),
                    beforeTheHarvest(),
                    RED.hasPlayed("e47-lettuce-patch"),
                    RED.has("4 food"),
                    RED.farm(TWO_FIELDS.replaceFirst(" F   F ", "F2v  F ")));
            goOn();
            RED.changed("food: 4 > 0", "vegetable: 0 > 1", "b1: field 2 vegetable > field 1 vegetable");
        }

        @Test
        @Rule({"AGR-C6", "AGR-K43"})
        void may_be_let_be_and_never_scores_as_a_field() {
            given(
                    eikz(),
                    round(14),
                    beforeTheHarvest(),
                    RED.hasPlayed("e47-lettuce-patch"),
                    RED.has("4 food"),
                    onCard("e47-lettuce-patch", "1 vegetable"));
            assertThat(RED.points("fields")).isEqualTo(-1);
            goOn();
            RED.plays("done");
            RED.changed(
                    "food: 4 > 0",
                    "vegetable: 0 > 1",
                    "cards: e47-lettuce-patch with 1 vegetable > e47-lettuce-patch with nothing");
        }
    }

    @Nested
    class LettuceAndManure {

        private static final String CARD = "e47-lettuce-patch";

        private void givenEndOfRound(String crops) {
            given(
                    eikz(),
                    round(5),
                    RED.hasPlayed("i92-manure", CARD),
                    onCard(CARD, crops),
                    RED.farm(TWO_FIELDS.replaceFirst(" F   F ", "F2g  F ")),
                    RED.home(1),
                    RED.has("1 vegetable"),
                    GREEN.home(0));
            RED.plays("place day-laborer", "use i92-manure");
        }

        /** P194: what Manure takes off the card is harvested from it. */
        @Test
        @Rule({"AGR-K43", "AGR-K64"})
        void a_vegetable_that_manure_takes_off_the_card_may_become_four_food() {
            givenEndOfRound("2 vegetable");
            RED.isOffered("use " + CARD, "done");
            RED.plays("use " + CARD);
            now("red food", "6");
            now("red vegetable", "1");
        }

        @Test
        @Rule("AGR-K43")
        void not_if_nothing_grew_there() {
            givenEndOfRound("");
            RED.isAsked("place");
            now("red food", "2");
        }
    }

    @Nested
    class AnimalYard {

        @Test
        @Rule("AGR-A3")
        void holds_two_animals_of_any_kinds_and_is_no_pasture() {
            given(eikz(), RED.hasPlayed("e58-animal-yard"), RED.has("1 sheep 1 wild-boar 1 cattle"));
            assertThat(RED.points("pastures")).isEqualTo(-1);
            assertThat(RED.view().onCards()).containsOnlyKeys("e58-animal-yard");
            assertThat(RED.view().pets()).hasSize(1);
        }

        @Test
        @Rule("AGR-A4")
        void not_a_third() {
            given(eikz(), out("pig-market"), holds("pig-market", "4 wild-boar"), RED.hasPlayed("e58-animal-yard"));
            RED.plays("place pig-market");
            RED.changed("wild-boar: 0 > 3", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K41")
        void holds_two_more_with_a_trough() {
            given(
                    eikz(),
                    out("pig-market"),
                    holds("pig-market", "6 wild-boar"),
                    RED.hasPlayed("e58-animal-yard", "e59-drinking-trough"));
            RED.plays("place pig-market");
            RED.changed("wild-boar: 0 > 5", "home: 2 > 1");
            assertThat(RED.view().onCards()).isEqualTo(Map.of("e58-animal-yard", Map.of("wild-boar", 4)));
        }

        @Test
        @Rule("AGR-K41")
        void holds_two_more_sheep_with_a_pipe() {
            given(
                    eikz(),
                    out("pig-market"),
                    holds("pig-market", "4 wild-boar"),
                    RED.hasPlayed("e29-shepherds-pipe", "e58-animal-yard"),
                    RED.has("2 sheep"));
            RED.plays("place pig-market");
            RED.changed("wild-boar: 0 > 3", "home: 2 > 1");
        }

        /** P60: two sheep stand beside two other animals, and make the yard one that holds sheep. */
        @Test
        @Rule("AGR-K41")
        void holds_with_a_pipe_two_sheep_that_come_to_other_animals() {
            given(
                    eikz(),
                    out("sheep-market"),
                    holds("sheep-market", "3 sheep"),
                    RED.hasPlayed("e29-shepherds-pipe", "e58-animal-yard"),
                    RED.has("1 wild-boar 1 cattle"));
            RED.plays("place sheep-market");
            RED.changed("sheep: 0 > 3", "home: 2 > 1");
            assertThat(RED.view().onCards()).containsOnlyKeys("e58-animal-yard");
        }

        /** P60: the places of the pipe are for sheep alone. */
        @Test
        @Rule("AGR-K41")
        void holds_with_a_pipe_no_more_of_any_other_species() {
            given(
                    eikz(),
                    out("pig-market"),
                    holds("pig-market", "5 wild-boar"),
                    RED.hasPlayed("e29-shepherds-pipe", "e58-animal-yard"));
            RED.plays("place pig-market");
            RED.changed("wild-boar: 0 > 3", "home: 2 > 1");
        }

        /** P60: with both cards four of any kinds, and two sheep. */
        @Test
        @Rule("AGR-K41")
        void holds_six_with_a_trough_and_a_pipe_if_two_of_them_are_sheep() {
            given(
                    eikz(),
                    out("sheep-market"),
                    holds("sheep-market", "8 sheep"),
                    RED.hasPlayed("e29-shepherds-pipe", "e58-animal-yard", "e59-drinking-trough"));
            RED.plays("place sheep-market");
            RED.changed("sheep: 0 > 7", "home: 2 > 1");
            given(
                    eikz(),
                    out("cattle-market"),
                    holds("cattle-market", "8 cattle"),
                    RED.hasPlayed("e29-shepherds-pipe", "e58-animal-yard", "e59-drinking-trough"));
            RED.plays("place cattle-market");
            RED.changed("cattle: 0 > 5", "home: 2 > 1");
        }
    }

    @Nested
    class DrinkingTrough {

        @Test
        @Rule("AGR-A2")
        void every_pasture_holds_two_more_after_stables_have_doubled_it() {
            given(
                    eikz(),
                    out("sheep-market"),
                    holds("sheep-market", "12 sheep"),
                    RED.hasPlayed("e59-drinking-trough"),
                    RED.farm("""
                            +   +   +   +---+---+
                              .   .   s | s | . |
                            +   +   +   +---+---+
                              W   .   .   .   .
                            +   +   +   +   +   +
                              W   .   .   .   .
                            +   +   +   +   +   +
                            """));
            RED.plays("place sheep-market");
            // 6 and 4 in the pastures, one in the house, one by the stable.
            RED.changed("sheep: 0 > 12", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-A3")
        void not_stables_outside() {
            given(
                    eikz(),
                    out("sheep-market"),
                    holds("sheep-market", "5 sheep"),
                    RED.hasPlayed("e59-drinking-trough"),
                    RED.farm(TWO_FIELDS.replaceFirst("F   \\.", "F   s")));
            RED.plays("place sheep-market");
            RED.changed("sheep: 0 > 2", "home: 2 > 1");
        }
    }

    @Nested
    class Ploughs {

        @Test
        @Rule("AGR-K62")
        void plow_up_to_three_fields_instead_of_one() {
            given(eikz(), RED.hasPlayed("e61-riding-plough"));
            RED.plays("place farmland", "plow e1", "use e61-riding-plough", "plow d1", "plow c1");
            RED.changed(
                    "e1: - > field",
                    "d1: - > field",
                    "c1: - > field",
                    "cards: e61-riding-plough with 2 > e61-riding-plough with 1",
                    "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K62")
        void two_of_three_are_enough() {
            given(eikz(), RED.hasPlayed("e62-turnwrest-plough"));
            RED.plays("place farmland", "plow e1", "use e62-turnwrest-plough", "plow d1", "done");
            RED.changed(
                    "e1: - > field",
                    "d1: - > field",
                    "cards: e62-turnwrest-plough with 1 > e62-turnwrest-plough with nothing",
                    "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K62")
        void also_where_one_sows() {
            given(eikz(), out("cultivation"), RED.hasPlayed("e62-turnwrest-plough"), RED.has("2 grain"));
            RED.plays(
                    "place cultivation",
                    "plow e1",
                    "sow grain e1",
                    "use e62-turnwrest-plough",
                    "plow d1",
                    "plow c1",
                    "sow grain c1");
            RED.changed(
                    "grain: 2 > 0",
                    "e1: - > field 3 grain",
                    "d1: - > field",
                    "c1: - > field 3 grain",
                    "cards: e62-turnwrest-plough with 1 > e62-turnwrest-plough with nothing",
                    "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K62")
        void only_one_of_them_in_an_action() {
            given(eikz(), RED.hasPlayed("e61-riding-plough", "e62-turnwrest-plough"));
            RED.plays("place farmland", "plow e1", "use e61-riding-plough", "plow d1", "done");
            GREEN.isAsked("place");
            meanwhile();
        }

        @Test
        @Rule("AGR-K62")
        void not_for_a_field_that_a_card_lets_one_plow() {
            given(eikz(), RED.hasPlayed("e62-turnwrest-plough"), RED.holds("e11-field"), RED.has("1 food"));
            RED.plays("place meeting-place", "play e11-field", "plow e1");
            GREEN.isAsked("place");
            meanwhile();
        }

        @Test
        @Rule("AGR-K62")
        void not_once_it_is_used_up() {
            given(eikz(), RED.hasPlayed("e62-turnwrest-plough"), onCardNoted("e62-turnwrest-plough", 0));
            RED.plays("place farmland", "plow e1");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class HelpfulNeighbours {

        private static final String CARD = "e42-helpful-neighbours";

        @Test
        @Rule({"AGR-P2", "AGR-D10"})
        void turn_a_wood_or_a_clay_into_a_stone_or_a_reed() {
            given(eikz(), RED.holds(CARD), RED.has("1 wood 1 clay"));
            RED.plays("place meeting-place", "play " + CARD);
            RED.isOffered("pay 0", "pay 1");
            RED.plays("pay 1");
            RED.isOffered("choose 0 " + CARD, "choose 1 " + CARD);
            RED.plays("choose 1 " + CARD);
            changed(
                    "red clay: 1 > 0",
                    "red reed: 0 > 1",
                    "red hand: " + CARD + " >",
                    "green hand: > " + CARD,
                    "red home: 2 > 1",
                    "on meeting-place: > 1 red");
            given(eikz(), RED.holds(CARD), RED.has("1 wood"));
            RED.plays("place meeting-place", "play " + CARD, "choose 0 " + CARD);
            RED.changed("wood: 1 > 0", "stone: 0 > 1", "hand: " + CARD + " >", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-P1")
        void not_for_reed_or_stone() {
            given(eikz(), GREEN.isFirst(), RED.holds(CARD), RED.has("1 reed 1 stone"));
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            RED.changed("home: 2 > 1");
        }
    }
}
