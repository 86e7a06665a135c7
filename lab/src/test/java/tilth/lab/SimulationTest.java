package tilth.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilth.bots.BotSpec;
import tilth.engine.BadInput;
import tilth.engine.Game;
import tilth.engine.Games;

class SimulationTest {

    private static final Game FINCA = Games.named("finca");

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 7})
    void the_same_seed_gives_the_same_results_on_any_number_of_threads(int threads) {
        Simulation simulation = simulation(FINCA, "greedy,random,random", 60);
        assertThat(simulation.run(threads, Progress.UNSEEN)).isEqualTo(simulation.run(1, Progress.UNSEEN));
    }

    @Test
    void another_seed_gives_other_games() {
        Simulation one = new Simulation(FINCA, bots("random,random"), Map.of(), 1, 40);
        Simulation two = new Simulation(FINCA, bots("random,random"), Map.of(), 2, 40);
        assertThat(one.run(1, Progress.UNSEEN).moveCounts())
                .isNotEqualTo(two.run(1, Progress.UNSEEN).moveCounts());
    }

    @Test
    void every_deal_is_played_once_in_each_rotation_of_the_seats() {
        Simulation simulation = simulation(FINCA, "greedy,random,random", 6);
        assertThat(IntStream.range(0, 6)
                        .mapToObj(game -> simulation.bout(game).specs().stream()
                                .map(BotSpec::text)
                                .toList()))
                .containsExactly(
                        List.of("greedy", "random", "random"),
                        List.of("random", "greedy", "random"),
                        List.of("random", "random", "greedy"),
                        List.of("greedy", "random", "random"),
                        List.of("random", "greedy", "random"),
                        List.of("random", "random", "greedy"));
        List<String> seeds = IntStream.range(0, 6)
                .mapToObj(game -> simulation.bout(game).setup().seed().hex())
                .toList();
        assertThat(seeds.subList(0, 3)).containsOnly(seeds.getFirst());
        assertThat(seeds.subList(3, 6)).containsOnly(seeds.getLast());
        assertThat(seeds.getFirst()).isNotEqualTo(seeds.getLast());
    }

    @Test
    void the_same_bot_in_every_seat_wins_its_share_and_no_more() {
        SimulationReport report = simulation(FINCA, "random,random", 2000).run(2, Progress.UNSEEN);
        assertThat(report.finished()).isEqualTo(2000);
        assertThat(report.seats().stream()
                        .mapToDouble(SimulationReport.BotReport::winShare)
                        .sum())
                .isCloseTo(1, within(1e-9));
        assertThat(report.seats().getFirst().winShareLow()).isLessThan(0.5);
        assertThat(report.seats().getFirst().winShareHigh()).isGreaterThan(0.5);
    }

    @Test
    void a_better_bot_shows() {
        SimulationReport report = simulation(FINCA, "greedy,random", 100).run(2, Progress.UNSEEN);
        assertThat(report.seats().getFirst().winShareLow()).isGreaterThan(0.5);
        assertThat(report.seats().getFirst().meanScore())
                .isGreaterThan(report.seats().getLast().meanScore());
    }

    @Test
    void a_shared_win_counts_half_for_each() {
        SimulationReport report = simulation(new CountingGame(CountingGame.Flaw.NONE), "random,random,random", 3)
                .run(1, Progress.UNSEEN);
        assertThat(report.seats()).allSatisfy(bot -> {
            assertThat(bot.wins()).isZero();
            assertThat(bot.sharedWins()).isEqualTo(2);
            assertThat(bot.winShare()).isCloseTo(1.0 / 3, within(1e-9));
            assertThat(bot.meanScore()).isEqualTo(1);
            assertThat(bot.scoreCounts()).isEqualTo(Map.of(0, 1L, 1, 1L, 2, 1L));
        });
        assertThat(report.firstPlayerWinShare()).isEqualTo(0.5);
        assertThat(report.moves()).isEqualTo(6);
        assertThat(report.failures()).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "CANNOT_START, the box is empty, 0",
        "THROWS, lost count, 4",
        "OFFERS_NOTHING, offered no move, 3",
        "NEVER_ENDS, not ended after 20000 moves, 20000"
    })
    void a_broken_game_is_counted_and_its_record_kept(CountingGame.Flaw flaw, String why, int moves) {
        SimulationReport report =
                simulation(new CountingGame(flaw), "random,random", 2).run(2, Progress.UNSEEN);
        assertThat(report.failures()).isEqualTo(2);
        assertThat(report.finished()).isZero();
        assertThat(report.failed()).extracting(Failure::game).containsExactly(0, 1);
        assertThat(report.failed()).allSatisfy(failure -> {
            assertThat(failure.why()).contains(why);
            assertThat(failure.record())
                    .startsWith("tilth record 1\ngame counting\nseats 2\n")
                    .contains("\nmoves " + moves + "\n");
        });
        assertThat(report.seats().getFirst().winShare()).isZero();
        assertThat(report.moves()).isZero();
    }

    @Test
    void only_the_first_failures_are_kept() {
        SimulationReport report = simulation(new CountingGame(CountingGame.Flaw.THROWS), "random,random", 25)
                .run(3, Progress.UNSEEN);
        assertThat(report.failures()).isEqualTo(25);
        assertThat(report.failed()).extracting(Failure::game).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
    }

    @Test
    void progress_hears_of_every_game() {
        AtomicInteger heard = new AtomicInteger();
        simulation(FINCA, "random,random", 17).run(2, heard::incrementAndGet);
        assertThat(heard).hasValue(17);
    }

    @Test
    void a_game_can_be_played_again_from_its_number() {
        Simulation simulation = simulation(FINCA, "random,random", 5);
        assertThat(simulation.bout(3).play(Witness.NOBODY))
                .isEqualTo(simulation.bout(3).play(Witness.NOBODY));
    }

    @Test
    void what_cannot_be_played_is_refused_at_once() {
        assertThatThrownBy(() -> simulation(FINCA, "random", 1)).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> new Simulation(FINCA, bots("random,random"), Map.of("moon", "full"), 1, 1))
                .isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> simulation(FINCA, "random,wizard", 1)).isInstanceOf(BadInput.class);
    }

    private static Simulation simulation(Game game, String bots, int games) {
        return new Simulation(game, bots(bots), Map.of(), 1, games);
    }

    private static List<BotSpec> bots(String specs) {
        return List.of(specs.split(",")).stream().map(BotSpec::read).toList();
    }
}
