package tilth.finca;

import org.junit.jupiter.api.Test;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.RandomPlay;
import tilth.testkit.Replays;

class FincaReplayTest {

    @Test
    void records_rebuild_the_game_after_every_move() {
        for (int seed = 0; seed < 30; seed++) {
            Replays.check(RandomPlay.record(Setup.of(new Finca(), 2 + seed % 3, Seed.of(seed)), seed));
        }
    }
}
