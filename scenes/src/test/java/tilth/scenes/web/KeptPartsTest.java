package tilth.scenes.web;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.scenes.web.BoardHtml.found;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What a browser shows already is not sent again. */
class KeptPartsTest {

    private static final Pattern PRINT = Pattern.compile(" data-kept=\"([^\"]*)\"");

    private static final String FARM = "<div id=\"farm\" data-kept=\"\" class=\"farm\"><div>%s</div>"
            + "<svg id=\"yard\" data-kept=\"\"><svg><use/></svg></svg></div>";

    @Test
    void every_part_carries_its_print_and_all_of_it_is_sent_to_whom_has_nothing() {
        String page = KeptParts.without(Set.of(), "<p>Round 1</p>" + FARM.formatted("3 wood"));
        assertThat(prints(page)).hasSize(2).doesNotHaveDuplicates().allMatch(print -> print.matches("[\\w-]{6}"));
        assertThat(page.replaceAll(" data-kept=\"[^\"]+\"", " data-kept=\"\""))
                .isEqualTo("<p>Round 1</p>" + FARM.formatted("3 wood"));
    }

    @Test
    void a_part_that_is_the_same_is_left_out_whole_and_what_stands_around_it_is_sent() {
        String had = KeptParts.without(Set.of(), "<p>Round 1</p>" + FARM.formatted("3 wood"));
        assertThat(KeptParts.without(
                        Set.copyOf(prints(had)), "<p>Round 2</p>" + FARM.formatted("3 wood") + "<div>end</div>"))
                .isEqualTo("<p>Round 2</p><div id=\"farm\" data-same=\"%s\"></div><div>end</div>"
                        .formatted(prints(had).getFirst()));
    }

    @Test
    void of_a_part_that_has_changed_only_the_parts_inside_that_have_not_are_left_out() {
        List<String> had = prints(KeptParts.without(Set.of(), FARM.formatted("3 wood")));
        String page = KeptParts.without(Set.copyOf(had), FARM.formatted("4 wood"));
        assertThat(page).contains("4 wood", "<svg id=\"yard\" data-same=\"%s\"></svg></div>".formatted(had.getLast()));
        assertThat(prints(page)).hasSize(1).doesNotContainAnyElementsOf(had);
    }

    @Test
    void what_looks_alike_elsewhere_is_another_part() {
        String had = KeptParts.without(Set.of(), FARM.formatted("3 wood"));
        assertThat(KeptParts.without(
                        Set.copyOf(prints(had)), FARM.formatted("3 wood").replace("\"farm\"", "\"barn\"")))
                .contains("<div id=\"barn\" data-kept=");
    }

    @Test
    void nobodys_words_are_taken_for_a_part() {
        String said = "<p>b id=\"x\" data-kept=\"\" class</p>";
        assertThat(KeptParts.without(Set.of(), said)).isEqualTo(said);
    }

    private static List<String> prints(String page) {
        return found(PRINT, page);
    }
}
