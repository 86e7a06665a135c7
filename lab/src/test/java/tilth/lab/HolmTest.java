package tilth.lab;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HolmTest {

    @Test
    void the_surest_have_to_stand_against_most_comparisons() {
        assertThat(Holm.real(0.01, 0.04, 0.03, 0.005)).containsExactly(true, false, false, true);
    }

    @Test
    void nothing_is_real_after_the_first_that_is_not() {
        assertThat(Holm.real(0.02, 0.026, 0.04)).containsExactly(false, false, false);
        assertThat(Holm.real(0.016, 0.026, 0.04)).containsExactly(true, false, false);
        assertThat(Holm.real(0.016, 0.024, 0.04)).containsExactly(true, true, true);
    }

    @Test
    void one_finding_alone_needs_no_correction() {
        assertThat(Holm.real(0.049)).containsExactly(true);
        assertThat(Holm.real(0.051)).containsExactly(false);
        assertThat(Holm.real()).isEmpty();
    }
}
