package tilth.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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

    @Test
    void some_options_can_be_settled() {
        Tables settled = new Tables(new Sheaves(), Map.of("hand", "3"));
        assertThat(IntStream.range(0, 12)
                        .mapToObj(index -> settled.any(index, Seed.of(1)).options())
                        .distinct())
                .containsExactly(Map.of("hand", "3", "field", "die"), Map.of("hand", "3", "field", "three"));
    }

    @Test
    void every_two_options_meet_at_every_number_of_seats() {
        assertThat(tables.everyTwoOptions().stream().map(setup -> setup.seats() + " " + setup.options()))
                .hasSize(12)
                .doesNotHaveDuplicates()
                .contains("2 {hand=4, field=die}", "4 {hand=3, field=three}");
        assertThat(Campaign.everyTwoOptions(new Sheaves(), Invariants.NOTHING_MORE))
                .isEqualTo(12);
    }

    @Test
    void a_game_broken_by_two_options_is_noticed() {
        Invariants.Check none = position -> Invariants.require(position.seats() < 4, "four is a crowd");
        assertThatThrownBy(() -> Campaign.everyTwoOptions(new Sheaves(), none)).hasMessageContaining("four is a crowd");
    }

    private String table(int index) {
        Setup setup = tables.any(index, Seed.of(1));
        return setup.seats() + " " + setup.options();
    }
}
