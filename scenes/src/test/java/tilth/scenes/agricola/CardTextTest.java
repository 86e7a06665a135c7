package tilth.scenes.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cards;
import tilth.agricola.cards.Sheet;
import tilth.engine.Games;
import tilth.scenes.Icon;
import tilth.scenes.Words;
import tilth.testkit.KeptText;

/** What every card says, to be read by eye, and to stay as it is until somebody means to change it. */
class CardTextTest {

    /** The majors and the decks of 2016 stand together, the cards of 2007 in a text for each of their sheets. */
    static Stream<Arguments> texts() {
        List<Card> first =
                Cards.all().stream().filter(card -> "MAB".contains(card.deck())).toList();
        Stream<Arguments> sheets = ServiceLoader.load(Sheet.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(sheet -> !first.containsAll(sheet.cards()))
                .map(sheet -> Arguments.of(sheet.getClass().getSimpleName(), sheet.cards()));
        return Stream.concat(Stream.of(Arguments.of("agricola", first)), sheets);
    }

    @ParameterizedTest
    @MethodSource("texts")
    void every_card_says_what_it_has_always_said(String text, List<Card> cards) {
        for (String language : List.of("en", "fr")) {
            CardWords words = CardWords.of(Locale.of(language));
            String all = cards.stream().map(card -> told(card, words)).collect(Collectors.joining("\n"));
            new KeptText("cards/%s_%s.txt".formatted(text, language)).verify(all);
        }
    }

    private static String told(Card card, CardWords words) {
        List<String> lines = new ArrayList<>();
        lines.add("%s %s: %s, %s, %d"
                .formatted(card.code(), words.name(card), words.kind(card), words.players(card), card.points()));
        lines.add("  = " + words.price(card));
        lines.add("  ? " + words.needs(card));
        lines.add("  " + words.text(card));
        lines.add("  " + words.passing(card));
        lines.removeIf(line -> line.length() <= "  = ".length());
        return String.join("\n", lines) + "\n";
    }

    @ParameterizedTest
    @MethodSource("texts")
    void every_card_is_drawn_as_its_effect(String text, List<Card> cards) {
        String all = cards.stream()
                .map(card -> card.code() + " " + card.name() + "\n"
                        + CardIcons.of(card).stream().map(CardTextTest::row).collect(Collectors.joining()))
                .collect(Collectors.joining("\n"));
        new KeptText("cards/%s_icons.txt".formatted(text)).verify(all);
    }

    private static String row(List<Icon> icons) {
        return icons.stream()
                .map(icon -> icon.isSpace() ? "[" + icon.name() + "]" : icon.name())
                .collect(Collectors.joining(" ", "  ", "\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    void texts_are_sentences(String language) {
        CardWords words = CardWords.of(Locale.of(language));
        assertThat(Cards.all())
                .allSatisfy(
                        card -> assertThat(words.text(card) + words.price(card) + words.needs(card) + words.name(card))
                                .doesNotContain("{", "}", "  ", " ,", "..")
                                .doesNotContainPattern("card\\.[a-z]"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    void no_card_says_the_same_twice_or_brackets_in_a_row(String language) {
        CardWords words = CardWords.of(Locale.of(language));
        for (Card card : Cards.all()) {
            assertThat(words.text(card)).as(card.code()).doesNotContain(") (");
            assertThat(words.text(card).split("[.;] "))
                    .as(card.code())
                    .extracting(sentence -> sentence.replaceFirst("^.*, ", ""))
                    .filteredOn(end -> end.length() > 40)
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void rounds_in_a_row_are_told_by_the_first_and_the_last() {
        Speech speech = new Speech(Words.of(Games.named("agricola"), Locale.ENGLISH));
        assertThat(speech.numbers(List.of(8, 9, 10, 11))).isEqualTo("8 to 11");
        assertThat(speech.numbers(List.of(8, 9))).isEqualTo("8 and 9");
        assertThat(speech.numbers(List.of(8, 10, 11))).isEqualTo("8, 10, and 11");
    }

    @Test
    void a_name_in_english_is_the_printed_one() {
        CardWords words = CardWords.of(Locale.ENGLISH);
        Cards.all().stream()
                .filter(card -> card.kind() != Card.Kind.MAJOR)
                .forEach(card ->
                        assertThat(words.name(card)).isEqualTo(card.name().replace('\'', '’')));
    }

    @Test
    void every_card_has_a_name_in_french() {
        CardWords words = CardWords.of(Locale.FRENCH);
        List<String> alike = Cards.all().stream()
                .filter(card -> words.name(card).equals(card.name()))
                .map(Card::name)
                .toList();
        assertThat(alike).as("the same in both languages").containsOnly("Lasso");
    }
}
