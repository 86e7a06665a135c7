package tilth.agricola.farm;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.agricola.farm.YardTest.squares;

import org.junit.jupiter.api.Test;

class BuildingTest {

    private static final Drawing FARM = Drawing.of("""
            +   +---+   +   +   +
              . | . | s   .   .
            +   +---+   +   +   +
              W   .   F   F   s
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
            """);

    @Test
    void the_first_field_goes_on_any_unused_square() {
        assertThat(Fields.plowable(squares("a2", "a3"), 0, squares("b1"), squares("e1", "e2")))
                .isEqualTo(Yard.ALL & ~squares("a2", "a3", "b1", "e1", "e2"));
    }

    @Test
    void a_further_field_goes_on_an_unused_square_beside_a_field() {
        assertThat(Fields.plowable(FARM.rooms(), FARM.fields(), FARM.stables(), FARM.enclosed()))
                .isEqualTo(squares("b2", "c3", "d3", "d1"));
    }

    @Test
    void a_room_goes_on_an_unused_square_beside_a_room() {
        assertThat(Rooms.buildable(FARM.rooms(), FARM.fields(), FARM.stables(), FARM.enclosed()))
                .isEqualTo(squares("a1", "b2", "b3"));
        assertThat(Rooms.buildable(squares("a2", "a3"), squares("b2"), squares("a1"), squares("b3")))
                .as("a house with a field, a stable, a pasture around it")
                .isZero();
    }

    @Test
    void a_stable_goes_on_any_square_without_a_tile_or_a_stable() {
        assertThat(Stables.buildable(FARM.rooms(), FARM.fields(), FARM.stables()))
                .isEqualTo(squares("a1", "b1", "d1", "e1", "b2", "b3", "c3", "d3", "e3"));
    }

    @Test
    void a_stable_in_a_pasture_is_fenced() {
        int stables = squares("b1", "c1", "e2");
        assertThat(Stables.fenced(stables, FARM.enclosed())).isEqualTo(squares("b1"));
        assertThat(Stables.unfenced(stables, FARM.enclosed())).isEqualTo(squares("c1", "e2"));
    }
}
