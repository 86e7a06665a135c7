package tilth.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilth.bots.BotSpec;
import tilth.engine.BadInput;
import tilth.engine.Game;
import tilth.engine.Games;

class LadderTest {

    private static final Game FINCA = Games.named("finca");
    private static final List<BotSpec> LEVELS = List.of(BotSpec.read("random"), BotSpec.read("greedy"));

    @Test
    void two_seats_are_swapped() {
        assertThat(uppers(2, 4)).containsExactly(0b01, 0b10, 0b01, 0b10);
    }

    @Test
    void three_seats_are_two_against_one_and_one_against_two() {
        assertThat(uppers(3, 6)).containsExactly(0b001, 0b110, 0b010, 0b101, 0b100, 0b011);
    }

    @Test
    void four_seats_are_two_against_two_in_every_arrangement() {
        assertThat(uppers(4, 6)).containsExactlyInAnyOrder(0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100);
    }

    private static List<Integer> uppers(int seats, int games) {
        Ladder ladder = new Ladder(FINCA, LEVELS, seats, Map.of(), 1, games);
        return IntStream.range(0, games).map(ladder::upperSeats).boxed().toList();
    }

    @Test
    void the_better_level_wins_more_on_any_number_of_threads() {
        Ladder ladder = new Ladder(FINCA, LEVELS, 2, Map.of(), 1, 60);
        List<Ladder.Step> steps = ladder.climb(1, Progress.UNSEEN);
        assertThat(steps).hasSize(1);
        assertThat(steps.getFirst().lower()).isEqualTo("random");
        assertThat(steps.getFirst().upper()).isEqualTo("greedy");
        assertThat(steps.getFirst().upperWinShareLow()).isGreaterThan(0.5);
        assertThat(ladder.climb(3, Progress.UNSEEN)).isEqualTo(steps);
    }

    @Test
    void equal_levels_share_the_games_of_three_seats_evenly_when_all_share_the_win() {
        List<BotSpec> levels = List.of(BotSpec.read("random"), BotSpec.read("random"));
        Ladder ladder = new Ladder(new CountingGame(CountingGame.Flaw.NONE), levels, 3, Map.of(), 1, 6);
        assertThat(ladder.climb(1, Progress.UNSEEN).getFirst().upperWinShare()).isEqualTo(0.5);
    }

    @Test
    void broken_games_are_counted_apart() {
        Ladder ladder = new Ladder(new CountingGame(CountingGame.Flaw.THROWS), LEVELS, 2, Map.of(), 1, 4);
        assertThat(ladder.climb(1, Progress.UNSEEN).getFirst().failures()).isEqualTo(4);
    }

    @Test
    void a_level_needs_an_opponent() {
        Game solo = new CountingGame(CountingGame.Flaw.NONE);
        assertThatThrownBy(() -> new Ladder(solo, LEVELS, 1, Map.of(), 1, 4)).isInstanceOf(BadInput.class);
    }
}
