package tilth.agricola.farm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class YardTest {

    static int squares(String... names) {
        Set<String> wanted = Set.of(names);
        int squares = IntStream.range(0, Yard.SQUARES)
                .filter(square -> wanted.contains(Yard.name(square)))
                .map(square -> 1 << square)
                .sum();
        assertThat(Integer.bitCount(squares)).as("squares named").isEqualTo(names.length);
        return squares;
    }

    @Test
    void a_square_is_named_by_its_column_and_its_row() {
        assertThat(Yard.name(Yard.square(0, 0))).isEqualTo("a1");
        assertThat(Yard.name(Yard.square(0, 4))).isEqualTo("e1");
        assertThat(Yard.name(Yard.square(2, 0))).isEqualTo("a3");
        assertThat(Yard.name(Yard.square(1, 3))).isEqualTo("d2");
    }

    @Test
    void squares_are_beside_each_other_if_they_share_a_side() {
        assertThat(Yard.beside(Yard.square(0, 0))).isEqualTo(squares("b1", "a2"));
        assertThat(Yard.beside(Yard.square(0, 4))).isEqualTo(squares("d1", "e2"));
        assertThat(Yard.beside(Yard.square(1, 2))).isEqualTo(squares("c1", "b2", "d2", "c3"));
        assertThat(Yard.around(squares("a1", "b1", "e3"))).isEqualTo(squares("c1", "a2", "b2", "d3", "e2"));
    }

    @Test
    void around_is_what_is_beside_some_square_and_not_in_the_set() {
        for (int set = 0; set <= Yard.ALL; set++) {
            Set<Integer> around = new TreeSet<>();
            for (int square = 0; square < Yard.SQUARES; square++) {
                for (int other = 0; other < Yard.SQUARES; other++) {
                    int rows = Math.abs(square / Yard.COLUMNS - other / Yard.COLUMNS);
                    int columns = Math.abs(square % Yard.COLUMNS - other % Yard.COLUMNS);
                    if ((set >>> square & 1) != 0 && (set >>> other & 1) == 0 && rows + columns == 1) {
                        around.add(1 << other);
                    }
                }
            }
            assertThat(Yard.around(set))
                    .isEqualTo(around.stream().mapToInt(Integer::intValue).sum());
        }
    }

    @Test
    void of_all_sets_of_squares_5726_are_connected() {
        int connected = 0;
        for (int set = 1; set <= Yard.ALL; set++) {
            assertThat(Yard.connected(set)).as("%s", set).isEqualTo(SlowFences.hangTogether(set));
            connected += Yard.connected(set) ? 1 : 0;
        }
        assertThat(connected).isEqualTo(5726);
        assertThat(Yard.connected(0)).isFalse();
    }

    @Test
    void a_square_is_used_by_a_tile_a_stable_or_a_pasture() {
        Drawing farm = Drawing.of("""
                +   +   +   +---+   +
                  .   .   . | . | .
                +   +   +   +---+   +
                  W   .   .   s   .
                +   +   +   +   +   +
                  W   F   .   .   .
                +   +   +   +   +   +
                """);
        int unused = Yard.unused(farm.tiles(), farm.stables(), farm.enclosed());
        assertThat(unused).isEqualTo(Yard.ALL & ~squares("a2", "a3", "b3", "d1", "d2"));
    }

    @Test
    void thirteen_squares_are_unused_at_the_start() {
        assertThat(Integer.bitCount(Yard.unused(squares("a2", "a3"), 0, 0))).isEqualTo(13);
    }
}
