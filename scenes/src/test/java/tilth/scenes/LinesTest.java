package tilth.scenes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LinesTest {

    @Test
    void a_short_text_is_one_line() {
        assertThat(Lines.wrap("12 * ", "Red moves.")).containsExactly("12 * Red moves.");
    }

    @Test
    void a_long_text_goes_on_below_its_first_word() {
        List<String> lines = Lines.wrap("12 * ", "Red takes a fig. ".repeat(12));
        assertThat(lines).hasSizeGreaterThan(2).allMatch(line -> line.length() <= Lines.WIDTH);
        assertThat(lines.get(1)).startsWith("     ").doesNotStartWith("      ");
    }

    @Test
    void a_word_wider_than_the_page_stands_alone() {
        assertThat(Lines.wrap("x".repeat(100) + " y")).containsExactly("x".repeat(100), "y");
    }

    @Test
    void no_line_begins_with_a_sign_that_french_sets_apart() {
        assertThat(Lines.wrap("x".repeat(76) + " mot : « oui » ?")).containsExactly("x".repeat(76), "mot : « oui » ?");
        assertThat(Lines.wrap("x".repeat(70) + " « oui », « non »."))
                .containsExactly("x".repeat(70) + " « oui »,", "« non ».");
        assertThat(Lines.wrap("x".repeat(75) + " mot : oui")).containsExactly("x".repeat(75), "mot : oui");
    }

    @Test
    void columns_are_as_wide_as_their_widest_word() {
        assertThat(new Columns("lr").row("fig", "1").row("orange", "12").lines("  "))
                .containsExactly("  fig      1", "  orange  12");
    }

    @Test
    void colour_takes_no_room() {
        assertThat(Ink.width(Ink.COLOUR.seat(1, "Blue #"))).isEqualTo(6);
        assertThat(Ink.PLAIN.seat(1, "Blue #")).isEqualTo("Blue #");
    }
}
