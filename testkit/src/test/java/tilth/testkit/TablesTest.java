package tilth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.sheaves.Sheaves;

class TablesTest {

    private final Tables tables = new Tables(new Sheaves());

    @Test
    void twelve_tables_in_a_row_are_all_there_are() {
        assertThat(IntStream.range(0, 12).mapToObj(this::table)).doesNotHaveDuplicates();
        assertThat(table(12)).isEqualTo(table(0));
    }

    @Test
    void the_first_ones_have_the_standard_options() {
        assertThat(table(0)).isEqualTo("2 {hand=4, field=die}");
        assertThat(table(2)).isEqualTo("4 {hand=4, field=die}");
        assertThat(table(3)).isEqualTo("2 {hand=3, field=die}");
        assertThat(tables.of(3, 3, Seed.of(1)).options()).isEqualTo(Map.of("hand", "3", "field", "three"));
    }

    private String table(int index) {
        Setup setup = tables.any(index, Seed.of(1));
        return setup.seats() + " " + setup.options();
    }
}
