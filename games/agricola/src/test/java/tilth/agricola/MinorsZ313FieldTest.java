package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.agricola.AgricolaView.SquareView;
import tilth.engine.Rule;

/** Minor improvements of bonus deck Z, edition of 2007, that are about fields. */
class MinorsZ313FieldTest extends ClassicScenario {

    private static final String FARM = """
            +   +   +   +   +   +
              .   F   F   F   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    private static final String ONE_FIELD = FARM.replace("F   F   F", "F   .   .");

    /** Two stacks of 3 grain on b1. */
    private static final String STACKED = FARM.replace("  F   F   F", " F3d  F   F");

    @Nested
    @Rule("AGR-K118")
    class Scarecrow {

        private static final String CARD = "z324-scarecrow";
        private static final String CORN_STOREHOUSE = "i86-corn-storehouse";

        @Test
        void two_stacks_are_sown_on_one_field_for_a_wood() {
            given(eikz(), out("grain-utilization"), RED.hasPlayed(CARD), RED.farm(FARM), RED.has("2 grain 2 wood"));
            RED.plays("place grain-utilization", "sow-twice b1");
            RED.changed("grain: 2 > 0", "wood: 2 > 1", "b1: field > field 3 + 3 grain", "home: 2 > 1");
            assertThat(RED.points("grain")).isEqualTo(3);
        }

        @Test
        @Rule("AGR-C8")
        void two_empty_fields_are_needed_and_an_empty_card_is_none() {
            given(eikz(), RED.holds(CARD), RED.hasPlayed("k105-acreage"), RED.isFirst(), RED.farm(FARM));
            RED.plays("place meeting-place", "play " + CARD);
            RED.changed(
                    "hand: " + CARD + " >",
                    "cards: k105-acreage with nothing / nothing > k105-acreage with nothing / nothing, " + CARD,
                    "home: 2 > 1");
            given(eikz(), RED.holds(CARD), RED.hasPlayed("k105-acreage"), RED.isFirst());
            RED.mayNot("place meeting-place");
        }

        @Test
        void once_in_an_action() {
            given(eikz(), out("grain-utilization"), RED.hasPlayed(CARD), RED.farm(FARM), RED.has("4 grain 2 wood"));
            RED.plays("place grain-utilization", "sow-twice b1");
            RED.mayNot("sow-twice c1", "sow grain b1");
            RED.plays("sow grain c1", "done");
            RED.changed(
                    "grain: 4 > 1",
                    "wood: 2 > 1",
                    "b1: field > field 3 + 3 grain",
                    "c1: field > field 3 grain",
                    "home: 2 > 1");
        }

        @Test
        void after_another_field_and_again_in_the_next_action() {
            given(
                    eikz(),
                    out("grain-utilization"),
                    RED.hasPlayed(CARD),
                    RED.farm(FARM),
                    RED.has("6 grain 2 wood"),
                    out("cultivation"),
                    GREEN.home(0));
            RED.plays("place grain-utilization", "sow grain b1", "sow-twice c1", "done");
            RED.plays("place cultivation", "sow-twice d1");
            assertThat(Facts.of(position()))
                    .containsEntry("red c1", "field 3 + 3 grain")
                    .containsEntry("red d1", "field 3 + 3 grain");
            meanwhile();
        }

        @Test
        void not_without_wood_or_a_second_grain() {
            given(eikz(), out("grain-utilization"), RED.hasPlayed(CARD), RED.farm(FARM), RED.has("2 grain"));
            RED.plays("place grain-utilization");
            RED.mayNot("sow-twice b1");
            meanwhile();
            given(eikz(), out("grain-utilization"), RED.hasPlayed(CARD), RED.farm(FARM), RED.has("1 grain 1 wood"));
            RED.plays("place grain-utilization");
            RED.mayNot("sow-twice b1");
            meanwhile();
        }

        @Test
        void not_by_others_and_not_beside_what_grows() {
            given(eikz(), out("grain-utilization"), GREEN.hasPlayed(CARD), RED.farm(FARM), RED.has("2 grain 1 wood"));
            RED.plays("place grain-utilization");
            RED.mayNot("sow-twice b1");
            meanwhile();
            given(
                    eikz(),
                    out("grain-utilization"),
                    RED.hasPlayed(CARD),
                    RED.farm(FARM.replace("  F   F   F", " F1g F1v  F")),
                    RED.has("2 grain 1 wood"));
            RED.plays("place grain-utilization");
            RED.mayNot("sow-twice b1", "sow-twice c1");
            RED.may("sow-twice d1");
            meanwhile();
        }

        @Test
        void not_on_cards_that_are_fields() {
            given(
                    eikz(),
                    out("grain-utilization"),
                    RED.hasPlayed(CARD, "k105-acreage"),
                    RED.farm(FARM),
                    RED.has("2 grain 1 wood"));
            RED.plays("place grain-utilization");
            RED.may("sow grain k105-acreage", "sow-twice b1");
            RED.mayNot("sow-twice k105-acreage");
            meanwhile();
        }

        @Test
        void not_where_only_vegetables_are_sown() {
            given(
                    eikz(),
                    RED.hasPlayed(CARD),
                    RED.holds("e180-hobby-farmer"),
                    RED.farm(FARM),
                    RED.has("2 grain 1 wood"));
            RED.plays("place lessons", "play e180-hobby-farmer", "use e180-hobby-farmer");
            RED.may("sow vegetable b1");
            RED.mayNot("sow-twice b1");
            meanwhile();
        }

        @Test
        @Rule("AGR-H2")
        void each_stack_is_harvested() {
            given(
                    eikz(),
                    round(4),
                    beforeTheHarvest(),
                    RED.farm(STACKED),
                    RED.has("4 food"),
                    GREEN.farm(STACKED.replace("3d", "1d")),
                    GREEN.has("4 food"));
            goOn();
            assertThat(Facts.of(position()))
                    .containsEntry("red grain", "2")
                    .containsEntry("red b1", "field 2 + 2 grain")
                    .containsEntry("green grain", "2")
                    .containsEntry("green b1", "field");
            meanwhile();
        }

        @Test
        @Rule("AGR-K72")
        void each_stack_is_harvested_where_vegetables_stay() {
            given(
                    eikz(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed("i226-gardener"),
                    RED.farm(STACKED),
                    RED.has("4 food"),
                    GREEN.has("4 food"));
            goOn();
            RED.changed("grain: 0 > 2", "b1: field 3 + 3 grain > field 2 + 2 grain");
        }

        @Test
        @Rule("AGR-C10")
        void each_stack_gets_more_of_what_is_sown() {
            given(
                    eikz(),
                    out("grain-utilization"),
                    RED.hasPlayed(CARD, "k118-liquid-manure"),
                    RED.farm(FARM),
                    RED.has("2 grain 1 wood"));
            RED.plays("place grain-utilization", "sow-twice b1");
            RED.changed("grain: 2 > 0", "wood: 1 > 0", "b1: field > field 4 + 4 grain", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K63")
        void each_stack_beside_the_house_gets_more() {
            given(
                    eikz(),
                    out("grain-utilization"),
                    RED.hasPlayed(CARD, "i90-planter-box"),
                    RED.farm(FARM.replace("  .   F   F", "  W   F   F")),
                    RED.has("2 grain 1 wood"));
            RED.plays("place grain-utilization", "sow-twice b1");
            RED.changed("grain: 2 > 0", "wood: 1 > 0", "b1: field > field 5 + 5 grain", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K95")
        void each_stack_grows_when_the_family_does() {
            given(
                    eikz(),
                    out("basic-wish"),
                    RED.hasPlayed("k127-clapper"),
                    RED.farm(STACKED.replace("  .  F3d", "  W  F3d")));
            RED.plays("place basic-wish");
            RED.changed("b1: field 3 + 3 grain > field 4 + 4 grain", "people: 2 > 3", "newborns: 0 > 1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-C10")
        void two_stacks_are_two_fields_for_who_rewards_few_sown_fields() {
            given(
                    eikz(),
                    out("grain-utilization"),
                    RED.hasPlayed(CARD, "i219-fieldsman"),
                    RED.farm(FARM),
                    RED.has("2 grain 1 wood"));
            RED.plays("place grain-utilization", "sow-twice b1");
            RED.changed("grain: 2 > 0", "wood: 1 > 0", "b1: field > field 4 + 4 grain", "home: 2 > 1");
            given(
                    eikz(),
                    out("grain-utilization"),
                    RED.hasPlayed(CARD, "i219-fieldsman"),
                    RED.farm(FARM),
                    RED.has("3 grain 1 wood"));
            RED.plays("place grain-utilization", "sow-twice b1", "sow grain c1");
            assertThat(Facts.of(position()))
                    .containsEntry("red b1", "field 3 + 3 grain")
                    .containsEntry("red c1", "field 3 grain");
            meanwhile();
        }

        @Test
        void one_less_comes_onto_each_stack_after_the_fields() {
            given(
                    eikz(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed(CARD, CORN_STOREHOUSE),
                    RED.farm(ONE_FIELD),
                    RED.has("4 food 2 grain 1 wood"),
                    GREEN.has("4 food"));
            goOn();
            RED.plays("use " + CORN_STOREHOUSE, "sow-twice b1");
            assertThat(Facts.of(position())).containsEntry("red b1", "field 2 + 2 grain");
            meanwhile();
        }

        @Test
        @Rule({"AGR-C8", "AGR-E2"})
        void counts_as_two_fields_for_what_cards_need_and_as_one_for_points() {
            String two = FARM.replace("  F   F   F", " F1d F1g  .");
            given(eikz(), RED.farm(two), RED.holds("i99-straw-thatched-roof"));
            assertThat(RED.points("fields")).isEqualTo(1);
            RED.plays("place meeting-place", "play i99-straw-thatched-roof");
            RED.changed("hand: i99-straw-thatched-roof >", "cards: > i99-straw-thatched-roof", "home: 2 > 1");
            given(eikz(), RED.farm(two.replace("1d", "1g")), RED.holds("i99-straw-thatched-roof"));
            RED.mayNot("place meeting-place");
        }

        @Test
        void is_no_empty_field_where_those_are_asked_for() {
            given(eikz(), RED.farm(STACKED), RED.holds(CARD));
            RED.plays("place meeting-place", "play " + CARD);
            RED.changed("hand: " + CARD + " >", "cards: > " + CARD, "home: 2 > 1");
            given(eikz(), RED.farm(STACKED.replace("F3d  F   F", "F3d  F   .")), RED.holds(CARD));
            RED.mayNot("place meeting-place");
        }

        @Test
        @Rule({"AGR-K24", "AGR-K116"})
        void who_helps_to_harvest_takes_from_one_stack() {
            given(
                    eikz(),
                    players(3),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed("i223-harvest-helper"),
                    GREEN.farm(STACKED),
                    RED.has("4 food"),
                    GREEN.has("4 food"),
                    BLUE.has("4 food"));
            goOn();
            RED.plays("use i223-harvest-helper");
            RED.isOffered("reap-from 1 b1");
            RED.plays("reap-from 1 b1");
            GREEN.changed("grain: 0 > 2", "food: 4 > 6", "b1: field 3 + 3 grain > field 2 + 1 grain");
        }

        /** P136: stacks differ once somebody has taken from one. */
        @Test
        @Rule({"AGR-K24", "AGR-K118"})
        void who_helps_later_chooses_between_stacks_that_differ() {
            given(
                    eikz(),
                    players(3),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed("i223-harvest-helper"),
                    GREEN.farm(STACKED),
                    RED.has("4 food"),
                    GREEN.has("4 food"),
                    BLUE.has("4 food"));
            position().farms().putSecond(1, 1, 2);
            goOn();
            RED.plays("use i223-harvest-helper");
            RED.isOffered("reap-from 1 b1", "reap-less-from 1 b1");
            RED.plays("reap-less-from 1 b1");
            now("green b1", "field 2 grain");
        }

        @Test
        void both_stacks_are_shown_and_told_apart() {
            given(eikz(), RED.farm(STACKED));
            SquareView field = square("b1");
            assertThat(field.crops()).isEqualTo(6);
            assertThat(field.stacks()).containsExactly(3, 3);
            long one = position().digest();
            position().farms().putSecond(0, 1, 2);
            assertThat(position().digest()).isNotEqualTo(one);
            assertThat(position().copy().digest()).isEqualTo(position().digest());
            position().farms().putSecond(0, 1, 0);
            assertThat(square("b1").stacks()).isEmpty();
        }

        private SquareView square(String name) {
            return ((AgricolaView) position().view(0))
                    .players().getFirst().squares().stream()
                            .filter(each -> each.square().equals(name))
                            .findFirst()
                            .orElseThrow();
        }
    }
}
