package tilth.scenes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tilth.engine.Credits;

/** Who made a game, as far as it is known, and by which licence it is given away. */
public record Makers(Words words) {

    /** In one line, for a page. */
    public String line() {
        Credits credits = words.game().credits();
        List<String> parts = new ArrayList<>(List.of(String.join(", ", credits.designers())));
        if (!credits.publishers().isEmpty()) {
            parts.add(String.join(", ", credits.publishers()));
        }
        if (credits.year() != Credits.YEAR_UNKNOWN) {
            parts.add(Integer.toString(credits.year()));
        }
        if (!credits.licence().isEmpty()) {
            parts.add(words.label("page-licence", Map.of("licence", credits.licence())));
        }
        return String.join(" · ", parts);
    }

    /** In sentences, for a terminal. */
    public String told() {
        Credits credits = words.game().credits();
        List<String> sentences = new ArrayList<>();
        String designers = words.list(credits.designers());
        sentences.add(
                credits.year() == Credits.YEAR_UNKNOWN
                        ? words.label("terminal-by", Map.of("designers", designers))
                        : words.label(
                                "terminal-by-in",
                                Map.of("designers", designers, "year", Integer.toString(credits.year()))));
        if (!credits.publishers().isEmpty()) {
            sentences.add(words.label("terminal-publishers", Map.of("publishers", words.list(credits.publishers()))));
        }
        if (!credits.licence().isEmpty()) {
            sentences.add(words.label("terminal-licence", Map.of("licence", credits.licence())));
        }
        return String.join(" ", sentences);
    }
}
