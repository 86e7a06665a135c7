package tilth.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SpreadTest {

    @Test
    void mean_deviation_and_quantiles() {
        Spread spread = of(2, 4, 4, 4, 5, 5, 7, 9);
        assertThat(spread.mean()).isEqualTo(5);
        assertThat(spread.deviation()).isCloseTo(2.13809, within(1e-5));
        assertThat(spread.quantiles()).isEqualTo(new Spread.Quantiles(2, 2, 4, 4, 5, 9, 9));
    }

    @Test
    void percentiles_of_a_hundred_numbers_are_these_numbers() {
        Spread spread = of(IntStream.rangeClosed(1, 100).toArray());
        assertThat(spread.quantiles()).isEqualTo(new Spread.Quantiles(1, 5, 25, 50, 75, 95, 100));
    }

    @Test
    void adding_up_in_any_order_gives_the_same() {
        Spread one = of(1, 2, -3);
        one.addAll(of(9, 9));
        Spread other = of(9, 1);
        other.addAll(of(2, 9, -3));
        assertThat(one.counts()).isEqualTo(other.counts());
        assertThat(one.mean()).isEqualTo(other.mean());
    }

    @Test
    void nothing_has_no_spread() {
        assertThat(of().mean()).isZero();
        assertThat(of(3).deviation()).isZero();
        assertThat(of().quantiles()).isEqualTo(new Spread.Quantiles(0, 0, 0, 0, 0, 0, 0));
    }

    private static Spread of(int... numbers) {
        Spread spread = new Spread();
        IntStream.of(numbers).forEach(spread::add);
        return spread;
    }
}
