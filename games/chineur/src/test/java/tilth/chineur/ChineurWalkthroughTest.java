package tilth.chineur;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.RandomPlay;
import tilth.testkit.Walkthroughs;

class ChineurWalkthroughTest {

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void a_whole_game_reads_as_it_did(int seats) {
        Setup setup = Setup.of(new Chineur(), seats, Seed.of(seats));
        Walkthroughs.verify("chineur-" + seats, () -> RandomPlay.record(setup, seats));
    }

    @Test
    void a_whole_game_with_the_advanced_rules_reads_as_it_did() {
        Map<String, String> options = Map.of("last-drawer", "on", "discount", "on", "four-cocorico", "on");
        Setup setup = new Setup(new Chineur(), 3, options, Seed.of(3));
        Walkthroughs.verify("chineur-3-advanced", () -> RandomPlay.record(setup, 3));
    }
}
