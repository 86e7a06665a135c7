package tilth.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilth.engine.Games;

/** Small seeded matches that always end the same; the real measurements are in docs/bots.md. */
class StrengthTest {

    @ParameterizedTest
    @ValueSource(strings = {"finca", "farmerama", "chineur", "agricola"})
    void greedy_beats_random(String game) {
        assertThat(new Duel(Games.named(game), "greedy", "random").share(100)).isGreaterThanOrEqualTo(0.95);
    }

    @Test
    void bots_reach_many_stars_alone() {
        assertThat(new Duel(Games.named("farmerama"), "greedy").points(20)).isGreaterThan(110);
        assertThat(new Duel(Games.named("farmerama"), "search:200i").points(8)).isGreaterThan(140);
    }

    @Test
    void search_beats_greedy_where_farms_lie_apart() {
        assertThat(new Duel(Games.named("farmerama"), "search:1000i", "greedy").share(20))
                .isGreaterThan(0.5);
        assertThat(new Duel(Games.named("farmerama"), "search:300i", "greedy", "greedy", "greedy").share(12))
                .isGreaterThan(0.25);
    }

    @Test
    void search_beats_greedy() {
        assertThat(new Duel(Games.named("finca"), "search:2000i", "greedy").share(40))
                .isGreaterThanOrEqualTo(0.9);
    }

    @Test
    void racing_beats_greedy_where_chance_is_strong() {
        assertThat(new Duel(Games.named("chineur"), "search:500i", "greedy").share(60))
                .isGreaterThan(0.75);
    }

    @Test
    void thinking_ahead_beats_greedy_where_spaces_are_scarce() {
        assertThat(new Duel(Games.named("agricola"), "search:30i", "greedy").share(10))
                .isGreaterThan(0.7);
    }

    @Test
    void who_plays_cards_beats_who_never_does() {
        Map<String, String> full = Map.of("edition", "revised", "cards", "full");
        assertThat(new Duel(Games.named("agricola"), full, "greedy", "greedy:no-cards").share(60))
                .isGreaterThan(0.65);
    }

    @ParameterizedTest
    @CsvSource({"classic, none", "classic, full", "revised, none", "revised, full"})
    void who_has_learnt_beats_the_yardstick(String edition, String cards) {
        Map<String, String> options = Map.of("edition", edition, "cards", cards);
        assertThat(new Duel(Games.named("agricola"), options, "search:20i", "yardstick:60i").share(6))
                .isGreaterThan(0.6);
    }

    @Test
    void bots_build_good_farms_alone() {
        assertThat(new Duel(Games.named("agricola"), "greedy").points(10)).isGreaterThan(38);
        assertThat(new Duel(Games.named("agricola"), "search:200i").points(4)).isGreaterThan(44);
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
