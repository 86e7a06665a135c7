package tilth.scenes.web.agricola;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** What was settled where the rulebook leaves a doubt, read from the page that the tests cite. */
public final class Rulings {

    private static final Pattern SETTLED =
            Pattern.compile("\\*\\*Question\\.\\*\\* (.*?)\\n\\n\\*\\*Ruling\\.\\*\\* (.*?)\\n", Pattern.DOTALL);
    private static final Pattern MARKUP = Pattern.compile("[`*]|\\[([^]]*)]\\([^)]*\\)");

    private static final List<Ruling> ALL = read();

    private Rulings() {}

    /** The rulings that name a card by its code. */
    static List<Ruling> naming(String code) {
        return ALL.stream().filter(ruling -> ruling.isAbout(code)).toList();
    }

    private static List<Ruling> read() {
        try (InputStream page = Rulings.class.getResourceAsStream("/tilth/scenes/rulings/agricola.md")) {
            List<Ruling> rulings = new ArrayList<>();
            if (page != null) {
                SETTLED.matcher(new String(page.readAllBytes(), StandardCharsets.UTF_8))
                        .results()
                        .forEach(settled -> rulings.add(ruling(settled)));
            }
            return List.copyOf(rulings);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static Ruling ruling(MatchResult settled) {
        return new Ruling(plain(settled.group(1)), plain(settled.group(2)));
    }

    private static String plain(String text) {
        return MARKUP.matcher(text)
                .replaceAll(found -> found.group(1) == null ? "" : found.group(1))
                .replace('\n', ' ');
    }

    /** A doubt and how it was settled. */
    public record Ruling(String question, String answer) {

        private boolean isAbout(String code) {
            String named = "(" + code + ")";
            return question.contains(named) || answer.contains(named);
        }
    }
}
