package tilth.farmerama;

import org.junit.jupiter.api.Test;
import tilth.engine.Game;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.Fingerprints;
import tilth.testkit.RandomPlay;

class FarmeramaFingerprintTest {

    private final Game game = new Farmerama();

    @Test
    void the_rules_have_not_changed_by_accident() {
        Fingerprints fingerprints = new Fingerprints(game);
        for (int seats = 1; seats <= 4; seats++) {
            Setup setup = Setup.of(game, seats, Seed.of(1));
            fingerprints
                    .ways("start", game.start(setup))
                    .ways("after 20 moves", RandomPlay.after(setup, 1, 20).position())
                    .ways("after 60 moves", RandomPlay.after(setup, 1, 60).position())
                    .games(seats, 500);
        }
        fingerprints.verify();
    }
}
