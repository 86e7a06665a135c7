package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Cards of 2007 with plots on which something is sown: K105, I78, K278. */
class ClassicPlotTest extends ClassicScenario {

    private static final String ONE_FIELD = """
            +   +   +   +   +   +
              .   F   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    @Nested
    class Acreage {

        private static final String CARD = "k105-acreage";

        @Test
        @Rule({"AGR-C6", "AGR-K114"})
        void two_plots_are_sown_with_grain() {
            given(
                    eikz(),
                    out("grain-utilization"),
                    RED.hasPlayed(CARD),
                    RED.farm(ONE_FIELD),
                    RED.has("3 grain 1 vegetable 1 wood"));
            RED.plays("place grain-utilization");
            RED.mayNot("sow vegetable " + CARD, "sow wood " + CARD);
            RED.plays("sow grain " + CARD, "sow grain " + CARD);
            RED.mayNot("sow grain " + CARD);
            RED.plays("done");
            RED.changed(
                    "grain: 3 > 1",
                    "cards: " + CARD + " with nothing / nothing > " + CARD + " with 3 grain / 3 grain",
                    "home: 2 > 1");
            assertThat(RED.points("fields")).isEqualTo(-1);
            assertThat(RED.points("grain")).isEqualTo(3);
        }

        @Test
        @Rule("AGR-K114")
        void at_different_times_and_each_is_harvested() {
            given(
                    eikz(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed(CARD),
                    onCard(CARD, "3 grain / 1 grain"),
                    RED.has("4 food"),
                    GREEN.has("4 food"));
            goOn();
            RED.changed(
                    "grain: 0 > 2", "cards: " + CARD + " with 3 grain / 1 grain > " + CARD + " with 2 grain / nothing");
        }

        @Test
        @Rule("AGR-K114")
        void the_second_plot_is_sown_while_grain_grows_on_the_first() {
            given(eikz(), out("grain-utilization"), RED.hasPlayed(CARD), onCard(CARD, "2 grain"), RED.has("1 grain"));
            RED.plays("place grain-utilization", "sow grain " + CARD);
            RED.changed(
                    "grain: 1 > 0",
                    "cards: " + CARD + " with 2 grain / nothing > " + CARD + " with 2 grain / 3 grain",
                    "home: 2 > 1");
        }

        @Test
        @Rule({"AGR-C10", "AGR-K114"})
        void only_what_was_just_sown_gets_more() {
            given(
                    eikz(),
                    out("grain-utilization"),
                    RED.hasPlayed(CARD, "k118-liquid-manure"),
                    onCard(CARD, "2 grain"),
                    RED.has("1 grain"));
            RED.plays("place grain-utilization", "sow grain " + CARD);
            RED.changed(
                    "grain: 1 > 0",
                    "cards: " + CARD + " with 2 grain / nothing, k118-liquid-manure > " + CARD
                            + " with 2 grain / 4 grain, k118-liquid-manure",
                    "home: 2 > 1");
        }

        @Test
        @Rule({"AGR-C10", "AGR-K114"})
        void each_plot_counts_for_who_rewards_few_sown_fields() {
            given(eikz(), out("grain-utilization"), RED.hasPlayed(CARD, "i219-fieldsman"), RED.has("2 grain"));
            RED.plays("place grain-utilization", "sow grain " + CARD, "sow grain " + CARD);
            RED.changed(
                    "grain: 2 > 0",
                    "cards: i219-fieldsman, " + CARD + " with nothing / nothing > i219-fieldsman, " + CARD
                            + " with 4 grain / 4 grain",
                    "home: 2 > 1");
        }

        @Test
        @Rule({"AGR-C8", "AGR-K114"})
        void counts_as_two_fields_for_what_cards_need() {
            given(
                    eikz(),
                    players(3),
                    RED.hasPlayed(CARD),
                    onCard(CARD, "1 grain / 2 grain"),
                    RED.farm(ONE_FIELD.replace(" F ", "F1g")),
                    RED.holds("i99-straw-thatched-roof"));
            RED.may("place meeting-place");
            RED.plays("place meeting-place", "play i99-straw-thatched-roof");
            meanwhile();
            given(
                    eikz(),
                    players(3),
                    RED.hasPlayed(CARD),
                    onCard(CARD, "3 grain"),
                    RED.farm(ONE_FIELD.replace(" F ", "F1g")),
                    RED.holds("i99-straw-thatched-roof"));
            RED.mayNot("place meeting-place");
        }

        @Test
        @Rule("AGR-K63")
        void lies_beside_no_room() {
            given(eikz(), out("grain-utilization"), RED.hasPlayed(CARD, "i90-planter-box"), RED.has("1 grain"));
            RED.plays("place grain-utilization", "sow grain " + CARD);
            RED.changed(
                    "grain: 1 > 0",
                    "cards: i90-planter-box, " + CARD + " with nothing / nothing > i90-planter-box, " + CARD
                            + " with 3 grain / nothing",
                    "home: 2 > 1");
        }

        @Test
        @Rule({"AGR-K24", "AGR-K116"})
        void who_helps_to_harvest_chooses_the_stack() {
            given(
                    eikz(),
                    players(3),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed("i223-harvest-helper"),
                    GREEN.hasPlayed(CARD),
                    onCard(CARD, "2 grain / 3 grain"),
                    RED.has("4 food"),
                    GREEN.has("4 food"),
                    BLUE.has("4 food"));
            goOn();
            RED.plays("use i223-harvest-helper");
            RED.isOffered("reap-from 1 " + CARD, "reap-less-from 1 " + CARD);
            RED.plays("reap-from 1 " + CARD);
            GREEN.changed(
                    "grain: 0 > 2",
                    "food: 4 > 6",
                    "cards: " + CARD + " with 2 grain / 3 grain > " + CARD + " with 1 grain / 1 grain");
        }

        /** P132: the smaller stack costs its owner a harvest of that plot. */
        @Test
        @Rule({"AGR-K24", "AGR-K116"})
        void who_helps_to_harvest_may_use_up_the_smaller_stack() {
            given(
                    eikz(),
                    players(3),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed("i223-harvest-helper"),
                    GREEN.hasPlayed(CARD),
                    onCard(CARD, "2 grain / 3 grain"),
                    RED.has("4 food"),
                    GREEN.has("4 food"),
                    BLUE.has("4 food"));
            goOn();
            RED.plays("use i223-harvest-helper", "reap-less-from 1 " + CARD);
            GREEN.changed(
                    "grain: 0 > 2",
                    "food: 4 > 6",
                    "cards: " + CARD + " with 2 grain / 3 grain > " + CARD + " with nothing / 2 grain");
        }

        @Test
        @Rule({"AGR-K24", "AGR-K116"})
        void stacks_that_are_alike_or_used_up_are_no_choice() {
            for (String stacks : new String[] {"3 grain / 3 grain", "3 grain / 1 grain"}) {
                given(
                        eikz(),
                        players(3),
                        round(4),
                        beforeTheHarvest(),
                        RED.hasPlayed("i223-harvest-helper"),
                        GREEN.hasPlayed(CARD),
                        onCard(CARD, stacks),
                        RED.has("4 food"),
                        GREEN.has("4 food"),
                        BLUE.has("4 food"));
                goOn();
                RED.plays("use i223-harvest-helper");
                RED.isOffered("reap-from 1 " + CARD);
                meanwhile();
            }
        }

        @Test
        @Rule("AGR-K114")
        void the_stacks_are_shown() {
            given(eikz(), RED.hasPlayed(CARD), onCard(CARD, "2 grain / 3 grain"));
            AgricolaView.CardView card = ((AgricolaView) position().view(0))
                    .improvements().stream()
                            .filter(each -> each.card().equals(CARD))
                            .findFirst()
                            .orElseThrow();
            assertThat(card.kept()).isEqualTo(Map.of("grain", 5));
            assertThat(card.stacks()).containsExactly(2, 3);
        }
    }

    @Nested
    class Copse {

        private static final String CARD = "i78-copse";

        @Test
        @Rule("AGR-K115")
        void wood_is_sown_like_grain() {
            given(
                    eikz(),
                    out("grain-utilization"),
                    RED.hasPlayed(CARD),
                    RED.farm(ONE_FIELD),
                    RED.has("3 wood 1 grain"));
            RED.plays("place grain-utilization");
            RED.mayNot("sow wood b1", "sow grain " + CARD);
            RED.plays("sow wood " + CARD, "sow wood " + CARD);
            RED.mayNot("sow wood " + CARD);
            RED.changed(
                    "wood: 3 > 1",
                    "cards: " + CARD + " with nothing / nothing > " + CARD + " with 3 wood / 3 wood",
                    "home: 2 > 1");
            assertThat(RED.points("fields")).isEqualTo(-1);
        }

        @Test
        @Rule("AGR-K115")
        void one_wood_of_each_plot_is_harvested() {
            given(
                    eikz(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed(CARD),
                    onCard(CARD, "3 wood / 1 wood"),
                    RED.has("4 food"),
                    GREEN.has("4 food"));
            goOn();
            RED.changed("wood: 0 > 2", "cards: " + CARD + " with 3 wood / 1 wood > " + CARD + " with 2 wood / nothing");
        }

        @Test
        @Rule("AGR-K115")
        void counts_for_a_joinery_and_a_sawmill_in_the_end_but_cannot_be_spent() {
            given(eikz(), RED.hasPlayed("joinery", CARD), onCard(CARD, "3 wood / 2 wood"), holds("fishing", "1 food"));
            assertThat(RED.points("bonus")).isEqualTo(2);
            given(
                    eikz(),
                    RED.hasPlayed("k122-sawmill", CARD),
                    onCard(CARD, "3 wood / 2 wood"),
                    holds("fishing", "1 food"));
            assertThat(RED.points("bonus")).isEqualTo(3);
            RED.mayNot("place farm-expansion");
        }

        @Test
        @Rule({"AGR-C10", "AGR-K115"})
        void manure_and_a_fieldsman_help_but_a_smallholder_does_not() {
            given(
                    eikz(),
                    out("grain-utilization"),
                    RED.hasPlayed(CARD, "k118-liquid-manure", "i219-fieldsman", "k286-smallholder"),
                    RED.has("1 wood"));
            RED.plays("place grain-utilization", "sow wood " + CARD);
            sowMore();
            assertThat(cards()).contains(CARD + " with 6 wood / nothing");
            meanwhile();
        }

        @Test
        @Rule("AGR-K115")
        void is_no_field_where_cards_count_fields() {
            given(
                    eikz(),
                    out("grain-utilization"),
                    RED.hasPlayed(CARD, "k286-smallholder", "k278-forester"),
                    onCard(CARD, "3 wood / 2 wood"),
                    onCard("k278-forester", "1 wood"),
                    RED.farm(ONE_FIELD),
                    RED.has("1 grain"));
            RED.plays("place grain-utilization", "sow grain b1");
            sowMore();
            assertThat(Facts.of(position())).containsEntry("red b1", "field 4 grain");
            meanwhile();
        }
    }

    @Nested
    class Forester {

        private static final String CARD = "k278-forester";

        @Test
        @Rule("AGR-K115")
        void three_plots_are_sown_with_wood() {
            given(eikz(), out("grain-utilization"), RED.hasPlayed(CARD), RED.has("4 wood"));
            RED.plays("place grain-utilization", "sow wood " + CARD, "sow wood " + CARD, "sow wood " + CARD);
            RED.changed(
                    "wood: 4 > 1",
                    "cards: " + CARD + " with nothing / nothing / nothing > " + CARD + " with 3 wood / 3 wood / 3 wood",
                    "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K115")
        void not_by_who_has_no_wood_and_not_where_only_grain_is_sown() {
            given(eikz(), out("grain-utilization"), RED.hasPlayed(CARD), RED.has("1 grain"));
            RED.mayNot("place grain-utilization");
            given(
                    eikz(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed(CARD, "i86-corn-storehouse"),
                    RED.has("4 food 2 wood"),
                    GREEN.has("4 food"));
            goOn();
            RED.isAsked("feed");
            meanwhile();
        }
    }

    /** Cards that are asked for what was sown have their say. */
    private void sowMore() {
        while (Facts.of(position()).getOrDefault("red asked", "").equals("react")) {
            RED.plays(RED.offered().getFirst());
        }
    }

    private String cards() {
        return Facts.of(position()).getOrDefault("red cards", "");
    }
}
