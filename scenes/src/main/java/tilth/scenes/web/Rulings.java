package tilth.scenes.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What has been decided where the rules of a game leave a doubt, read from the same page that the tests cite. */
public record Rulings(List<Ruling> all) {

    private static final Pattern HEADING = Pattern.compile("(?m)^### (\\S+)$");
    private static final Pattern QUESTION = Pattern.compile("(?m)^\\*\\*Question\\.\\*\\* (.+)$");
    private static final Pattern RULING = Pattern.compile("(?m)^\\*\\*Ruling\\.\\*\\* (.+)$");

    /** Reading a page takes a while, so each is read once. */
    private static final Map<String, Rulings> KNOWN = new ConcurrentHashMap<>();

    /** One of them: what was asked and what holds, as plain words. */
    public record Ruling(String id, String question, String answer) {}

    public Rulings {
        all = List.copyOf(all);
    }

    /** The rulings on a game; none where nothing was in doubt. */
    public static Rulings of(String game) {
        return KNOWN.computeIfAbsent(game, id -> in(read(id)));
    }

    private static Rulings in(String text) {
        List<Ruling> rulings = new ArrayList<>();
        Matcher heading = HEADING.matcher(text);
        int end = 0;
        String id = "";
        while (heading.find()) {
            add(id, text.substring(end, heading.start()), rulings);
            id = heading.group(1);
            end = heading.end();
        }
        add(id, text.substring(end), rulings);
        return new Rulings(rulings);
    }

    private static void add(String id, String text, List<Ruling> rulings) {
        Matcher question = QUESTION.matcher(text);
        Matcher answer = RULING.matcher(text);
        if (!id.isEmpty() && question.find() && answer.find()) {
            rulings.add(new Ruling(id, plain(question.group(1)), plain(answer.group(1))));
        }
    }

    /** Words without marks and links. */
    private static String plain(String text) {
        return text.replaceAll("\\[([^\\]]*)\\]\\([^)]*\\)", "$1").replaceAll("[*`]", "");
    }

    private static String read(String game) {
        try (InputStream in = Rulings.class.getResourceAsStream("/tilth/scenes/rulings/" + game + ".md")) {
            return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Those that name a card by its printed id. */
    public List<Ruling> naming(String card) {
        Pattern name = Pattern.compile("\\b" + Pattern.quote(card) + "\\b");
        return all.stream()
                .filter(ruling ->
                        name.matcher(ruling.question() + " " + ruling.answer()).find())
                .toList();
    }
}
