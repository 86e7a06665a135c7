package tilth.agricola;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.engine.Game;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.Fingerprints;
import tilth.testkit.RandomPlay;

class AgricolaFingerprintTest {

    private final Game game = new Agricola();

    @Test
    void the_rules_have_not_changed_by_accident() {
        Fingerprints fingerprints = new Fingerprints(game);
        for (int seats = 1; seats <= 5; seats++) {
            for (String edition : new String[] {"classic", "revised"}) {
                Setup setup = new Setup(game, seats, Map.of("edition", edition), Seed.of(1));
                fingerprints
                        .ways(edition + ", start", game.start(setup))
                        .ways(
                                edition + ", after 30 moves",
                                RandomPlay.after(setup, 1, 30).position());
            }
            fingerprints.games(
                    seats, 200, "games without hands or of the revised edition", AgricolaFingerprintTest::isOlder);
        }
        for (int seats = 1; seats <= CardBox.REVISED.mostSeats(); seats++) {
            Setup full = new Setup(game, seats, CardBox.REVISED.options(), Seed.of(1));
            fingerprints
                    .ways("full game, start", game.start(full))
                    .ways(
                            "full game, after 30 moves",
                            RandomPlay.after(full, 1, 30).position());
        }
        fingerprints.verify();
    }

    /** Whether it is a game without hands, or of the revised edition; the decks of 2007 are not complete. */
    private static boolean isOlder(Setup table) {
        boolean isRevised = table.option("edition").equals("revised") && table.seats() < 5;
        return isRevised || table.option("cards").equals("none");
    }
}
