package tilth.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import tilth.engine.Games;
import tilth.engine.Seed;
import tilth.engine.Setup;

class BenchTest {

    @Test
    void every_number_is_measured() {
        Measurement measured =
                new Bench(Setup.of(Games.named("finca"), 2, Seed.of(1)), Duration.ofMillis(200)).measure();
        assertThat(measured.decisionsPerSecond()).isGreaterThan(10_000);
        assertThat(measured.gamesPerSecond()).isGreaterThan(100);
        assertThat(measured.bytesPerDecision()).isBetween(0.0, 100.0);
        assertThat(measured.copiesPerSecond()).isGreaterThan(100_000);
        assertThat(measured.searchIterationsPerSecond()).isGreaterThan(100);
    }
}
