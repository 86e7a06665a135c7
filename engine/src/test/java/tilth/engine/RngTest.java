package tilth.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** All with fixed seeds, so that what is unlikely never happens by chance. */
class RngTest {

    private static final int DRAWS = 300_000;

    static Stream<Rng> generators() {
        return Stream.of(new QuickRng(7), Seed.of(7).stream(Purpose.of("test")));
    }

    @ParameterizedTest
    @MethodSource("generators")
    void every_number_below_a_bound_is_equally_likely(Rng rng) {
        for (int bound : new int[] {1, 2, 3, 6, 10, 12, 42, 1000}) {
            int[] counts = new int[bound];
            for (int i = 0; i < DRAWS; i++) {
                counts[rng.below(bound)]++;
            }
            assertEven(counts);
        }
    }

    /** Without drawing again, of this bound's numbers every third would come up a third less often. */
    @ParameterizedTest
    @MethodSource("generators")
    void a_large_bound_favours_no_number(Rng rng) {
        int[] counts = new int[3];
        for (int i = 0; i < DRAWS; i++) {
            counts[rng.below(3 << 29) % 3]++;
        }
        assertEven(counts);
    }

    @ParameterizedTest
    @MethodSource("generators")
    void every_order_of_a_shuffle_is_equally_likely(Rng rng) {
        int[] counts = new int[256];
        for (int i = 0; i < DRAWS; i++) {
            byte[] items = {0, 1, 2, 3};
            rng.shuffle(items);
            counts[items[0] << 6 | items[1] << 4 | items[2] << 2 | items[3]]++;
        }
        int[] orders = Arrays.stream(counts).filter(count -> count > 0).toArray();
        assertThat(orders).hasSize(24);
        assertEven(orders);
    }

    @ParameterizedTest
    @MethodSource("generators")
    void a_shuffle_keeps_every_item(Rng rng) {
        byte[] items = new byte[100];
        for (int i = 0; i < items.length; i++) {
            items[i] = (byte) (i / 3);
        }
        byte[] shuffled = items.clone();
        rng.shuffle(shuffled);
        assertThat(shuffled).isNotEqualTo(items);
        Arrays.sort(shuffled);
        assertThat(shuffled).isEqualTo(items);
    }

    @ParameterizedTest
    @MethodSource("generators")
    void one_of_a_set_is_any_of_it_and_nothing_else(Rng rng) {
        long set = 1L << 63 | 1L << 40 | 1L << 5 | 1;
        int[] counts = new int[64];
        for (int i = 0; i < DRAWS; i++) {
            counts[rng.oneOf(set)]++;
        }
        assertThat(Arrays.stream(counts).filter(count -> count > 0)).hasSize(4);
        assertEven(new int[] {counts[0], counts[5], counts[40], counts[63]});
    }

    @Test
    void a_quick_generator_can_start_again() {
        QuickRng rng = new QuickRng(3);
        long first = rng.nextLong();
        rng.reseed(3);
        assertThat(rng.nextLong()).isEqualTo(first);
        assertThat(rng.nextLong()).isNotEqualTo(first);
    }

    @Test
    void a_long_is_two_draws_the_first_one_on_top() {
        long together = new QuickRng(3).nextLong();
        QuickRng rng = new QuickRng(3);
        assertThat((int) (together >>> 32)).isEqualTo(rng.nextInt());
        assertThat((int) together).isEqualTo(rng.nextInt());
    }

    /** Chi-square, four standard deviations wide. */
    private static void assertEven(int[] counts) {
        double expected = (double) Arrays.stream(counts).sum() / counts.length;
        double chiSquare = Arrays.stream(counts)
                .mapToDouble(count -> (count - expected) * (count - expected) / expected)
                .sum();
        int freedom = counts.length - 1;
        assertThat(chiSquare)
                .as("%d outcomes", counts.length)
                .isLessThanOrEqualTo(freedom + 4 * Math.sqrt(2.0 * freedom));
    }
}
