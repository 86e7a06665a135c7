package tilth.scenes.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What has been decided where the rules of a game leave a doubt, read from the same page that the tests cite. */
public final class Rulings {

    private static final Pattern HEADING = Pattern.compile("(?m)^### (\\S+)$");
    private static final Pattern QUESTION = Pattern.compile("(?m)^\\*\\*Question\\.\\*\\* (.+)$");
    private static final Pattern RULING = Pattern.compile("(?m)^\\*\\*(?:Ruling|Décision)\\.\\*\\* (.+)$");

    private static final Pattern WORD = Pattern.compile("\\w+");

    /** Reading a page takes a while, so each is read once. */
    private static final Map<String, Rulings> KNOWN = new ConcurrentHashMap<>();

    private final List<Ruling> all;
    private final Map<String, List<Ruling>> byWord;

    /** One of them: what was asked and what holds, as plain words in some language. */
    public record Ruling(String id, String question, String answer, Locale language) {

        private Stream<String> words() {
            return WORD.matcher(question + " " + answer)
                    .results()
                    .map(MatchResult::group)
                    .distinct();
        }
    }

    private Rulings(Collection<Ruling> all) {
        this.all = List.copyOf(all);
        Map<String, List<Ruling>> found = new HashMap<>();
        for (Ruling ruling : all) {
            ruling.words()
                    .forEach(word ->
                            found.computeIfAbsent(word, _ -> new ArrayList<>()).add(ruling));
        }
        byWord = Map.copyOf(found);
    }

    public List<Ruling> all() {
        return all;
    }

    /** The rulings on a game, in a language as far as they are written in it; none where nothing was in doubt. */
    public static Rulings of(String game, Locale language) {
        String tongue = language.getLanguage();
        return KNOWN.computeIfAbsent(tongue + "/" + game, page -> {
            Map<String, Ruling> rulings = new LinkedHashMap<>();
            in(read(game), Locale.ENGLISH).forEach(ruling -> rulings.put(ruling.id(), ruling));
            in(read(page), Locale.of(tongue)).forEach(ruling -> rulings.put(ruling.id(), ruling));
            return new Rulings(rulings.values());
        });
    }

    private static List<Ruling> in(String text, Locale language) {
        List<Ruling> rulings = new ArrayList<>();
        Matcher heading = HEADING.matcher(text);
        int end = 0;
        String id = "";
        while (heading.find()) {
            add(id, text.substring(end, heading.start()), language, rulings);
            id = heading.group(1);
            end = heading.end();
        }
        add(id, text.substring(end), language, rulings);
        return rulings;
    }

    private static void add(String id, String text, Locale language, List<Ruling> rulings) {
        Matcher question = QUESTION.matcher(text);
        Matcher answer = RULING.matcher(text);
        if (!id.isEmpty() && question.find() && answer.find()) {
            rulings.add(new Ruling(id, plain(question.group(1)), plain(answer.group(1)), language));
        }
    }

    /** Words without marks and links. */
    private static String plain(String text) {
        return text.replaceAll("\\[([^\\]]*)\\]\\([^)]*\\)", "$1").replaceAll("[*`]", "");
    }

    private static String read(String page) {
        try (InputStream in = Rulings.class.getResourceAsStream("/tilth/scenes/rulings/" + page + ".md")) {
            return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Those that name a card by its printed id. */
    public List<Ruling> naming(String card) {
        return List.copyOf(byWord.getOrDefault(card, List.of()));
    }
}
