package tilth.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class BoxTest {

    private final Box box = Box.beside(BoxTest.class);

    @Test
    void a_row_has_a_kind_a_content_and_a_source() {
        Row row = Row.of(List.of("tile", "fig", "2", "7", "reconstructed", "low"));
        assertThat(row).isEqualTo(new Row("tile", List.of("fig", "2", "7"), "reconstructed low"));
        assertThat(row.word(0)).isEqualTo("fig");
        assertThat(row.number(2)).isEqualTo(7);
        assertThat(row.wordsFrom(1)).containsExactly("2", "7");
        assertThat(row.numbersFrom(1)).containsExactly(2, 7);
        assertThat(row.isReconstructed()).isTrue();
        assertThat(Row.of(List.of("tile", "printed")).isReconstructed()).isFalse();
    }

    @Test
    void a_row_that_does_not_say_where_it_is_known_from_is_refused() {
        assertThatThrownBy(() -> Row.of(List.of("tile", "2", "fig")))
                .hasMessage("a row does not say where it is known from: tile 2 fig");
        assertThatThrownBy(() -> Row.of(List.of("printed"))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void rows_are_found_by_their_kind_and_first_word() {
        assertThat(box.rows()).hasSize(4);
        assertThat(box.all("tile")).extracting(row -> row.word(0)).containsExactly("fig", "olive");
        assertThat(box.named("tile", "olive").number(1)).isEqualTo(3);
        assertThat(box.number("carts", 1)).isEqualTo(6);
        assertThat(box.only("blade").word(0)).isEqualTo("orange");
    }

    @Test
    void what_is_not_in_the_box_is_named() {
        assertThatThrownBy(() -> box.all("cow")).hasMessage("the box has no cow");
        assertThatThrownBy(() -> box.named("tile", "rye")).hasMessage("the box has no tile rye");
        assertThatThrownBy(() -> box.only("tile")).hasMessage("the box has more than one tile");
    }

    @Test
    void the_kinds_that_are_reconstructed_in_part_are_listed_once_each() {
        assertThat(box.reconstructed()).containsExactly("blade", "tile");
    }
}
