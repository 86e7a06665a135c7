package tilth.finca;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.RandomPlay;
import tilth.testkit.Walkthroughs;

class FincaWalkthroughTest {

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void a_whole_game_reads_as_it_did(int seats) {
        Walkthroughs.verify(
                "finca-" + seats, () -> RandomPlay.record(Setup.of(new Finca(), seats, Seed.of(seats)), seats));
    }
}
