package tilth.agricola;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.agricola.board.Space;
import tilth.engine.Rule;

/** What cards of 2007 do together, where the facts about them say so: fences. */
class InteractionsFenceTest extends ClassicScenario {

    @Nested
    class Fences {

        @Test
        @Rule("AGR-K9")
        void a_hedge_keeper_adds_three_fences_to_a_mini_pasture() {
            given(
                    eikz(),
                    RED.hasPlayed("e175-hedge-keeper", "e160-farmer"),
                    RED.holds("e40-mini-pasture"),
                    RED.has("2 food"),
                    GREEN.hasPlayed("i264-fencer"));
            RED.plays("place meeting-place", "play e40-mini-pasture", "fence-square e1");
            RED.plays("mark d1");
            RED.may("close");
            RED.mayNot("mark c1");
            RED.plays("close");
            GREEN.isAsked("place");
            changed(
                    "red food: 2 > 0",
                    "red fences: 0 > 7",
                    "red pastures: > d1 e1",
                    "red wild-boar: 0 > 1",
                    "red cards: e160-farmer with nothing, e175-hedge-keeper > e160-farmer with 1, e175-hedge-keeper",
                    "red hand: e40-mini-pasture >",
                    "green hand: > e40-mini-pasture",
                    "green wood: 0 > 2",
                    "red home: 2 > 1",
                    "on meeting-place: > 1 red");
        }

        @Test
        void a_mini_pasture_is_one_square_beside_others_without_wood_and_may_have_a_stable() {
            given(eikz(), RED.holds("e40-mini-pasture"), RED.has("2 food"), RED.farm("""
                            +   +   +   +   +---+
                              .   .   .   s |   |
                            +   +   +   +   +---+
                              W   .   .   .   .
                            +   +   +   +   +   +
                              W   .   .   .   .
                            +   +   +   +   +   +
                            """));
            RED.plays("place meeting-place", "play e40-mini-pasture");
            RED.isOffered("fence-square d1", "fence-square e2");
            RED.plays("fence-square d1");
            changed(
                    "red food: 2 > 0",
                    "red fences: 4 > 7",
                    "red pastures: e1 > d1 e1",
                    "red hand: e40-mini-pasture >",
                    "green hand: > e40-mini-pasture",
                    "red home: 2 > 1",
                    "on meeting-place: > 1 red");
        }

        @Test
        @Rule({"AGR-K9", "AGR-K21"})
        void a_hedge_keeper_adds_three_to_fences_that_were_delivered() {
            given(
                    eikz(),
                    round(5),
                    beforeTheNextRound(),
                    RED.hasPlayed("i265-fence-deliveryman", "e175-hedge-keeper"),
                    onCardNoted("i265-fence-deliveryman", 4 << 4 * 6),
                    RED.has("2 food"),
                    scene -> scene.parked = 4);
            goOn();
            RED.plays("use i265-fence-deliveryman", "mark e1", "mark d1");
            RED.mayNot("mark c1");
            RED.plays("close");
            now("red pastures", "d1+e1");
            now("red fences", "6");
        }

        @Test
        @Rule("AGR-K9")
        void a_hedge_keeper_helps_once_in_a_turn() {
            given(
                    eikz(),
                    out("fencing"),
                    RED.hasPlayed("e175-hedge-keeper", "e207-stablehand", "k312-fence-overseer"),
                    RED.has("1 wood 1 food"));
            RED.plays("place fencing", "mark e1", "close", "build-stable d1");
            RED.plays("use k312-fence-overseer", "fence-square d1");
            GREEN.isAsked("place");
            RED.changed(
                    "wood: 1 > 0",
                    "food: 1 > 0",
                    "fences: 0 > 7",
                    "pastures: > d1 e1",
                    "d1: - > stable",
                    "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K8")
        void what_comes_once_in_a_turn_does_not_come_again_with_the_second_card_of_a_merchant() {
            given(
                    eikz(),
                    players(4),
                    RED.hasPlayed("e160-farmer", "e175-hedge-keeper", "e179-merchant", "k312-fence-overseer"),
                    RED.holds("e40-mini-pasture", "e52-stable"),
                    RED.has("1 wood 4 food"));
            RED.plays("place meeting-place", "play e40-mini-pasture", "fence-square e1", "done");
            RED.plays("use e179-merchant", "play e52-stable", "build-stable d1");
            RED.plays("use k312-fence-overseer", "fence-square d1");
            GREEN.isAsked("place");
            now("red wild-boar", "1");
            now("red cattle", "0");
            now("red fences", "7");
        }

        @Test
        @Rule("AGR-K9")
        void fences_of_a_fence_builder_are_an_action_of_their_own() {
            given(
                    eikz(),
                    players(4),
                    out("fencing"),
                    RED.hasPlayed("e175-hedge-keeper", "e160-farmer", "i263-fence-builder"),
                    onCardNoted("i263-fence-builder", 1 + Scene.space("fencing")),
                    RED.farm(STONE_HOUSE),
                    RED.has("4 wood"));
            RED.plays("place fencing", "mark e1", "close", "done");
            RED.plays("use i263-fence-builder", "mark d1", "close", "done");
            now("red wood", "2");
            now("red wild-boar", "1");
            now("red cattle", "1");
            now("red fences", "7");
        }

        @Test
        @Rule("AGR-K10")
        void a_crook_brings_sheep_for_large_pastures_also_of_a_divided_one_if_there_are_more() {
            given(eikz(), out("fencing"), RED.hasPlayed("i77-shepherds-crook"), RED.has("8 wood"));
            RED.plays("place fencing", "mark e1", "mark d1", "mark e2", "mark d2", "close");
            RED.changed("wood: 8 > 0", "fences: 0 > 8", "pastures: > d1+e1+d2+e2", "sheep: 0 > 2", "home: 2 > 1");
            given(eikz(), out("fencing"), RED.hasPlayed("i77-shepherds-crook"), RED.farm("""
                            +   +---+---+---+---+
                              . |               |
                            +   +   +   +   +   +
                              W |               |
                            +   +---+---+---+---+
                              W   .   .   .   .
                            +   +   +   +   +   +
                            """), RED.has("2 wood"));
            RED.plays("place fencing", "mark e1", "mark d1", "mark e2", "mark d2", "close");
            RED.changed(
                    "wood: 2 > 0",
                    "fences: 12 > 14",
                    "pastures: b1+c1+d1+e1+b2+c2+d2+e2 > b1+c1+b2+c2 d1+e1+d2+e2",
                    "sheep: 0 > 2",
                    "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K10")
        void not_for_small_ones_nor_where_a_large_one_is_only_made_smaller() {
            given(eikz(), out("fencing"), RED.hasPlayed("i77-shepherds-crook"), RED.farm("""
                            +   +   +---+---+---+
                              .   . |           |
                            +   +   +   +   +   +
                              W   . |           |
                            +   +   +---+---+---+
                              W   .   .   .   .
                            +   +   +   +   +   +
                            """), RED.has("2 wood"));
            RED.plays("place fencing", "mark e1", "mark e2", "close");
            RED.changed(
                    "wood: 2 > 0", "fences: 10 > 12", "pastures: c1+d1+e1+c2+d2+e2 > c1+d1+c2+d2 e1+e2", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K15")
        void a_crook_is_there_for_fences_of_a_fence_builder_in_the_same_turn() {
            given(
                    eikz(),
                    out("major-improvement"),
                    RED.hasPlayed("i263-fence-builder"),
                    onCardNoted("i263-fence-builder", Space.MAJOR_IMPROVEMENT.ordinal() + 1),
                    RED.holds("i77-shepherds-crook"),
                    RED.has("9 wood"));
            RED.plays("place major-improvement", "play i77-shepherds-crook", "use i263-fence-builder");
            RED.plays("mark e1", "mark d1", "mark e2", "mark d2", "close");
            now("red sheep", "2");
        }

        @Test
        @Rule("AGR-K20")
        void an_overseer_fences_the_stable_of_a_stablehand_and_a_farmer_hears_it() {
            given(eikz(), players(4), RED.hasPlayed("k312-fence-overseer", "e160-farmer"), RED.has("2 wood 1 food"));
            RED.plays("place farm-expansion", "build-stable e1", "use k312-fence-overseer", "fence-square e1");
            now("red wild-boar", "1");
            now("red pastures", "e1");
            given(
                    eikz(),
                    players(4),
                    out("fencing"),
                    RED.hasPlayed("k312-fence-overseer", "e207-stablehand"),
                    RED.has("4 wood 1 food"));
            RED.plays("place fencing", "mark e1", "close", "build-stable d1");
            RED.plays("use k312-fence-overseer", "fence-square d1");
            now("red pastures", "d1 e1");
        }
    }
}
