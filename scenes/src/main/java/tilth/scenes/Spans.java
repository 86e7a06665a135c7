package tilth.scenes;

import java.time.Duration;
import java.util.Map;

/** Spans of time in words. */
public final class Spans {

    private Spans() {}

    /** So many seconds, in the largest unit that tells them exactly. */
    public static String of(Words words, int seconds) {
        Duration span = Duration.ofSeconds(seconds);
        if (seconds == 0) {
            return words.label("page-no-limit");
        }
        if (span.equals(Duration.ofDays(span.toDays()))) {
            return words.label("page-days", Map.of("count", span.toDays()));
        }
        if (span.equals(Duration.ofHours(span.toHours()))) {
            return words.label("page-hours", Map.of("count", span.toHours()));
        }
        if (span.equals(Duration.ofMinutes(span.toMinutes()))) {
            return words.label("page-minutes", Map.of("count", span.toMinutes()));
        }
        return words.label("page-seconds", Map.of("count", seconds));
    }
}
