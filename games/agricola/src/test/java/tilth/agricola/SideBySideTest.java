package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilth.agricola.farm.Enclosing;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.farm.Yard;
import tilth.engine.Game;
import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.QuickRng;
import tilth.engine.Refusal;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;

/** Farms on which all that is built lies beside what is there. */
@Rule("AGR-F17")
class SideBySideTest {

    private static final Game GAME = new Agricola();

    /** The rooms lie on a2 and a3. */
    private static final int BESIDE_ROOMS = squares("a1", "b2", "b3");

    private static Match table(int seats, String edition, String building) {
        return new Match(new Setup(GAME, seats, Map.of("edition", edition, "building", building), Seed.of(seats)));
    }

    private static int squares(String... names) {
        int squares = 0;
        for (String name : names) {
            squares |= 1 << (name.charAt(0) - 'a') + Yard.COLUMNS * (name.charAt(1) - '1');
        }
        return squares;
    }

    private static Farmyards farms(Match match) {
        return ((AgricolaPosition) match.position()).farms();
    }

    private static int firstPastures(Farmyards farms, int left) {
        return Enclosing.markable(farms.fences(0), farms.tiles(0), left, 0, farms.ground(0));
    }

    @Test
    void at_first_everything_lies_beside_the_rooms() {
        Farmyards farms = farms(table(2, "revised", "side-by-side"));
        assertThat(farms.plowable(0)).isEqualTo(BESIDE_ROOMS);
        assertThat(farms.buildableStables(0)).isEqualTo(BESIDE_ROOMS);
        assertThat(firstPastures(farms, 4)).isEqualTo(BESIDE_ROOMS);
        assertThat(firstPastures(farms, 6))
                .as("a pasture of two may lie farther out")
                .isGreaterThan(BESIDE_ROOMS);
        assertThat(Enclosing.any(0, farms.tiles(0), 3, farms.ground(0))).isFalse();
        assertThat(Enclosing.any(0, farms.tiles(0), 4, farms.ground(0))).isTrue();
        assertThat(Enclosing.closable(0, farms.tiles(0), 4, squares("e1"), farms.ground(0)))
                .isFalse();
    }

    @Test
    void a_field_or_a_stable_is_something_to_lie_beside_and_a_pasture_may_lie_around_a_stable() {
        Farmyards farms = farms(table(2, "revised", "side-by-side"));
        farms.buildStable(0, 6);
        assertThat(farms.plowable(0)).isEqualTo(squares("a1", "b1", "c2", "b3"));
        assertThat(firstPastures(farms, 4)).isEqualTo(squares("a1", "b1", "b2", "c2", "b3"));
        farms.plow(0, 12);
        assertThat(farms.plowable(0)).as("further fields lie beside fields").isEqualTo(squares("c2", "d3", "b3"));
        assertThat(farms.buildableStables(0)).isEqualTo(squares("a1", "b1", "c2", "b3", "d3"));
    }

    @Test
    void elsewhere_things_lie_anywhere() {
        Farmyards farms = farms(table(2, "revised", "anywhere"));
        int free = Yard.ALL & ~squares("a2", "a3");
        assertThat(farms.plowable(0)).isEqualTo(free);
        assertThat(farms.buildableStables(0)).isEqualTo(free);
        assertThat(firstPastures(farms, 4)).isEqualTo(free);
    }

    @Test
    void who_wants_to_plow_elsewhere_hears_why_not() {
        Match match = table(2, "classic", "side-by-side");
        int seat = Seats.first(match.position().openSeats());
        assertThat(match.play(seat, GAME.moves().read("place farmland").orElseThrow()))
                .isEmpty();
        assertThat(match.position().why(seat, "square:e1"))
                .contains(Refusal.of("AGR-F17", "not-beside-anything", Map.of("square", "e1")));
        assertThat(match.position().why(seat, "square:a2"))
                .contains(Refusal.of("AGR-C1", "square-used", Map.of("square", "a2")));
    }

    /** Also in a copy of another table. */
    @ParameterizedTest
    @CsvSource({"1, classic", "3, classic", "5, classic", "2, revised", "4, revised"})
    void one_can_walk_from_everything_to_everything_on_every_farm(int seats, String edition) {
        int fenced = 0;
        AgricolaPosition copy = (AgricolaPosition) GAME.blank();
        for (int game = 0; game < 12; game++) {
            Match match = new Match(
                    new Setup(GAME, seats, Map.of("edition", edition, "building", "side-by-side"), Seed.of(game)));
            QuickRng rng = new QuickRng(game);
            MoveList offered = new MoveList();
            while (!match.position().isOver()) {
                copy.copyFrom(match.position());
                int seat = Seats.first(copy.openSeats());
                copy.moves(seat, offered);
                assertThat(match.play(seat, offered.any(rng))).isEmpty();
                Farmyards farms = farms(match);
                for (int owner = 0; owner < seats; owner++) {
                    int there = farms.rooms(owner) | farms.fields(owner) | farms.stables(owner) | farms.enclosed(owner);
                    assertThat(Yard.connected(there)).isTrue();
                    fenced += farms.enclosed(owner) != 0 ? 1 : 0;
                }
            }
        }
        assertThat(fenced).isPositive();
    }
}
