package tilth.server;

import io.javalin.http.sse.SseClient;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Tells everybody who looks at a table that it has changed, as soon as it has. */
final class Feeds {

    private final Map<String, Set<SseClient>> byTable = new ConcurrentHashMap<>();

    Feeds(Tables tables) {
        tables.listen(table -> changed(table.head().id(), table.length()));
    }

    /** Whoever begins to listen hears at once how far the table is, so that nothing is missed in between. */
    void add(String table, int length, SseClient client) {
        Set<SseClient> clients = byTable.computeIfAbsent(table, _ -> ConcurrentHashMap.newKeySet());
        clients.add(client);
        client.onClose(() -> clients.remove(client));
        client.keepAlive();
        client.sendEvent("changed", Integer.toString(length));
    }

    /** How many look at a table now. */
    int watching(String table) {
        return byTable.getOrDefault(table, Set.of()).size();
    }

    private void changed(String table, int length) {
        Set<SseClient> clients = byTable.getOrDefault(table, Set.of());
        // A listener on a slow line must not hold up the table, which is locked while it tells of a change.
        clients.forEach(
                client -> Thread.startVirtualThread(() -> client.sendEvent("changed", Integer.toString(length))));
    }
}
