package tilth.server.web;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tilth.server.table.Table;
import tools.jackson.databind.json.JsonMapper;

/** Tables as JSON, written once for everybody who sees the same: the answer to a move goes out on the stream as it is. */
final class Shown {

    private static final Duration KEPT = Duration.ofSeconds(5);

    private record Viewer(int seat, Locale language) {}

    /** A moment that nobody holds any more is forgotten with all that was written of it. */
    private final Cache<Table, Map<Viewer, String>> written =
            Caffeine.newBuilder().weakKeys().expireAfterWrite(KEPT).build();

    String json(Table table, int seat, Locale language) {
        return written.get(table, _ -> new ConcurrentHashMap<>())
                .computeIfAbsent(
                        new Viewer(seat, language),
                        _ -> JsonMapper.shared().writeValueAsString(TableJson.of(table, seat, language)));
    }
}
