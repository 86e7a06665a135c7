package tilth.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class RowsTest {

    @Test
    void remarks_and_empty_lines_are_no_rows() {
        assertThat(Rows.beside(RowsTest.class, "rows.txt"))
                .containsExactly(List.of("blade", "orange", "printed"), List.of("tile", "2", "fig"));
    }

    @Test
    void a_missing_file_is_named() {
        assertThatThrownBy(() -> Rows.beside(RowsTest.class, "nowhere.txt")).hasMessageContaining("nowhere.txt");
    }

    @Test
    void words_stand_for_numbers_and_constants() {
        assertThat(Rows.number(List.of("rye", "oats"), "oats")).isEqualTo(1);
        assertThatThrownBy(() -> Rows.number(List.of("rye", "oats"), "fig"))
                .hasMessage("there is no fig among rye, oats");
        assertThat(Rows.constant(TimeOfDay.class, "high-noon")).isEqualTo(TimeOfDay.HIGH_NOON);
        assertThatThrownBy(() -> Rows.constant(TimeOfDay.class, "dusk")).isInstanceOf(IllegalArgumentException.class);
    }

    private enum TimeOfDay {
        HIGH_NOON
    }
}
