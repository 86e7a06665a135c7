package tilth.scenes.web.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Where the spaces lie. */
class AgricolaBoardTest {

    /** More spaces than this in one column would push what lies below them off the screen. */
    private static final int MOST = 7;

    /** With five players, and four cards that bring a space. */
    private static final int MOST_SPACES = 20;

    @Test
    void spaces_lie_in_three_columns_in_their_order_and_none_is_too_long() {
        for (int spaces = 10; spaces <= MOST_SPACES; spaces++) {
            List<Integer> all = IntStream.range(0, spaces).boxed().toList();
            List<List<Integer>> columns = AgricolaBoard.columns(all);
            assertThat(columns).hasSizeLessThanOrEqualTo(3).allMatch(column -> column.size() <= MOST);
            assertThat(columns.stream().flatMap(List::stream)).containsExactlyElementsOf(all);
        }
    }

    @Test
    void the_spaces_of_every_table_lie_in_the_first_two_columns_with_those_of_more_players_beside_them() {
        assertThat(lengths(10)).containsExactly(6, 4);
        assertThat(lengths(14)).containsExactly(6, 4, 4);
        assertThat(lengths(16)).containsExactly(6, 4, 6);
        assertThat(lengths(18)).containsExactly(6, 6, 6);
        assertThat(lengths(20)).containsExactly(7, 6, 7);
    }

    private static List<Integer> lengths(int spaces) {
        return AgricolaBoard.columns(IntStream.range(0, spaces).boxed().toList()).stream()
                .map(List::size)
                .toList();
    }
}
