package tilth.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TermTest {

    private static final Term COUNT = Term.number("count");

    @Test
    void words_stand_for_their_places_in_the_list() {
        Term crop = Term.of("crop", "rye", "oats");
        assertThat(crop.write(1)).isEqualTo("oats");
        assertThat(crop.read("oats")).isEqualTo(1);
        assertThat(crop.read("barley")).isEqualTo(-1);
        assertThat(crop.read("1")).isEqualTo(-1);
    }

    @Test
    void places_are_numbered_from_nought() {
        Term place = Term.places("place", 3);
        assertThat(IntStream.range(0, 3).mapToObj(place::write)).containsExactly("0", "1", "2");
        assertThat(place.read("3")).isEqualTo(-1);
    }

    @Test
    void a_plain_number_reaches_up_to_what_an_operand_can_hold() {
        assertThat(COUNT.read("0")).isZero();
        assertThat(COUNT.read("4095")).isEqualTo(4095);
        assertThat(COUNT.write(4095)).isEqualTo("4095");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-1", "+1", "01", "4096", "9999", "99999999999", "1.0", "one", "٣"})
    void nothing_else_is_a_plain_number(String word) {
        assertThat(COUNT.read(word)).isEqualTo(-1);
    }

    @Test
    void a_term_has_at_most_as_many_values_as_an_operand_can_hold() {
        assertThat(Term.places("place", 4096).words()).hasSize(4096);
        assertThatThrownBy(() -> Term.places("place", 4097)).hasMessage("place has too many values for one operand");
    }
}
