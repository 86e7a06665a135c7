package tilth.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tilth.bots.BotSpec;
import tilth.engine.BadInput;
import tilth.engine.Games;
import tilth.engine.Match;
import tilth.engine.RecordText;
import tilth.engine.Seed;

class SoloStudyTest {

    private static SoloStudy study(int tries) {
        return SoloStudy.of(Games.named("farmerama"), BotSpec.read("random"), Map.of(), Seed.of(7), tries);
    }

    @Test
    void the_best_line_is_a_whole_game_of_that_deal_with_the_most_points() {
        SoloReport report = study(12).run(2, Progress.UNSEEN);
        SoloReport.Line best = Objects.requireNonNull(report.best());
        assertThat(best.points()).isEqualTo(report.scoreQuantiles().max());
        Match match = best.record().replay();
        assertThat(match.position().isOver()).isTrue();
        assertThat(match.position().score(0)).isEqualTo(best.points());
        assertThat(match.setup().seed()).isEqualTo(Seed.of(7));
        assertThat(report.scoreCounts().values().stream()
                        .mapToLong(Long::longValue)
                        .sum())
                .isEqualTo(12);
        assertThat(report.failed()).isEmpty();
    }

    @Test
    void every_try_thinks_by_another_chance_and_threads_change_nothing() {
        SoloReport report = study(12).run(1, Progress.UNSEEN);
        assertThat(report.scoreCounts()).hasSizeGreaterThan(1);
        SoloReport onThreeThreads = study(12).run(3, Progress.UNSEEN);
        assertThat(onThreeThreads.scoreCounts()).isEqualTo(report.scoreCounts());
        assertThat(line(onThreeThreads)).isEqualTo(line(report));
    }

    private static String line(SoloReport report) {
        return RecordText.write(Objects.requireNonNull(report.best()).record());
    }

    @Test
    void a_game_for_several_is_refused() {
        assertThatThrownBy(() -> SoloStudy.of(Games.named("finca"), BotSpec.read("greedy"), Map.of(), Seed.of(7), 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("Finca is not played alone.");
    }
}
