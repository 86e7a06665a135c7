package tilth.farmerama;

import org.junit.jupiter.api.Test;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.RandomPlay;
import tilth.testkit.Replays;

class FarmeramaReplayTest {

    @Test
    void records_rebuild_the_game_after_every_move() {
        for (int seed = 0; seed < 24; seed++) {
            Replays.check(RandomPlay.record(Setup.of(new Farmerama(), 1 + seed % 4, Seed.of(seed)), seed));
        }
    }
}
