package tilth.finca;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilth.engine.Game;
import tilth.engine.Position;
import tilth.engine.QuickRng;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.Invariants;
import tilth.testkit.LeakCheck;
import tilth.testkit.Moments;

@Rule("FIN-T2")
class FincaLeakTest {

    private static final int DEALS = 42_000;

    private final Game game = new Finca();
    private final LeakCheck leaks = new LeakCheck(game, new Invariants(game, FincaInvariants::check));
    private final QuickRng rng = new QuickRng(1);

    @Test
    void nobody_learns_what_lies_face_down_whatever_is_asked() {
        Moments moments = new Moments(game, 50, rng);
        for (int seed = 0; seed < 30; seed++) {
            moments.of(Setup.of(game, 2 + seed % 3, Seed.of(seed)), seed, this::check);
        }
        assertThat(moments.questions()).containsExactlyInAnyOrder(Asks.values());
        assertThat(leaks.dealtAnew()).isPositive();
    }

    private void check(Position position) {
        leaks.check(position, rng);
        leaks.checkSecrets(position, FincaLeakTest::faceDown, rng);
    }

    private static List<Integer> faceDown(Position any, int viewer) {
        FincaPosition position = (FincaPosition) any;
        List<Integer> tiles = new ArrayList<>();
        for (int village = 0; village < Components.VILLAGES; village++) {
            for (int level = 0; level < position.tilesLeft(village) - 1; level++) {
                tiles.add(Village.tile(position.village(village), level));
            }
        }
        return tiles;
    }

    /** Of the 42 tiles 10 lie face up at the start; each of the others is equally likely at each place. */
    @Test
    void imagined_stacks_favour_no_tile() {
        Position truth = game.start(Setup.of(game, 2, Seed.of(1)));
        Position world = truth.copy();
        int places = faceDown(truth, Seats.WATCHER).size();
        int[][] counts = new int[places][Tiles.COUNT];
        for (int deal = 0; deal < DEALS; deal++) {
            world.copyFrom(truth);
            world.imagine(0, rng);
            List<Integer> tiles = faceDown(world, 0);
            for (int place = 0; place < places; place++) {
                counts[place][tiles.get(place)]++;
            }
        }
        int unseen = Tiles.COUNT - Components.VILLAGES;
        double expected = (double) DEALS / unseen;
        double chiSquare = 0;
        for (int[] place : counts) {
            for (int count : place) {
                chiSquare += count == 0 ? 0 : (count - expected) * (count - expected) / expected;
            }
            assertThat(place)
                    .as("tiles met at one place")
                    .satisfies(tiles -> assertThat(met(tiles)).isEqualTo(unseen));
        }
        int freedom = places * (unseen - 1);
        assertThat(chiSquare).isBetween(0.0, freedom + 4 * Math.sqrt(2.0 * freedom));
    }

    private static int met(int[] counts) {
        int met = 0;
        for (int count : counts) {
            met += count > 0 ? 1 : 0;
        }
        return met;
    }
}
