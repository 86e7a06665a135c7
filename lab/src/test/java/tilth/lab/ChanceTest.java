package tilth.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChanceTest {

    @ParameterizedTest
    @CsvSource({
        "0, 1",
        "0.6744897501960817, 0.5",
        "1, 0.31731050786291415",
        "-1.959963984540054, 0.05",
        "3, 0.0026997960632601866",
        "4.2, 2.6691498031812692e-05",
        "4.3, 1.7079810941983632e-05",
        "6, 1.973175290075396e-9",
        "10, 1.523970604832105e-23"
    })
    void the_tails_of_the_normal_distribution_match_tables(double deviations, double beyond) {
        assertThat(Chance.beyond(deviations)).isCloseTo(beyond, Percentage.withPercentage(1e-8));
    }

    @ParameterizedTest
    @CsvSource({
        "1, 12.7062",
        "2, 4.3027",
        "3, 3.1824",
        "4, 2.7764",
        "5, 2.5706",
        "9, 2.2622",
        "10, 2.2281",
        "30, 2.0423",
        "100, 1.9840",
        "1000, 1.9623",
        "1000000, 1.9600"
    })
    void students_quantiles_match_tables(long freedom, double quantile) {
        assertThat(Chance.student(freedom)).isCloseTo(quantile, within(6e-5));
    }

    @Test
    void a_mean_has_its_interval_by_student() {
        Spread numbers = new Spread();
        for (int number = 1; number <= 5; number++) {
            numbers.add(number);
        }
        Mean mean = Mean.of(numbers);
        assertThat(mean.mean()).isEqualTo(3);
        assertThat(mean.high() - 3).isCloseTo(2.7764 * Math.sqrt(2.5 / 5), within(1e-4));
        assertThat(3 - mean.low()).isCloseTo(mean.high() - 3, within(1e-12));
    }

    @Test
    void of_one_number_nothing_is_known_but_itself() {
        Spread numbers = new Spread();
        numbers.add(7);
        assertThat(Mean.of(numbers)).isEqualTo(new Mean(7, 7, 7));
        assertThat(Mean.of(new Spread())).isEqualTo(new Mean(0, 0, 0));
    }
}
