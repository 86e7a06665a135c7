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
    private record Written(Table table, Map<Viewer, byte[]> tables, Map<View, RawValue> views) {

        private Written(Table table) {
            this(table, new ConcurrentHashMap<>(), new ConcurrentHashMap<>());
        }

        private boolean isBefore(Table other) {
            return table != other && table.length() <= other.length();
        }

        private RawValue view(View view) {
            return views.computeIfAbsent(
                    view,
                    seen -> new RawValue(
                            new SerializedString(JsonMapper.shared().writeValueAsString(seen))));
        }

        private byte[] to(Viewer viewer) {
            return tables.computeIfAbsent(
                    viewer,
                    _ -> JsonMapper.shared()
                            .writeValueAsBytes(TableJson.of(table, viewer.seat(), viewer.language(), this::view)));
        }
    }

    /** What was written of the newest moment of each table; what was written of older ones is let go at once. */
    private final Cache<String, Written> newest =
            Caffeine.newBuilder().expireAfterWrite(KEPT).build();

    byte[] json(Table table, int seat, Locale language) {
        Written known = newest.getIfPresent(table.id());
        Written written = known != null && known.table() == table ? known : begun(table);
        return written.to(new Viewer(seat, language));
    }

    /** What is written of a moment from now on; kept for others unless there is a newer one. */
    private Written begun(Table table) {
        Written kept = newest.asMap()
                .compute(table.id(), (_, known) -> known == null || known.isBefore(table) ? new Written(table) : known);
        return kept.table() == table ? kept : new Written(table);
    }
}
