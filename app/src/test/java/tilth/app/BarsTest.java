package tilth.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class BarsTest {

    @Test
    void few_numbers_get_a_bar_each() {
        assertThat(bars(Map.of(1, 1L, 3, 3L)))
                .containsExactly(
                        "  1  " + "█".repeat(14) + " ".repeat(26) + "  25.0 %",
                        "  2  " + " ".repeat(40) + "   0.0 %",
                        "  3  " + "█".repeat(40) + "  75.0 %");
    }

    @Test
    void many_numbers_share_bars_of_round_widths() {
        assertThat(bars(Map.of(-3, 1L, 0, 1L, 39, 2L)))
                .hasSize(9)
                .first()
                .asString()
                .startsWith("  -5 to -1  ");
    }

    @Test
    void nothing_has_no_bars() {
        assertThat(bars(Map.of())).isEmpty();
    }

    private static List<String> bars(Map<Integer, Long> counts) {
        return Bars.of(new TreeMap<>(counts));
    }
}
