package tilth.testkit.sheaves;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tilth.engine.Game;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.Fingerprints;
import tilth.testkit.HouseLaws;
import tilth.testkit.RandomPlay;
import tilth.testkit.Replays;
import tilth.testkit.RuleBook;
import tilth.testkit.Walkthroughs;

/** What every game has besides its scenarios: replays, fingerprints, walkthroughs, its rule book and the laws. */
class SheavesKeptTest {

    private final Game game = new Sheaves();

    @Test
    void records_rebuild_the_game() {
        for (int seed = 0; seed < 100; seed++) {
            Replays.check(RandomPlay.record(setup(2 + seed % 3), seed));
        }
    }

    @Test
    void the_rules_have_not_changed_by_accident() {
        Fingerprints fingerprints = new Fingerprints(game);
        for (int seats = 2; seats <= 4; seats++) {
            fingerprints
                    .ways("start", game.start(setup(seats)))
                    .ways("after 6 moves", RandomPlay.after(setup(seats), 1, 6).position())
                    .games(seats, 1000);
        }
        fingerprints.verify();
    }

    @Test
    void a_whole_game_reads_as_it_did() {
        Walkthroughs.verify("sheaves-3", () -> RandomPlay.record(setup(3), 1));
    }

    @Test
    void every_rule_has_code_and_a_test_and_every_refusal_a_rule() throws IOException {
        try (InputStream page = Sheaves.class.getResourceAsStream("/tilth/testkit/sheaves-rules.md")) {
            byte[] bytes = Objects.requireNonNull(page).readAllBytes();
            RuleBook book = RuleBook.of(new String(bytes, StandardCharsets.UTF_8));
            book.verify("tilth.testkit.sheaves");
            book.verifyRefusals(game, 50);
        }
    }

    @TestFactory
    Stream<DynamicTest> it_keeps_the_laws_of_the_house() {
        return HouseLaws.ofGame("tilth.testkit.sheaves");
    }

    private Setup setup(int seats) {
        return Setup.of(game, seats, Seed.of(1));
    }
}
