package tilth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.sheaves.Sheaves;

class WalkthroughsTest {

    private final String kept = Walkthroughs.written(RandomPlay.record(Setup.of(new Sheaves(), 2, Seed.of(1)), 1));

    @Test
    void a_game_ends_with_its_score_sheet() {
        assertThat(kept).startsWith("tilth record 1\ngame sheaves\n").containsPattern("\nscores\nsheaves \\d+ \\d+\n");
        assertThat(kept).containsPattern("total \\d+ \\d+\nwon( \\d)+\n$");
    }

    @Test
    void a_game_that_plays_as_it_did_stays_the_same() {
        assertThat(Walkthroughs.playedAgain(kept)).isEqualTo(kept);
    }

    @Test
    void another_score_is_noticed() {
        String other = kept.replaceFirst("total ", "total 1");
        assertThat(Walkthroughs.playedAgain(other)).isEqualTo(kept).isNotEqualTo(other);
    }

    @Test
    void a_move_that_is_no_longer_legal_is_named() {
        String first =
                kept.lines().filter(line -> line.contains(" lay ")).findFirst().orElseThrow();
        String other = kept.replace(first, first.substring(0, 1) + " thresh");
        assertThat(Walkthroughs.playedAgain(other))
                .isEqualTo("This game can no longer be played: move 1 is refused by SHV-5\n");
    }

    @Test
    void a_move_that_no_longer_exists_is_named() {
        assertThat(Walkthroughs.playedAgain(kept.replace(" lay ", " fling ")))
                .matches("This game can no longer be played: The record is broken at line 8: .*\n");
    }
}
