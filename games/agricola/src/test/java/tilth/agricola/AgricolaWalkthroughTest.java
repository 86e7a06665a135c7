package tilth.agricola;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.RandomPlay;
import tilth.testkit.Walkthroughs;

class AgricolaWalkthroughTest {

    @ParameterizedTest
    @CsvSource({
        "1,classic",
        "2,classic",
        "3,classic",
        "4,classic",
        "5,classic",
        "1,revised",
        "2,revised",
        "3,revised",
        "4,revised"
    })
    void a_whole_game_reads_as_it_did(int seats, String edition) {
        Setup setup =
                new Setup(new Agricola(), seats, Map.of("edition", edition, "extra-actions", "on"), Seed.of(seats));
        Walkthroughs.verify("agricola-" + seats + "-" + edition, () -> RandomPlay.record(setup, seats));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void a_whole_game_with_hands_of_cards_reads_as_it_did(int seats) {
        Setup setup = new Setup(new Agricola(), seats, CardBox.REVISED.options(), Seed.of(seats));
        Walkthroughs.verify("agricola-" + seats + "-full", () -> RandomPlay.record(setup, seats));
    }
}
