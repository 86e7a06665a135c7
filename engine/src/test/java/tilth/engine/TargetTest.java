package tilth.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TargetTest {

    private static final Term CROP = Term.of("crop", "rye", "oats");

    @Test
    void a_target_has_a_kind_and_a_word() {
        assertThat(Target.of("crop:oats")).isEqualTo(new Target("crop", "oats")).hasToString("crop:oats");
        assertThat(Target.of("crop:")).isEqualTo(new Target("crop", ""));
        assertThat(Target.of("crop:a:b")).isEqualTo(new Target("crop", "a:b"));
    }

    @Test
    void a_text_without_a_colon_has_no_kind() {
        assertThat(Target.of("crop")).isEqualTo(new Target("", "crop"));
        assertThat(Target.of("")).isEqualTo(new Target("", ""));
        assertThat(Target.of(":")).isEqualTo(new Target("", ""));
    }

    @Test
    void its_word_is_one_of_a_term_or_nothing() {
        assertThat(Target.of("crop:oats").in(CROP)).contains(1);
        assertThat(Target.of("crop:wheat").in(CROP)).isEmpty();
        assertThat(Target.of("count:7").in(Term.number("count"))).contains(7);
        assertThat(Target.of("count:-7").in(Term.number("count"))).isEmpty();
    }
}
