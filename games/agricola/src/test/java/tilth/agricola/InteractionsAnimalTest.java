package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** What cards of 2007 do together, where the facts about them say so: animals and fields. */
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
        void a_slaughterhouse_is_paid_once_for_a_barbecue() {
            given(
                    eikz(),
                    RED.hasPlayed("i97-slaughterhouse"),
                    GREEN.holds("z318-barbecue"),
                    GREEN.toMove(),
                    GREEN.farm(MEADOW),
                    GREEN.has("2 sheep"));
            GREEN.plays("place meeting-place", "play z318-barbecue");
            GREEN.plays("choose 0 z318-barbecue", "choose 0 z318-barbecue");
            now("red food", "1");
            now("green food", "6");
        }

        @Test
        @Rule("AGR-X8")
        void what_a_card_asks_about_a_cooked_animal_does_not_part_it_from_the_next() {
            given(
                    eikz(),
                    players(4),
                    round(4),
                    beforeFeeding(),
                    RED.hasPlayed("i97-slaughterhouse"),
                    GREEN.hasPlayed("fireplace-2", "z330-taxidermist"),
                    GREEN.farm(MEADOW),
                    GREEN.has("2 sheep 1 wild-boar"));
            goOn();
            GREEN.plays("cook sheep", "use z330-taxidermist", "cook wild-boar", "done", "cook sheep");
            now("red food", "1");
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
