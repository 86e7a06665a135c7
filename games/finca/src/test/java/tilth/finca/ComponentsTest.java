package tilth.finca;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tilth.engine.Row;
import tilth.engine.Rule;

/** What is in the box: the tallies that the data file has to meet, and which of its rows nobody could read off. */
class ComponentsTest {

    private static final List<Components.FruitTile> TILES = Components.tiles();

    @Test
    @Rule("FIN-S2")
    void there_are_forty_two_fruit_tiles_six_six_six_nine_nine_and_six_by_value() {
        assertThat(TILES).hasSize(42);
        assertThat(TILES.stream().collect(groupingBy(Components.FruitTile::value, counting())))
                .isEqualTo(Map.of(1, 6L, 2, 6L, 3, 6L, 4, 9L, 5, 9L, 6, 6L));
    }

    @Test
    void all_fruit_tiles_together_are_worth_a_hundred_and_fifty_three_points() {
        assertThat(TILES.stream().mapToInt(Components.FruitTile::value).sum()).isEqualTo(153);
        assertThat(Tiles.points(Tiles.ALL)).isEqualTo(153);
    }

    @Test
    void every_fruit_is_printed_eighteen_times_and_the_question_mark_forty_five_times() {
        for (int fruit = 0; fruit < Basket.FRUITS; fruit++) {
            int kind = fruit;
            assertThat(TILES.stream().mapToInt(tile -> tile.fruits().get(kind)).sum())
                    .as(Components.FRUITS.get(fruit))
                    .isEqualTo(18);
        }
        assertThat(TILES.stream().mapToInt(Components.FruitTile::questionMarks).sum())
                .isEqualTo(45);
    }

    @Test
    void values_one_to_three_show_one_kind_and_every_kind_once() {
        for (int value = 1; value <= 3; value++) {
            int count = value;
            assertThat(prints(value))
                    .containsExactlyInAnyOrderElementsOf(Components.FRUITS.stream()
                            .map(fruit -> count + " " + fruit)
                            .toList());
        }
    }

    @Test
    void values_four_and_five_show_two_kinds_or_question_marks_only() {
        assertThat(prints(4))
                .containsExactlyInAnyOrder(
                        "2 orange 2 grape",
                        "2 grape 2 lemon",
                        "2 lemon 2 olive",
                        "2 olive 2 almond",
                        "2 almond 2 fig",
                        "2 orange 2 fig",
                        "4 any",
                        "4 any",
                        "4 any");
        assertThat(prints(5))
                .containsExactlyInAnyOrder(
                        "3 orange 2 lemon",
                        "3 grape 2 fig",
                        "3 lemon 2 almond",
                        "2 orange 3 olive",
                        "2 grape 3 almond",
                        "2 olive 3 fig",
                        "5 any",
                        "5 any",
                        "5 any");
    }

    @Test
    void value_six_shows_one_of_each_or_six_question_marks() {
        String different = FincaScenario.SIX_DIFFERENT;
        assertThat(prints(6)).containsExactlyInAnyOrder(different, different, different, "6 any", "6 any", "6 any");
    }

    private static Stream<String> prints(int value) {
        return IntStream.range(0, TILES.size())
                .filter(tile -> TILES.get(tile).value() == value)
                .mapToObj(TileWords::of);
    }

    @Test
    void no_tile_mixes_fruits_and_question_marks() {
        assertThat(TILES)
                .allSatisfy(tile -> assertThat(tile.questionMarks() == 0
                                || tile.fruits().stream().allMatch(count -> count == 0))
                        .isTrue());
    }

    @Test
    @Rule("FIN-S3")
    void there_are_ten_different_finca_tiles() {
        assertThat(IntStream.range(0, Components.fincas().size()).mapToObj(TileWords::ofFinca))
                .containsExactlyInAnyOrder(
                        "orange",
                        "grape",
                        "lemon",
                        "olive",
                        "almond",
                        "fig",
                        "any",
                        "orange grape",
                        "lemon olive",
                        "almond fig");
    }

    @Test
    @Rule("FIN-S1")
    void the_windmill_has_twelve_blades_two_of_each_fruit() {
        assertThat(Components.blades()).hasSize(12);
        assertThat(Components.blades().stream().collect(groupingBy(blade -> blade, counting())))
                .isEqualTo(Map.of(0, 2L, 1, 2L, 2, 2L, 3, 2L, 4, 2L, 5, 2L));
    }

    @Test
    void there_are_ten_villages_called_by_different_names() {
        assertThat(new HashSet<>(Components.villages())).hasSize(10);
        assertThat(Stream.of(Place.values()).map(Place::word)).containsExactlyElementsOf(Components.villages());
    }

    @Test
    @Rule("FIN-S8")
    void the_bonus_pile_has_seven_on_top_and_four_at_the_bottom() {
        assertThat(Components.bonusPile()).containsExactly(7, 6, 5, 4);
    }

    @Test
    void the_rows_the_rulebook_spells_out_are_these_and_all_others_are_reconstructed() {
        assertThat(Components.rows().stream()
                        .filter(row -> !row.isReconstructed())
                        .map(row -> row.kind() + " " + String.join(" ", row.content())))
                .containsExactly(
                        "tile 1 lemon",
                        "tile 1 olive",
                        "tile 1 fig",
                        "tile 2 orange",
                        "tile 2 orange 2 grape",
                        "tile 3 fig 2 olive",
                        "tile 1 orange 1 grape 1 lemon 1 olive 1 almond 1 fig",
                        "tile 4 any",
                        "finca orange",
                        "finca any",
                        "finca almond fig",
                        "village arta",
                        "village son-servera",
                        "village vilafranca",
                        "players farmers 5 4 3",
                        "players fruits 9 14 18",
                        "players carts 4 6 8",
                        "players fincas 4 5 6",
                        "bonus 7 6 5 4");
    }

    @Test
    void every_reconstructed_row_says_how_sure_it_is() {
        assertThat(Components.rows())
                .filteredOn(Row::isReconstructed)
                .hasSize(12 + 34 + 7 + 7)
                .extracting(Row::source)
                .containsOnly("reconstructed high", "reconstructed medium");
    }

    @Test
    @Rule({"FIN-F3", "FIN-F4"})
    void what_a_tile_counts_for_a_finca_is_what_is_printed_on_it() {
        assertThat(countFor("lemon olive", "2 lemon 2 olive")).isEqualTo(4);
        assertThat(countFor("lemon olive", "2 olive 2 almond")).isEqualTo(2);
        assertThat(countFor("orange", "2 orange 3 olive")).isEqualTo(2);
        assertThat(countFor("any", "5 any")).isEqualTo(5);
        assertThat(countFor("any", FincaScenario.SIX_DIFFERENT)).isZero();
        assertThat(countFor("fig", "6 any")).isZero();
        assertThat(countFor("almond fig", FincaScenario.SIX_DIFFERENT)).isEqualTo(2);
    }

    private static int countFor(String finca, String tile) {
        int number = new TileHeap().take(tile);
        return Tiles.countFor(TileWords.finca(finca), 1L << number);
    }
}
