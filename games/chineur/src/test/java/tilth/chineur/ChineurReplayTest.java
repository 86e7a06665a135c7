package tilth.chineur;

import org.junit.jupiter.api.Test;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.RandomPlay;
import tilth.testkit.Replays;

class ChineurReplayTest {

    @Test
    void records_rebuild_the_game_after_every_move() {
        for (int seed = 0; seed < 9; seed++) {
            Replays.check(RandomPlay.record(Setup.of(new Chineur(), 2 + seed % 3, Seed.of(seed)), seed));
        }
    }
}
