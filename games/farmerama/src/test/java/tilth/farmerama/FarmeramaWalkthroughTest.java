package tilth.farmerama;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.RandomPlay;
import tilth.testkit.Walkthroughs;

class FarmeramaWalkthroughTest {

    @ParameterizedTest
    @CsvSource({"1, standard", "2, standard", "3, standard", "4, standard", "3, expert"})
    void a_whole_game_reads_as_it_did(int seats, String mode) {
        Setup setup = new Setup(new Farmerama(), seats, Map.of("mode", mode), Seed.of(seats));
        Walkthroughs.verify("farmerama-" + seats + "-" + mode, () -> RandomPlay.record(setup, seats));
    }
}
