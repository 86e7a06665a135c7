package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** What cards of 2007 do together, where the facts about them say so: animals, fences and fields. */
class InteractionsAnimalTest extends ClassicScenario {

    private static final String MEADOW = """
            +   +   +---+---+---+
              .   . |           |
            +   +   +---+---+---+
              W   . |           |
            +   +   +---+---+---+
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    @Nested
    class Trophies {

        private void givenKitchen(String... cards) {
            given(eikz(), RED.hasPlayed(cards), RED.has("1 wild-boar"));
        }

        @Test
        @Rule("AGR-K19")
        void a_boar_is_for_the_first_who_takes_it_of_three() {
            givenKitchen("fireplace-2", "e156-brush-maker", "k280-tanner", "z330-taxidermist");
            RED.plays("cook wild-boar", "done", "use k280-tanner");
            RED.isAsked("place");
            now(
                    "red cards",
                    "fireplace-2, e156-brush-maker with nothing, k280-tanner with 1 wild-boar, z330-taxidermist with nothing");
        }

        @Test
        @Rule("AGR-K19")
        void who_lets_two_of_them_be_may_have_it_stuffed() {
            givenKitchen("fireplace-2", "e156-brush-maker", "k280-tanner", "z330-taxidermist");
            RED.plays("cook wild-boar", "done", "done", "use z330-taxidermist");
            RED.isAsked("place");
            now(
                    "red cards",
                    "fireplace-2, e156-brush-maker with nothing, k280-tanner with nothing, z330-taxidermist with 1 wild-boar");
        }

        @Test
        @Rule("AGR-K18")
        void a_stuffed_animal_counts_for_points_of_a_loom_but_gives_no_wool() {
            given(
                    eikz(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed("z330-taxidermist", "k146-loom", "k309-weaver"),
                    onCard("z330-taxidermist", "1 sheep"),
                    RED.farm(MEADOW),
                    RED.has("2 sheep 9 food"));
            assertThat(RED.points("bonus")).isEqualTo(1);
            assertThat(RED.points("sheep")).isEqualTo(1);
            goOn();
            RED.changed("food: 9 > 10");
            given(
                    eikz(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed("z330-taxidermist", "k146-loom"),
                    onCard("z330-taxidermist", "1 sheep"),
                    RED.has("9 food"));
            goOn();
            RED.isAsked("feed");
            RED.changed();
        }

        @Test
        void a_stuffed_animal_is_none_on_the_farm() {
            given(
                    eikz(),
                    round(4),
                    beforeFeeding(),
                    RED.hasPlayed("z330-taxidermist", "e338-feed-pellets"),
                    onCard("z330-taxidermist", "1 sheep"),
                    RED.has("4 food 1 vegetable"));
            goOn();
            RED.mayNot("trade e338-feed-pellets 0");
            meanwhile();
        }

        @Test
        @Rule("AGR-X8")
        void a_slaughterhouse_is_paid_once_for_all_that_is_cooked_at_the_same_time() {
            given(
                    eikz(),
                    players(3),
                    round(4),
                    beforeFeeding(),
                    RED.hasPlayed("i97-slaughterhouse"),
                    BLUE.hasPlayed("k299-slaughterman"),
                    GREEN.hasPlayed("fireplace-2"),
                    GREEN.farm(MEADOW),
                    GREEN.has("3 sheep 1 wild-boar"));
            goOn();
            GREEN.plays("cook sheep", "cook sheep", "cook wild-boar");
            now("red food", "1");
            now("blue food", "1");
            GREEN.plays("feed");
            meanwhile();
        }

        @Test
        @Rule("AGR-X8")
        void it_is_paid_again_for_what_is_cooked_later_and_not_for_vegetables_or_ones_own() {
            given(
                    eikz(),
                    RED.hasPlayed("i97-slaughterhouse", "fireplace-3"),
                    GREEN.hasPlayed("fireplace-2"),
                    GREEN.toMove(),
                    GREEN.farm(MEADOW),
                    RED.has("1 sheep"),
                    GREEN.has("2 sheep"));
            GREEN.plays("cook sheep");
            now("red food", "1");
            GREEN.plays("place day-laborer");
            RED.plays("cook sheep");
            now("red food", "3");
            RED.plays("place grain-seeds");
            GREEN.plays("cook sheep");
            now("red food", "4");
        }
    }

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

    @Nested
    class Room {

        @Test
        @Rule("AGR-A2")
        void a_smallholder_does_not_make_an_animal_yard_larger() {
            given(
                    eikz(),
                    RED.hasPlayed("k286-smallholder", "e58-animal-yard"),
                    out("sheep-market"),
                    holds("sheep-market", "4 sheep"));
            RED.plays("place sheep-market");
            now("red sheep", "3");
        }

        @Test
        @Rule("AGR-E12")
        void an_organic_farmer_counts_a_forest_pasture_with_boar() {
            given(eikz(), RED.hasPlayed("k274-organic-farmer", "k145-forest-pasture"), RED.has("2 wild-boar"));
            assertThat(RED.points("bonus")).isEqualTo(1);
            given(eikz(), RED.hasPlayed("k274-organic-farmer", "k145-forest-pasture"));
            assertThat(RED.points("bonus")).isZero();
        }

        @Test
        @Rule("AGR-E12")
        void and_an_animal_yard_that_a_trough_has_made_larger() {
            given(
                    eikz(),
                    RED.hasPlayed("k274-organic-farmer", "e58-animal-yard", "e59-drinking-trough"),
                    RED.has("1 sheep"));
            assertThat(RED.points("bonus")).isEqualTo(1);
            given(eikz(), RED.hasPlayed("k274-organic-farmer", "e58-animal-yard"), RED.has("1 sheep"));
            assertThat(RED.points("bonus")).isZero();
        }
    }

    @Nested
    class Lambs {

        @Test
        @Rule("AGR-X3")
        void a_sheep_farmer_exchanges_no_lambs_of_the_last_harvest() {
            given(
                    eikz(),
                    players(3),
                    round(14),
                    beforeBreeding(),
                    RED.hasPlayed("k297-sheep-farmer"),
                    RED.farm(MEADOW),
                    RED.has("2 sheep"));
            goOn();
            meanwhile();
            assertThat(position().isOver()).isTrue();
            assertThat(RED.points("sheep")).isEqualTo(1);
            assertThat(RED.points("cattle")).isEqualTo(-1);
        }
    }

    @Nested
    class Small {

        private static final String ONE_SQUARE = """
                +   +   +   +   +---+
                  .   .   .   . |   |
                +   +   +   +   +---+
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """;

        @Test
        @Rule("AGR-A2")
        void a_smallholder_a_trough_and_a_pipe_add_up_to_seven_sheep() {
            given(
                    eikz(),
                    RED.hasPlayed("k286-smallholder", "e59-drinking-trough", "e29-shepherds-pipe"),
                    RED.farm(ONE_SQUARE),
                    out("sheep-market"),
                    holds("sheep-market", "9 sheep"));
            RED.plays("place sheep-market");
            now("red sheep", "8");
        }
    }

    @Nested
    class Crops {

        @Test
        @Rule("AGR-K95")
        void a_clapper_lets_sown_wood_grow_too() {
            given(
                    eikz(),
                    out("urgent-wish"),
                    RED.hasPlayed("k127-clapper", "i78-copse"),
                    onCard("i78-copse", "2 wood"));
            RED.plays("place urgent-wish");
            now("red cards", "i78-copse with 3 wood / nothing, k127-clapper");
        }
    }
}
