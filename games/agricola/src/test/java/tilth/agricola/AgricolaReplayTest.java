package tilth.agricola;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.RandomPlay;
import tilth.testkit.Replays;

class AgricolaReplayTest {

    @Test
    void records_rebuild_the_game_after_every_move() {
        for (int seed = 0; seed < 10; seed++) {
            Map<String, String> options = Map.of("edition", seed < 5 ? "classic" : "revised");
            Replays.check(RandomPlay.record(new Setup(new Agricola(), 1 + seed % 5, options, Seed.of(seed)), seed));
        }
    }

    @Test
    @Rule("AGR-D4")
    void records_with_hands_rebuild_the_game_after_every_move() {
        for (int seed = 0; seed < 12; seed++) {
            String decks = List.of("both", "a", "b").get(seed % 3);
            Map<String, String> options = Map.of("edition", "revised", "cards", "full", "decks", decks);
            Replays.check(RandomPlay.record(new Setup(new Agricola(), 1 + seed % 4, options, Seed.of(seed)), seed));
        }
    }
}
