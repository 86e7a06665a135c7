package tilth.agricola.farm;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.agricola.farm.YardTest.squares;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilth.engine.QuickRng;
import tilth.engine.Rng;

class PasturesTest {

    private static final Drawing ELEVEN_FENCES = Drawing.of("""
            +   +   +   +   +   +
              .   .   .   .   .
            +   +   +   +---+---+
              W   .   . | . | . |
            +   +   +   +---+---+
              W   .   . | .   . |
            +   +   +   +---+---+
            """);

    @Test
    void eleven_fences_make_three_pastures() {
        assertThat(Fences.count(ELEVEN_FENCES.fences())).isEqualTo(11);
        assertThat(pastures(ELEVEN_FENCES.fences())).containsExactly(squares("d2"), squares("e2"), squares("d3", "e3"));
        assertThat(ELEVEN_FENCES.capacities()).containsExactly(2, 2, 4);
        assertThat(ELEVEN_FENCES.housing().houses(2, 1, 3)).isTrue();
    }

    @Test
    void a_stable_adds_four_places_to_a_pasture_of_two_squares() {
        int pasture = squares("d3", "e3");
        assertThat(Pastures.capacity(pasture, 0)).isEqualTo(4);
        assertThat(Pastures.capacity(pasture, squares("d3"))).isEqualTo(4 + 4);
        assertThat(Pastures.capacity(pasture, squares("d3", "e3")))
                .as("a second stable doubles it again")
                .isEqualTo(16);
    }

    @Test
    void a_stable_elsewhere_adds_nothing_to_a_pasture() {
        assertThat(Pastures.capacity(squares("d3", "e3"), squares("c3", "d2", "a1")))
                .isEqualTo(4);
    }

    @Test
    void a_stable_outside_keeps_one_animal_and_doubles_the_pasture_fenced_around_it() {
        Drawing outside = Drawing.of("""
                +   +   +   +   +   +
                  .   .   .   .   s
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """);
        assertThat(outside.housing().houses(1, 1, 0))
                .as("in the house and at the stable")
                .isTrue();
        assertThat(outside.housing().houses(2, 1, 0)).isFalse();
        Drawing fenced = Drawing.of("""
                +   +   +   +   +---+
                  .   .   .   . | s |
                +   +   +   +   +---+
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """);
        assertThat(fenced.capacities()).containsExactly(4);
        assertThat(fenced.housing().houses(4, 1, 0)).isTrue();
        assertThat(fenced.housing().houses(5, 1, 0)).isFalse();
    }

    @Test
    void two_regions_are_two_pastures_however_many_squares_they_have() {
        Drawing farm = Drawing.of("""
                +   +   +   +---+---+
                  .   .   . | .   . |
                +   +   +   +---+---+
                  W   .   .   . | . |
                +   +   +   +   +---+
                  W   .   .   .   .
                +   +   +   +   +   +
                """);
        assertThat(Pastures.count(farm.fences())).isEqualTo(2);
    }

    @Test
    void the_edge_of_the_board_and_the_house_are_no_fences() {
        Drawing farm = Drawing.of("""
                +   +   +   +   +   +
                  . |           |
                +---+   +   +   +---+
                  W   . |
                +   +---+   +   +   +
                  W
                +   +   +   +   +   +
                """);
        assertThat(farm.enclosed()).isZero();
        assertThat(Pastures.count(farm.fences())).isZero();
        assertThat(Pastures.of(farm.fences(), Yard.square(0, 0))).isZero();
    }

    @Test
    void an_outline_has_the_edges_between_the_set_and_all_else() {
        for (int set = 0; set <= Yard.ALL; set++) {
            assertThat(Fences.outline(set)).as("%s", set).isEqualTo(SlowFences.borders(List.of(set)));
        }
        assertThat(Fences.EDGES).isEqualTo(38);
        assertThat(Fences.outline(0b101010101010101) | Fences.outline(0b010101010101010))
                .as("all edges")
                .isEqualTo((1L << 38) - 1);
    }

    @Test
    void a_fence_is_between_two_neighbours_or_not() {
        long fences = ELEVEN_FENCES.fences();
        assertThat(Fences.between(fences, Yard.square(1, 3), Yard.square(1, 4))).isTrue();
        assertThat(Fences.between(fences, Yard.square(0, 3), Yard.square(1, 3))).isTrue();
        assertThat(Fences.between(fences, Yard.square(2, 3), Yard.square(2, 4))).isFalse();
        assertThat(Fences.between(fences, Yard.square(1, 4), Yard.square(2, 3)))
                .as("squares that share a corner only")
                .isFalse();
    }

    @Test
    void pastures_are_those_a_walk_finds() {
        Rng rng = new QuickRng(1);
        int pastures = 0;
        for (int farm = 0; farm < 20_000; farm++) {
            long fences = new RandomFarm(rng).fences;
            compare(fences);
            pastures += Pastures.count(fences);
        }
        assertThat(pastures).as("pastures seen").isGreaterThan(15_000);
    }

    @Test
    void so_they_are_among_fences_that_stand_anywhere() {
        Rng rng = new QuickRng(2);
        for (int farm = 0; farm < 20_000; farm++) {
            long fences = anywhere(rng);
            for (int more = farm % 4; more > 0; more--) {
                fences |= anywhere(rng);
            }
            compare(fences);
        }
    }

    private static long anywhere(Rng rng) {
        return ((long) rng.nextInt() << 32 | rng.nextInt() & 0xFFFF_FFFFL) & (1L << Fences.EDGES) - 1;
    }

    private static void compare(long fences) {
        List<Integer> slow = new SlowFences(fences).pastures();
        assertThat(pastures(fences)).isEqualTo(slow);
        assertThat(Pastures.count(fences)).isEqualTo(slow.size());
        int enclosed = slow.stream().mapToInt(Integer::intValue).sum();
        assertThat(Pastures.enclosed(fences)).isEqualTo(enclosed);
        for (int square = 0; square < Yard.SQUARES; square++) {
            int at = 1 << square;
            int pasture =
                    slow.stream().filter(set -> (set & at) != 0).findFirst().orElse(0);
            assertThat(Pastures.of(fences, square)).isEqualTo(pasture);
        }
    }

    private static List<Integer> pastures(long fences) {
        int[] into = new int[Yard.SQUARES];
        int count = Pastures.list(fences, into);
        return Arrays.stream(into, 0, count).boxed().toList();
    }
}
