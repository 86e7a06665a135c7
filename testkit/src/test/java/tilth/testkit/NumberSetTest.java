package tilth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tilth.engine.QuickRng;

class NumberSetTest {

    @Test
    void it_knows_every_number_it_was_given_and_no_other() {
        NumberSet set = new NumberSet();
        Set<Long> twin = new HashSet<>();
        QuickRng rng = new QuickRng(1);
        for (int i = 0; i < 20_000; i++) {
            long number = rng.nextLong() >>> 1 + rng.below(60);
            assertThat(set.add(number)).isEqualTo(twin.add(number));
        }
        assertThat(twin).hasSizeGreaterThan(10_000).contains(0L);
    }
}
