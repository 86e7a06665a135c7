package tilth.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilth.engine.Games;

/** Small seeded matches that always end the same; the real measurements are in docs/bots.md. */
class StrengthTest {

    @Test
    void greedy_beats_random() {
        assertThat(new Duel(Games.named("finca"), "greedy", "random").share(100))
                .isGreaterThanOrEqualTo(0.95);
    }

    @Test
    void search_beats_greedy() {
        assertThat(new Duel(Games.named("finca"), "search:2000i", "greedy").share(40))
                .isGreaterThanOrEqualTo(0.9);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void a_level_beats_the_one_below(int level) {
        Duel duel = new Duel(Games.named("finca"), "search:" + level, "search:" + (level - 1));
        assertThat(duel.share(100)).isBetween(0.55, 0.9);
    }

    @ParameterizedTest
    @ValueSource(strings = {"search:50i", "search:300i"})
    void bots_beat_random_where_choices_are_secret_and_simultaneous(String bot) {
        assertThat(new Duel(Games.named("sheaves"), bot, "random").share(200)).isGreaterThan(0.6);
    }
}
