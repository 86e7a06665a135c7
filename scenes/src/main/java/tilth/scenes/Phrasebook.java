package tilth.scenes;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;

/**
 * The files of sentences: one for each game and language, and two for what all games share. A game with very many names may
 * keep some in files of their own, which it lists under {@code books}.
 */
final class Phrasebook {

    /** The file of what all games share. */
    static final String TABLE = "table";

    /** The file of what a report on many games says. */
    static final String REPORT = "report";

    private static final String BOOKS = "books";

    private Phrasebook() {}

    /** The sentences of a game; where a language lacks one, that of the first language stands in. */
    static Map<String, String> of(String game, Locale language, Glossary glossary) {
        Map<String, String> sentences = new HashMap<>(glossary.names());
        for (Locale spoken : new Locale[] {Words.LANGUAGES.getFirst(), language}) {
            sentences.putAll(read(TABLE, spoken));
            sentences.putAll(read(REPORT, spoken));
            books(game).forEach(book -> sentences.putAll(read(book, spoken)));
        }
        return sentences;
    }

    /** The files of a game: its own, and those it lists. */
    static List<String> books(String game) {
        List<String> books = new ArrayList<>(List.of(game));
        String more = read(game, Words.LANGUAGES.getFirst()).get(BOOKS);
        if (more != null) {
            books.addAll(List.of(more.split(" ")));
        }
        return books;
    }

    /** The sentences of one file; none if there is no such file. */
    static Map<String, String> read(String book, Locale language) {
        Properties sentences = new Properties();
        String file = "words/%s_%s.properties".formatted(book, language.getLanguage());
        try (InputStream in = Phrasebook.class.getResourceAsStream(file)) {
            if (in != null) {
                sentences.load(new InputStreamReader(in, StandardCharsets.UTF_8));
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        Map<String, String> read = new HashMap<>();
        sentences.stringPropertyNames().forEach(key -> read.put(key, sentences.getProperty(key)));
        return read;
    }
}
