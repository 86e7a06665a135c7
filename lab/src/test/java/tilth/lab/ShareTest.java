package tilth.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShareTest {

    /** The first four are the examples of Newcombe, Statistics in Medicine 17 (1998). */
    @ParameterizedTest
    @CsvSource({
        "81, 263, 0.2553, 0.3662",
        "15, 148, 0.0624, 0.1605",
        "0, 20, 0, 0.1611",
        "1, 29, 0.0061, 0.1718",
        "50, 100, 0.4038, 0.5962",
        "10, 10, 0.7225, 1"
    })
    void the_wilson_interval_matches_published_values(int won, int games, double low, double high) {
        Share found = Share.of(won, games);
        assertThat(found.share()).isEqualTo((double) won / games);
        assertThat(found.low()).isCloseTo(low, within(5e-5));
        assertThat(found.high()).isCloseTo(high, within(5e-5));
    }

    @Test
    void nothing_is_known_after_no_game() {
        assertThat(Share.of(0, 0)).isEqualTo(new Share(0, 0, 1));
    }
}
