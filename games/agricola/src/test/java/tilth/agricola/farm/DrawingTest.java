package tilth.agricola.farm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tilth.engine.QuickRng;
import tilth.engine.Rng;

class DrawingTest {

    private static final Drawing FARM = Drawing.of("""
            +   +   +---+---+   +
              .   . | s     | .       a stable in a pasture of two squares
            +   +   +---+---+   +
              C   .   .   .   s
            +   +   +   +   +   +
              C   F  F3g F2v
            +   +   +   +   +   +
            """);

    @Test
    void squares_are_read_by_their_letters() {
        assertThat(FARM.rooms()).isEqualTo(squares("a2", "a3"));
        assertThat(FARM.house()).isEqualTo('C');
        assertThat(FARM.fields()).isEqualTo(squares("b3", "c3", "d3"));
        assertThat(FARM.crops().get(Yard.square(2, 2))).isEqualTo("3g");
        assertThat(FARM.crops().get(Yard.square(2, 3))).isEqualTo("2v");
        assertThat(FARM.crops().get(Yard.square(2, 1))).isEmpty();
        assertThat(FARM.stables()).isEqualTo(squares("c1", "e2"));
        assertThat(FARM.fences()).isEqualTo(Fences.outline(squares("c1", "d1")));
        assertThat(FARM.capacities()).containsExactly(8);
    }

    @Test
    void what_is_drawn_reads_the_same_again() {
        Rng rng = new QuickRng(7);
        for (int farm = 0; farm < 2_000; farm++) {
            RandomFarm random = new RandomFarm(rng);
            Drawing read = Drawing.of(random.toString());
            assertThat(read.rooms()).isEqualTo(random.rooms);
            assertThat(read.fields()).isEqualTo(random.fields);
            assertThat(read.stables()).isEqualTo(random.stables);
            assertThat(read.fences()).isEqualTo(random.fences);
        }
        assertThat(Drawing.of(FARM.toString())).isEqualTo(FARM);
    }

    @Test
    void a_drawing_that_is_no_farm_is_refused() {
        String farm = FARM.toString();
        assertThatThrownBy(() -> Drawing.of("+   +")).hasMessageContaining("seven lines");
        assertThatThrownBy(() -> Drawing.of(farm.replace("+---+---+", "+---+-- +")))
                .hasMessageContaining("'-- '");
        assertThatThrownBy(() -> Drawing.of(farm.replace('+', 'o'))).hasMessageContaining("instead of '+'");
        assertThatThrownBy(() -> Drawing.of(farm.replace('C', 'x'))).hasMessageContaining("'x' is nothing");
        assertThatThrownBy(() -> Drawing.of(farm.replace("F3g", "F3x"))).hasMessageContaining("'F3x' is nothing");
    }

    private static int squares(String... names) {
        return YardTest.squares(names);
    }
}
