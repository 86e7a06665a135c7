package tilth.agricola.farm;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.agricola.farm.YardTest.squares;

import org.junit.jupiter.api.Test;

class EnclosingTest {

    private static final int ROOMS = squares("a2", "a3");

    private static final Drawing FARM = Drawing.of("""
            +   +   +   +---+---+
              .   .   . | .   . |
            +   +   +   +   +---+
              W   F   . | . | .
            +   +   +   +---+   +
              W   .   .   .   .
            +   +   +   +   +   +
            """);

    @Test
    void so_many_first_pastures_are_possible() {
        assertThat(firstPastures(0, 15)).as("on a bare yard").isEqualTo(1232);
        assertThat(firstPastures(ROOMS, 15)).isEqualTo(762);
        assertThat(firstPastures(ROOMS, 4)).as("single squares").isEqualTo(13);
        assertThat(firstPastures(ROOMS, 7)).as("and pairs").isEqualTo(13 + 18);
        assertThat(firstPastures(ROOMS, 3)).isZero();
    }

    private static int firstPastures(int blocked, int left) {
        int pastures = 0;
        for (int set = 1; set <= Yard.ALL; set++) {
            pastures += Enclosing.closable(0, blocked, left, set) ? 1 : 0;
        }
        assertThat(Enclosing.any(0, blocked, left)).isEqualTo(pastures > 0);
        return pastures;
    }

    @Test
    void the_first_pasture_lies_on_any_squares_without_tiles() {
        assertThat(Enclosing.markable(0, ROOMS, 4, 0)).isEqualTo(Yard.ALL & ~ROOMS);
        assertThat(Enclosing.closable(0, ROOMS, 4, squares("a1"))).isTrue();
        assertThat(Enclosing.closable(0, ROOMS, 4, squares("a2"))).isFalse();
        assertThat(Enclosing.closable(0, ROOMS, 15, squares("a1", "a2"))).isFalse();
        assertThat(Enclosing.closable(0, ROOMS, 15, 0)).as("no square").isFalse();
    }

    @Test
    void a_pasture_is_connected() {
        assertThat(Enclosing.closable(0, ROOMS, 15, squares("c1", "d2"))).isFalse();
        assertThat(Enclosing.closable(0, ROOMS, 15, squares("c1", "d2", "d1"))).isTrue();
        assertThat(Enclosing.markable(0, ROOMS, 8, squares("c1", "d2"))).isEqualTo(squares("c2", "d1"));
    }

    @Test
    void its_outer_sides_need_fences_too() {
        assertThat(Enclosing.price(0, squares("e1"))).isEqualTo(4);
        assertThat(Enclosing.price(0, squares("d1", "e1", "d2", "e2"))).isEqualTo(8);
        assertThat(Enclosing.closable(0, ROOMS, 7, squares("d1", "e1", "d2", "e2")))
                .isFalse();
        assertThat(Enclosing.closable(0, ROOMS, 8, squares("d1", "e1", "d2", "e2")))
                .isTrue();
    }

    @Test
    void pastures_side_by_side_share_their_fences() {
        assertThat(Enclosing.price(FARM.fences(), squares("e2"))).isEqualTo(2);
        assertThat(Enclosing.closable(FARM.fences(), FARM.tiles(), 2, squares("e2")))
                .isTrue();
        assertThat(Enclosing.closable(FARM.fences(), FARM.tiles(), 1, squares("e2")))
                .isFalse();
    }

    @Test
    void a_further_pasture_lies_beside_one() {
        assertThat(Enclosing.closable(FARM.fences(), FARM.tiles(), 15, squares("c2")))
                .isTrue();
        assertThat(Enclosing.closable(FARM.fences(), FARM.tiles(), 15, squares("b1")))
                .isFalse();
        assertThat(Enclosing.closable(FARM.fences(), FARM.tiles(), 15, squares("b1", "c1")))
                .isTrue();
        assertThat(Enclosing.closable(FARM.fences(), FARM.tiles(), 15, squares("c3")))
                .as("a shared corner is not enough")
                .isFalse();
    }

    @Test
    void a_pasture_can_be_split() {
        assertThat(Enclosing.closable(FARM.fences(), FARM.tiles(), 1, squares("d2")))
                .isTrue();
        assertThat(Enclosing.closable(FARM.fences(), FARM.tiles(), 1, squares("d1", "e1")))
                .isTrue();
        assertThat(Enclosing.closable(FARM.fences(), FARM.tiles(), 1, squares("d1")))
                .isFalse();
        assertThat(Enclosing.closable(FARM.fences(), FARM.tiles(), 2, squares("d1")))
                .as("then the rest falls apart")
                .isTrue();
        assertThat(Pastures.count(Enclosing.closed(FARM.fences(), squares("d1"))))
                .isEqualTo(3);
        assertThat(Enclosing.closable(FARM.fences(), FARM.tiles(), 15, squares("d1", "e1", "d2")))
                .as("all of it needs no fence")
                .isFalse();
    }

    @Test
    void a_pasture_lies_on_one_side_of_a_fence() {
        assertThat(Enclosing.closable(FARM.fences(), FARM.tiles(), 15, squares("c1", "d1")))
                .isFalse();
        assertThat(Enclosing.markable(FARM.fences(), FARM.tiles(), 15, squares("c1", "d1")))
                .isZero();
    }

    @Test
    void there_are_fifteen_fences_at_most() {
        int large = squares("c1", "d1", "e1", "c2", "d2", "e2", "c3", "d3", "e3");
        long fences = Enclosing.closed(0, large);
        assertThat(Fences.count(fences)).isEqualTo(12);
        assertThat(Enclosing.closable(fences, ROOMS, 100, squares("c1", "d1", "e1")))
                .isTrue();
        assertThat(Enclosing.closable(fences, ROOMS, 100, squares("d1", "d2")))
                .as("5 fences")
                .isFalse();
        long full = Enclosing.closed(fences, squares("c1", "d1", "e1"));
        assertThat(Fences.count(full)).isEqualTo(15);
        assertThat(Enclosing.any(full, ROOMS, 100)).isFalse();
        assertThat(Enclosing.markable(full, ROOMS, 100, 0)).isZero();
    }

    @Test
    void a_long_split_can_be_the_only_one() {
        Drawing farm = Drawing.of("""
                +   +---+---+   +   +
                  . | .   . | .   .
                +   +   +   +---+---+
                  W | .   .   .   . |
                +   +---+---+   +   +
                  W   .   . | .   . |
                +   +   +   +---+---+
                """);
        assertThat(Fences.count(farm.fences())).isEqualTo(14);
        assertThat(Enclosing.any(farm.fences(), farm.tiles(), 1)).isTrue();
        assertThat(Enclosing.closable(farm.fences(), farm.tiles(), 1, squares("b1", "c1", "b2", "c2")))
                .isTrue();
        assertThat(Enclosing.markable(farm.fences(), farm.tiles(), 1, squares("b1")))
                .isEqualTo(squares("c1", "b2", "c2"));
    }

    @Test
    void a_ring_around_a_square_takes_more_than_all_fences() {
        int rings = 0;
        for (int set = 1; set <= Yard.ALL; set++) {
            long outline = Fences.outline(set);
            if ((Pastures.enclosed(outline) & ~set) != 0) {
                rings++;
                assertThat(Fences.count(outline)).isGreaterThan(Fences.MOST);
            }
        }
        assertThat(rings).as("sets with a hole").isPositive();
    }
}
