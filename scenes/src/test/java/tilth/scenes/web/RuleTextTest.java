package tilth.scenes.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.scenes.Words;
import tilth.scenes.web.RuleText.Chapter;
import tilth.testkit.RuleBook;

class RuleTextTest {

    /** The games of the house; the test kit has one of its own, without a page. */
    static Stream<String> games() {
        return Games.all().stream()
                .filter(game -> !game.getClass().getPackageName().startsWith("tilth.testkit"))
                .map(Game::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_language_has_every_rule(String game) {
        for (Locale language : Words.LANGUAGES) {
            RuleText text = RuleText.of(game, language);
            assertThat(ids(text.chapters()))
                    .as("%s in %s", game, language)
                    .isEqualTo(RuleBook.named(game).ids());
            assertThat(text.chapters())
                    .allSatisfy(chapter -> assertThat(chapter.rules())
                            .isNotEmpty()
                            .allSatisfy(rule -> assertThat(rule.html()).endsWith(".")));
            assertThat(text.introduction()).startsWith("<h2>").contains("<li>");
            assertThat(text.notes())
                    .hasSize(RuleText.of(game, Locale.ENGLISH).notes().size());
        }
    }

    @Test
    void the_rules_of_the_house_are_in_every_language() {
        Set<String> ids = new TreeSet<>(RuleBook.named("server").ids());
        ids.addAll(RuleBook.named("table").ids());
        List<String> first = Words.LANGUAGES.stream()
                .map(language -> RuleText.of("finca", language).house())
                .peek(house -> assertThat(ids(house)).isEqualTo(ids))
                .map(house -> house.getFirst().rules().getFirst().html())
                .toList();
        assertThat(first).doesNotHaveDuplicates();
    }

    @Test
    void farmerama_is_explained_in_every_language() {
        assertThat(Words.LANGUAGES.stream().map(language -> RuleText.of("farmerama", language)))
                .extracting(text -> text.chapters().getFirst().title())
                .containsExactly("Set-up", "Mise en place", "Voorbereiding", "Preparativi");
        assertThat(Words.LANGUAGES.stream().map(language -> RuleText.of("farmerama", language)))
                .extracting(RuleText::introduction)
                .doesNotHaveDuplicates()
                .allSatisfy(introduction -> assertThat(introduction).contains("150"));
    }

    @Test
    void farmer_chineur_says_in_english_and_french_what_is_reconstructed() {
        assertThat(RuleText.of("chineur", Locale.ENGLISH).introduction()).contains("<h2>What is reconstructed</h2>");
        assertThat(RuleText.of("chineur", Locale.FRENCH).introduction()).contains("<h2>Ce qui est reconstitué</h2>");
        assertThat(RuleText.of("chineur", Locale.FRENCH).chapters().getFirst().title())
                .isEqualTo("Mise en place");
        assertThat(RuleText.of("chineur", Locale.ITALIAN).chapters())
                .isEqualTo(RuleText.of("chineur", Locale.ENGLISH).chapters());
    }

    @Test
    void a_page_nobody_has_translated_is_in_english() {
        Locale esperanto = Locale.of("eo");
        assertThat(RuleText.of("farmerama", esperanto)).isEqualTo(RuleText.of("farmerama", Locale.ENGLISH));
    }

    private static Set<String> ids(List<Chapter> chapters) {
        Set<String> ids = new TreeSet<>();
        chapters.forEach(chapter -> chapter.rules().forEach(rule -> ids.add(rule.id())));
        return ids;
    }
}
