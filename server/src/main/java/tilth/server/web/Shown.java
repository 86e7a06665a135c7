package tilth.server.web;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tilth.engine.View;
import tilth.server.table.Table;
import tools.jackson.core.io.SerializedString;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.util.RawValue;

/**
 * Tables as JSON, written once for everybody who sees the same: the answer to a move goes out on the stream as it is, and
 * those who see the same of the game share what is written of it.
 */
final class Shown {

    private static final Duration KEPT = Duration.ofSeconds(5);

    private record Viewer(int seat, Locale language) {}

    /** What was written of one moment of a table. */
    private record Written(Map<Viewer, byte[]> tables, Map<View, RawValue> views) {

        private Written() {
            this(new ConcurrentHashMap<>(), new ConcurrentHashMap<>());
        }

        private RawValue view(View view) {
            return views.computeIfAbsent(
                    view,
                    seen -> new RawValue(
                            new SerializedString(JsonMapper.shared().writeValueAsString(seen))));
        }

        private byte[] table(Table table, Viewer viewer) {
            return tables.computeIfAbsent(
                    viewer,
                    _ -> JsonMapper.shared()
                            .writeValueAsBytes(TableJson.of(table, viewer.seat(), viewer.language(), this::view)));
        }
    }

    /** A moment that nobody holds any more is forgotten with all that was written of it. */
    private final Cache<Table, Written> written =
            Caffeine.newBuilder().weakKeys().expireAfterWrite(KEPT).build();

    byte[] json(Table table, int seat, Locale language) {
        return written.get(table, _ -> new Written()).table(table, new Viewer(seat, language));
    }
}
