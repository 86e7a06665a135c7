package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Cards of 2007 about where animals live and to whom they belong: I102, E208, E215, E216. */
class ClassicAnimalTest extends ClassicScenario {

    private static final String TWO_STABLES = """
            +   +   +   +   +   +
              .   .   .   s   s
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    private static final String STABLE_IN_A_PASTURE = """
            +   +   +   +   +---+
              .   .   .   . | s |
            +   +   +   +   +---+
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    private static final String WHOLE_FARM = """
            +---+---+---+---+---+
            | . | .   . |F2g F2v
            +---+---+---+   +   +
              W   W   W   W   W
            +   +   +   +   +   +
              W   W   W   W   W
            +   +   +   +   +   +
            """;

    @Nested
    class WildlifeReserve {

        private static final String CARD = "i102-wildlife-reserve";

        @Test
        @Rule("AGR-A3")
        void holds_one_animal_of_each_kind_and_is_no_pasture() {
            given(eikz(), RED.hasPlayed(CARD), RED.has("2 sheep 1 wild-boar 1 cattle"));
            assertThat(RED.points("pastures")).isEqualTo(-1);
            assertThat(RED.view().onCards()).isEqualTo(Map.of(CARD, Map.of("sheep", 1, "wild-boar", 1, "cattle", 1)));
            assertThat(RED.view().pets()).containsExactly("sheep");
        }

        @Test
        @Rule("AGR-A4")
        void not_two_of_a_kind() {
            given(eikz(), out("pig-market"), holds("pig-market", "4 wild-boar"), RED.hasPlayed(CARD));
            RED.plays("place pig-market");
            RED.changed("wild-boar: 0 > 2", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K41")
        void holds_two_more_with_a_trough_of_whatever_kinds() {
            given(
                    eikz(),
                    out("pig-market"),
                    holds("pig-market", "5 wild-boar"),
                    RED.hasPlayed(CARD, "e59-drinking-trough"));
            RED.plays("place pig-market");
            RED.changed("wild-boar: 0 > 4", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K41")
        void holds_two_more_sheep_with_a_pipe() {
            given(
                    eikz(),
                    out("sheep-market"),
                    holds("sheep-market", "5 sheep"),
                    RED.hasPlayed(CARD, "e29-shepherds-pipe"));
            RED.plays("place sheep-market");
            RED.changed("sheep: 0 > 4", "home: 2 > 1");
        }
    }

    @Nested
    class Stablemaster {

        private static final String CARD = "e208-stablemaster";

        @Test
        @Rule("AGR-K111")
        void one_stable_holds_three_animals_of_a_kind() {
            given(
                    eikz(),
                    out("cattle-market"),
                    holds("cattle-market", "6 cattle"),
                    RED.farm(TWO_STABLES),
                    RED.hasPlayed(CARD));
            RED.plays("place cattle-market");
            RED.changed("cattle: 0 > 5", "home: 2 > 1");
            assertThat(RED.view().squares().stream().map(AgricolaView.SquareView::animals))
                    .filteredOn(animals -> animals > 0)
                    .containsExactly(3, 1);
        }

        @Test
        @Rule("AGR-K111")
        void not_of_two_kinds_in_one_stable() {
            given(
                    eikz(),
                    out("cattle-market"),
                    holds("cattle-market", "2 cattle"),
                    RED.farm(TWO_STABLES),
                    RED.hasPlayed(CARD),
                    RED.has("1 wild-boar 2 sheep"));
            RED.plays("place cattle-market");
            RED.isAsked("keep");
            RED.may("keep 2 1 1", "keep 2 0 2", "keep 1 1 2");
            RED.mayNot("keep 2 1 2");
            meanwhile();
        }

        @Test
        @Rule("AGR-K111")
        void not_in_a_pasture() {
            given(
                    eikz(),
                    out("cattle-market"),
                    holds("cattle-market", "7 cattle"),
                    RED.farm(STABLE_IN_A_PASTURE),
                    RED.hasPlayed(CARD));
            RED.plays("place cattle-market");
            RED.changed("cattle: 0 > 5", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K111")
        void a_pipe_makes_the_other_stable_larger_but_not_that_one() {
            given(
                    eikz(),
                    out("sheep-market"),
                    holds("sheep-market", "9 sheep"),
                    RED.farm(TWO_STABLES),
                    RED.hasPlayed(CARD, "e29-shepherds-pipe"));
            RED.plays("place sheep-market");
            RED.changed("sheep: 0 > 6", "home: 2 > 1");
        }
    }

    @Nested
    class AnimalKeeper {

        private static final String CARD = "e216-animal-keeper";

        @Test
        @Rule("AGR-K112")
        void different_animals_stand_together_in_pastures() {
            given(
                    eikz(),
                    players(4),
                    out("cattle-market"),
                    holds("cattle-market", "2 cattle"),
                    RED.farm(STABLE_IN_A_PASTURE),
                    RED.hasPlayed(CARD),
                    RED.has("2 sheep 1 wild-boar"));
            RED.plays("place cattle-market");
            RED.changed("cattle: 0 > 2", "home: 2 > 1");
            AgricolaView.PastureView pasture = RED.view().pastures().getFirst();
            assertThat(pasture.capacity()).isEqualTo(4);
            assertThat(pasture.animals()).isEqualTo(4);
            assertThat(pasture.herds()).hasSizeGreaterThan(1);
        }

        @Test
        @Rule("AGR-K112")
        void not_more_of_them() {
            given(
                    eikz(),
                    players(4),
                    out("cattle-market"),
                    holds("cattle-market", "3 cattle"),
                    RED.farm(STABLE_IN_A_PASTURE),
                    RED.hasPlayed(CARD),
                    RED.has("2 sheep 1 wild-boar"));
            RED.plays("place cattle-market");
            RED.isAsked("keep");
            RED.mayNot("keep 2 1 3");
            RED.plays("keep 2 1 2");
            RED.changed("cattle: 0 > 2", "home: 2 > 1");
        }

        @Test
        @Rule({"AGR-K112", "AGR-K41"})
        void a_trough_and_a_pipe_add_to_them() {
            given(
                    eikz(),
                    players(4),
                    out("sheep-market"),
                    holds("sheep-market", "9 sheep"),
                    RED.farm(STABLE_IN_A_PASTURE),
                    RED.hasPlayed(CARD, "e59-drinking-trough", "e29-shepherds-pipe"),
                    RED.has("2 cattle 1 wild-boar"));
            RED.plays("place sheep-market", "keep 6 1 2");
            RED.changed("sheep: 0 > 6", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K112")
        void not_on_a_card_that_is_for_one_kind() {
            given(
                    eikz(),
                    players(4),
                    out("cattle-market"),
                    holds("cattle-market", "2 cattle"),
                    RED.hasPlayed(CARD, "k145-forest-pasture"),
                    RED.has("5 wild-boar"));
            RED.plays("place cattle-market");
            RED.changed("cattle: 0 > 1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K112")
        void only_for_its_owner() {
            given(
                    eikz(),
                    players(4),
                    GREEN.toMove(),
                    out("cattle-market"),
                    holds("cattle-market", "2 cattle"),
                    RED.hasPlayed(CARD),
                    GREEN.farm(STABLE_IN_A_PASTURE),
                    GREEN.has("1 sheep 1 wild-boar"));
            GREEN.plays("place cattle-market");
            GREEN.isAsked("keep");
            meanwhile();
        }
    }

    @Nested
    class TenantFarmer {

        private static final String CARD = "e215-tenant-farmer";

        @Test
        @Rule("AGR-K113")
        void brings_an_animal_of_each_kind_for_which_there_has_to_be_room() {
            given(eikz(), players(4), RED.farm(TWO_STABLES), RED.holds(CARD), RED.has("1 food"));
            RED.plays("place lessons", "play " + CARD);
            RED.changed(
                    "sheep: 0 > 1",
                    "wild-boar: 0 > 1",
                    "cattle: 0 > 1",
                    "hand: " + CARD + " >",
                    "cards: > " + CARD + " with nothing",
                    "home: 2 > 1");
            assertThat(RED.points("bonus")).isEqualTo(-3);
        }

        @Test
        @Rule("AGR-K113")
        void before_points_are_counted_animals_are_given_back_and_each_missing_one_costs_a_point() {
            given(
                    eikz(),
                    players(4),
                    round(14),
                    beforeBreeding(),
                    RED.farm(TWO_STABLES),
                    RED.hasPlayed(CARD),
                    RED.has("1 sheep 1 cattle"));
            goOn();
            RED.plays("trade " + CARD + " 0", "use " + CARD, "use " + CARD);
            RED.changed(
                    "sheep: 1 > 0",
                    "cattle: 1 > 0",
                    "cards: " + CARD + " with nothing > " + CARD + " with 1 sheep 1 cattle");
            assertThat(RED.points("bonus")).isEqualTo(-1);
        }

        @Test
        @Rule("AGR-K113")
        void nobody_has_to_give_back() {
            given(
                    eikz(),
                    players(4),
                    round(14),
                    beforeBreeding(),
                    RED.farm(TWO_STABLES),
                    RED.hasPlayed(CARD),
                    RED.has("1 sheep"));
            goOn();
            RED.plays("done");
            RED.changed();
            assertThat(RED.points("bonus")).isEqualTo(-3);
        }

        @Test
        @Rule("AGR-K113")
        void who_gives_back_early_does_so_once_only() {
            given(
                    eikz(),
                    players(4),
                    RED.farm(TWO_STABLES),
                    RED.hasPlayed(CARD),
                    holds("fishing", "1 food"),
                    RED.has("1 sheep 1 cattle"));
            RED.plays("trade " + CARD + " 0", "use " + CARD, "done");
            RED.changed("sheep: 1 > 0", "cards: " + CARD + " with nothing > " + CARD + " with 1 sheep");
            RED.mayNot("trade " + CARD + " 0");
            assertThat(RED.points("bonus")).isEqualTo(-2);
        }

        @Test
        @Rule({"AGR-K113", "AGR-X3"})
        void animals_without_room_may_be_given_back() {
            given(eikz(), players(4), out("cattle-market"), holds("cattle-market", "2 cattle"), RED.hasPlayed(CARD));
            RED.plays("place cattle-market");
            RED.isAsked("keep");
            RED.plays("trade " + CARD + " 0");
            meanwhile();
            RED.plays("use " + CARD);
            RED.changed("cattle: 2 > 1", "cards: " + CARD + " with nothing > " + CARD + " with 1 cattle");
        }

        @Test
        @Rule({"AGR-K113", "AGR-K51"})
        void a_yeoman_farmer_is_not_charged() {
            given(eikz(), players(4), RED.hasPlayed(CARD, "e165-yeoman-farmer"));
            assertThat(RED.points("bonus")).isZero();
        }

        @Test
        @Rule("AGR-K82")
        void what_is_owed_are_negative_points() {
            given(
                    eikz(),
                    players(4),
                    RED.hasPlayed(CARD, "k276-constable"),
                    RED.farm(WHOLE_FARM),
                    RED.has("1 sheep 1 wild-boar 1 cattle"));
            assertThat(RED.points("bonus")).isEqualTo(-3);
            given(
                    eikz(),
                    players(4),
                    RED.hasPlayed(CARD, "k276-constable"),
                    onCard(CARD, "1 sheep 1 wild-boar 1 cattle"),
                    RED.farm(WHOLE_FARM),
                    RED.has("1 sheep 1 wild-boar 1 cattle"));
            assertThat(RED.points("bonus")).isEqualTo(5);
        }
    }
}
