package tilth.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EstimateTest {

    /** The examples of Newcombe, Statistics in Medicine 17 (1998), method 10. */
    @ParameterizedTest
    @CsvSource({
        "56, 70, 48, 80, 0.2, 0.0524, 0.3339",
        "9, 10, 3, 10, 0.6, 0.1705, 0.8090",
        "5, 56, 0, 29, 0.0893, -0.0381, 0.1926",
        "10, 10, 0, 20, 1, 0.6791, 1"
    })
    void the_gap_between_two_shares_matches_published_values(
            int won, int games, int otherWon, int otherGames, double gap, double low, double high) {
        Estimate found = Estimate.of(Share.of(won, games)).above(Estimate.of(Share.of(otherWon, otherGames)));
        assertThat(found.value()).isCloseTo(gap, within(5e-5));
        assertThat(found.low()).isCloseTo(low, within(1e-4));
        assertThat(found.high()).isCloseTo(high, within(1e-4));
    }

    @Test
    void an_interval_that_just_touches_0_leaves_chance_one_in_twenty() {
        assertThat(new Estimate(2, 0, 3).chance()).isCloseTo(0.05, within(1e-9));
        assertThat(new Estimate(-2, -3, 0).chance()).isCloseTo(0.05, within(1e-9));
        assertThat(new Estimate(2, 1, 3).chance()).isLessThan(0.001);
        assertThat(new Estimate(0, -1, 1).chance()).isEqualTo(1);
    }

    @Test
    void what_never_varies_differs_for_sure_or_not_at_all() {
        assertThat(new Estimate(0, 0, 0).chance()).isEqualTo(1);
        assertThat(new Estimate(1, 1, 1).chance()).isZero();
    }
}
