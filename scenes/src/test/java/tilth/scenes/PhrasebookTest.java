package tilth.scenes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.AbstractStringAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilth.engine.Event;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Happening;
import tilth.engine.Journal;
import tilth.engine.Option;
import tilth.engine.Refusal;
import tilth.engine.ScoreSheet;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.engine.Study;
import tilth.engine.Term;
import tilth.engine.Topic;
import tilth.engine.Verb;

/** Whatever a game or the table can say stands in every language, with the same facts. */
class PhrasebookTest {

    /** Where the names stand that are written on the things themselves. */
    private static final Set<String> NAMES =
            games().flatMap(game -> Glossary.of(game).names().keySet().stream()).collect(Collectors.toSet());

    /** The games of the house; the test kit has one of its own, without words. */
    static Stream<Game> games() {
        return Games.all().stream()
                .filter(game -> !game.getClass().getPackageName().startsWith("tilth.testkit"));
    }

    static Stream<Words> everyGameInEveryLanguage() {
        return games().flatMap(game -> Words.LANGUAGES.stream().map(language -> Words.of(game, language)));
    }

    static Stream<String> books() {
        return Stream.concat(
                Stream.of(Phrasebook.TABLE, Phrasebook.REPORT),
                games().flatMap(game -> Phrasebook.books(game.id()).stream()));
    }

    /** The languages a book is written in. */
    private static List<Locale> languages(String book) {
        return Words.LANGUAGES.stream()
                .filter(language -> !Phrasebook.read(book, language).isEmpty())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("books")
    void every_book_is_in_english_and_french_and_that_of_the_table_in_all_languages(String book) {
        boolean hasNamesOnly = factsBySentence(book, Locale.FRENCH).isEmpty();
        assertThat(languages(book)).contains(hasNamesOnly ? Locale.FRENCH : Locale.ENGLISH, Locale.FRENCH);
        assertThat(languages(Phrasebook.TABLE)).isEqualTo(Words.LANGUAGES);
    }

    @ParameterizedTest
    @MethodSource("books")
    void all_languages_have_the_same_sentences_with_the_same_facts(String book) {
        Map<String, Set<String>> english = factsBySentence(book, Locale.ENGLISH);
        for (Locale language : languages(book)) {
            assertThat(factsBySentence(book, language))
                    .as("%s in %s", book, language)
                    .containsExactlyEntriesOf(english);
        }
    }

    private static Map<String, Set<String>> factsBySentence(String book, Locale language) {
        Map<String, Set<String>> facts = new TreeMap<>();
        Phrasebook.read(book, language).forEach((key, sentence) -> {
            assertThat(sentence).as(key + ": write ’").doesNotContain("'");
            if (key.endsWith(".short") || NAMES.contains(key)) {
                return; // not every language needs one, and the first finds some names on the things
            }
            facts.put(key, new TreeSet<>());
            for (String argument : new Sentence(sentence, language).names()) {
                facts.get(key).add(argument.replaceAll("_.*", ""));
            }
            if (key.startsWith("term.")) {
                facts.get(key).remove("count"); // what is counted in one language may not be in another
            }
        });
        return facts;
    }

    @ParameterizedTest
    @MethodSource("books")
    void every_sentence_stands_in_every_language(String book) {
        for (Locale language : languages(book)) {
            Set<String> written =
                    new TreeSet<>(Phrasebook.read(Phrasebook.TABLE, language).keySet());
            written.addAll(Phrasebook.read(book, language).keySet());
            assertThat(written).as("%s in %s", book, language).containsAll(neededBy(book));
        }
    }

    private static Set<String> neededBy(String book) {
        Set<String> needed = new TreeSet<>();
        RefusalsInSource.all().stream()
                .filter(refusal -> refusal.book().equals(book))
                .forEach(refusal -> needed.add("refusal." + refusal.key()));
        games().filter(game -> game.id().equals(book)).forEach(game -> addNeeded(game, needed));
        return needed;
    }

    private static void addNeeded(Game game, Set<String> needed) {
        needed.add("game.about");
        game.questions().verbs().forEach(verb -> needed.add("question." + verb.word()));
        game.moves().verbs().forEach(verb -> needed.add("move." + verb.word()));
        game.happenings().forEach(happening -> needed.add("event." + happening.word()));
        for (Option option : game.options()) {
            needed.add("option." + option.name());
            needed.add("option." + option.name() + ".reason");
            option.values().forEach(value -> needed.add("option." + option.name() + "." + value));
        }
        ScoreSheet sheet =
                game.start(Setup.of(game, game.minSeats(), Seed.of(1))).scoreSheet();
        sheet.lines().forEach(line -> needed.add("score." + line.category()));
        IntStream.range(0, game.maxSeats()).forEach(seat -> needed.add("seat." + seat));
        addNeeded(game.study(), needed);
    }

    private static void addNeeded(Study study, Set<String> needed) {
        needed.add("report.ending.usual");
        study.endings().forEach(ending -> needed.add("report.ending." + ending.word()));
        for (Topic topic : study.topics()) {
            needed.add("report.topic." + topic.word());
            if (topic.kind() == Topic.Kind.DEEDS) {
                topic.counted().forEach(deed -> needed.add("report.deed." + deed.word()));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("everyGameInEveryLanguage")
    void every_thing_has_a_name(Words words) {
        terms(words.game())
                .forEach(term -> assertThat(term.words().stream()
                                .map(word -> word.replaceFirst("^[0-9]-", "")) // whose it is
                                .filter(word -> !word.matches("[0-9]+[a-z]?")) // a number on the board is its own name
                                .filter(word -> !word.matches("space-[0-9]+")) // a card brings it and names it
                                .filter(word -> !words.hasTerm(term.name(), word)))
                        .as(term.name())
                        .isEmpty());
    }

    private static Stream<Term> terms(Game game) {
        return Stream.of(
                        game.moves().verbs().stream().map(Verb::operands),
                        game.questions().verbs().stream().map(Verb::operands),
                        game.happenings().stream().map(Happening::operands))
                .flatMap(operands -> operands.flatMap(List::stream))
                .distinct();
    }

    @Test
    void every_refusal_in_the_sources_is_found() {
        assertThat(RefusalsInSource.all())
                .contains(
                        new RefusalsInSource.Found("table", "not-asked", Set.of()),
                        new RefusalsInSource.Found("table", "not-offered", Set.of("move")),
                        new RefusalsInSource.Found("finca", "action-used", Set.of("action")),
                        new RefusalsInSource.Found("finca", "missing", Set.of("tile", "fruit", "need", "have")),
                        new RefusalsInSource.Found("farmerama", "not-ripe", Set.of("field")),
                        new RefusalsInSource.Found("farmerama", "no-seed", Set.of("crop")),
                        new RefusalsInSource.Found("farmerama", "not-taking", Set.of("good")),
                        new RefusalsInSource.Found("chineur", "free-stall-first", Set.of("stall")))
                .hasSizeGreaterThan(80);
    }

    @ParameterizedTest
    @MethodSource("everyGameInEveryLanguage")
    void every_refusal_can_be_said_with_the_facts_it_has(Words words) {
        Game game = words.game();
        for (RefusalsInSource.Found found : RefusalsInSource.all()) {
            if (!found.book().equals(game.id()) && !found.book().equals(Phrasebook.TABLE)) {
                continue;
            }
            for (int number = 0; number < 3; number++) {
                Refusal refusal = Refusal.of("X-1", found.key(), sample(game, found.facts(), number));
                assertThatIsASentence(words.refusal(refusal)).endsWith(" (X-1)").doesNotStartWith(found.key() + " ");
            }
        }
    }

    private static Map<String, Object> sample(Game game, Set<String> facts, int number) {
        Map<String, Object> sample = new HashMap<>();
        facts.forEach(fact -> sample.put(fact, number));
        terms(game)
                .filter(term -> facts.contains(term.name()) && !term.words().isEmpty())
                .forEach(term -> sample.put(term.name(), term.write(0)));
        return sample;
    }

    @ParameterizedTest
    @MethodSource("everyGameInEveryLanguage")
    void every_question_move_and_event_can_be_said(Words words) {
        Game game = words.game();
        for (int number = 0; number < 3; number++) {
            for (Verb verb : game.questions().verbs()) {
                assertThatIsASentence(words.question(filled(verb, number)));
            }
            for (Verb verb : game.moves().verbs()) {
                assertThatIsASentence(words.move(filled(verb, number)));
            }
            for (Happening what : game.happenings()) {
                List<Term> operands = what.operands();
                Event event = new Event(
                        what,
                        1,
                        Journal.EVERYONE,
                        operand(operands, 0, number),
                        operand(operands, 1, number),
                        operand(operands, 2, number));
                assertThatIsASentence(words.event(event)).endsWith(".");
                assertThat(words.preview(event)).doesNotContain("{", "}");
            }
        }
    }

    private static long filled(Verb verb, int number) {
        List<Term> operands = verb.operands();
        return verb.with(
                operand(operands, 0, number),
                operand(operands, 1, number),
                operand(operands, 2, number),
                operand(operands, 3, number));
    }

    /** A number for an operand, or the last of its words if there are fewer. */
    private static int operand(List<Term> operands, int place, int number) {
        int words = place < operands.size() ? operands.get(place).words().size() : 0;
        return words == 0 ? number : Math.min(number, words - 1);
    }

    @ParameterizedTest
    @MethodSource("everyGameInEveryLanguage")
    void every_option_and_line_of_the_score_has_its_words(Words words) {
        assertThatIsASentence(words.about());
        for (Option option : words.game().options()) {
            assertThatIsASentence(words.option(option));
            assertThatIsASentence(words.reason(option)).endsWith(".");
            option.values()
                    .forEach(value ->
                            assertThatIsASentence(words.option(option, value)).endsWith("."));
        }
        assertThatIsASentence(words.category("total"));
    }

    private static AbstractStringAssert<?> assertThatIsASentence(String text) {
        return assertThat(text).isNotBlank().doesNotContain("{", "}", "  ");
    }
}
