package tilth.chineur;

import org.junit.jupiter.api.Test;
import tilth.engine.Game;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.Fingerprints;
import tilth.testkit.RandomPlay;

class ChineurFingerprintTest {

    private final Game game = new Chineur();

    @Test
    void the_rules_have_not_changed_by_accident() {
        Fingerprints fingerprints = new Fingerprints(game);
        for (int seats = 2; seats <= 4; seats++) {
            Setup setup = Setup.of(game, seats, Seed.of(1));
            fingerprints
                    .ways("start", game.start(setup))
                    .ways("after 40 moves", RandomPlay.after(setup, 1, 40).position())
                    .ways("after 150 moves", RandomPlay.after(setup, 1, 150).position())
                    .games(seats, 500);
        }
        fingerprints.verify();
    }
}
