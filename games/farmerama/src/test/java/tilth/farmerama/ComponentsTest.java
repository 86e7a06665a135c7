package tilth.farmerama;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilth.engine.Row;
import tilth.engine.Rule;

/** What is in the box: the tallies that every set of values has to meet, and which rows nobody could read off. */
@Rule("FRM-S10")
class ComponentsTest {

    @Test
    void there_are_two_sets_of_values() {
        assertThat(Components.sets()).containsExactly("reconstructed", "second-reading");
    }

    @ParameterizedTest
    @ValueSource(strings = {"reconstructed", "second-reading"})
    @Rule({"FRM-S3", "FRM-S6"})
    void a_farmland_has_fifteen_fields_and_a_scarecrow_on_every_plot(String set) {
        Values values = Components.values(set);
        assertThat(Arrays.stream(values.fields).map(Integer::bitCount).sum()).isEqualTo(15);
        assertThat(Arrays.stream(values.fields)).allMatch(fields -> (fields & 4) != 0);
        for (int crop = 0; crop < Basket.CROPS; crop++) {
            assertThat(Land.stacksOf(values.startLand, crop)).isEqualTo(1);
        }
        assertThat(Land.hiddenScarecrows(values.startLand)).isEqualTo(1);
        for (int plot = 0; plot < Land.PLOTS; plot++) {
            for (int place = 0; place < Land.FIELDS_OF_A_PLOT; place++) {
                int crop = Land.crop(values.startLand, Land.field(plot, place));
                if (crop != Land.NOTHING) {
                    assertThat(values.crop[plot])
                            .as("what is sown at the start fits the wheel")
                            .isEqualTo(crop);
                    assertThat(place == 2).as("only oats stand on a scarecrow").isEqualTo(crop == 2);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"reconstructed", "second-reading"})
    void a_player_wheel_has_four_crops_three_harvests_and_a_pacifier_among_these(String set) {
        Values values = Components.values(set);
        assertThat(Arrays.stream(values.crop).filter(crop -> crop >= 0).sorted())
                .containsExactly(0, 1, 2, 3);
        assertThat(Integer.bitCount(values.harvest)).isEqualTo(3);
        assertThat(values.harvest >>> values.pacifier & 1).isEqualTo(1);
        assertThat(Arrays.stream(values.head).sorted()).containsExactly(0, 1, 2, 3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"reconstructed", "second-reading"})
    @Rule({"FRM-E1", "FRM-E4"})
    void tracks_grow_by_less_each_step_and_always_by_more_than_no_product_at_all(String set) {
        Values values = Components.values(set);
        for (int[] track : values.track) {
            int[] steps = IntStream.range(1, track.length)
                    .map(i -> track[i] - track[i - 1])
                    .toArray();
            for (int i = 1; i < steps.length; i++) {
                assertThat(steps[i]).isEqualTo(steps[i - 1] - 1);
            }
        }
        assertThat(values.outside).isSorted();
    }

    @ParameterizedTest
    @ValueSource(strings = {"reconstructed", "second-reading"})
    void there_are_twenty_light_objects_and_five_dark_ones(String set) {
        Values values = Components.values(set);
        assertThat(Terms.OBJECT.words()).hasSize(25).doesNotHaveDuplicates();
        List<Reward.Kind> light =
                Arrays.stream(values.rewards).limit(20).map(Reward::kind).toList();
        List<Reward.Kind> dark =
                Arrays.stream(values.rewards).skip(20).map(Reward::kind).toList();
        assertThat(light).containsOnly(Reward.Kind.GOODS, Reward.Kind.STAR);
        assertThat(dark)
                .containsExactly(
                        Reward.Kind.SOW, Reward.Kind.HARVEST, Reward.Kind.TURN, Reward.Kind.GOOD, Reward.Kind.HOME);
    }

    @Test
    void sow_can_stand_on_4_2_in_every_set() {
        for (String set : Components.sets()) {
            Values values = Components.values(set);
            assertThat(IntStream.range(0, values.high.length))
                    .anyMatch(wheel -> values.high(wheel, Card.SOW) == 4 && values.low(wheel, Card.SOW) == 2);
        }
    }

    @Test
    void the_rows_the_rulebook_spells_out_are_these_and_all_others_are_reconstructed() {
        assertThat(Components.rows().stream()
                        .filter(row -> !row.isReconstructed())
                        .map(row -> row.kind() + " " + String.join(" ", row.content())))
                .containsExactly(
                        "supply 32",
                        "solo-water 4",
                        "barn 2 carrots 2 hay 2 oats 1 maize 3 water",
                        "cost sheep 2 hay 2 oats",
                        "cost pig 3 carrots 2 maize",
                        "cost cow 3 hay 2 maize",
                        "cost horse 3 carrots 3 oats",
                        "removed 10 7 4",
                        "star 3",
                        "pasture 2",
                        "award standard fewest-objects most-scarecrows fewest-feed",
                        "solo 42 150 3");
        assertThat(Components.rows())
                .filteredOn(Row::isReconstructed)
                .extracting(Row::source)
                .containsOnly("reconstructed high", "reconstructed medium", "reconstructed low");
    }
}
