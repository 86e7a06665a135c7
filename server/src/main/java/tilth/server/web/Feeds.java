package tilth.server.web;

import io.javalin.http.sse.SseClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import tilth.engine.Seats;
import tilth.server.house.Tables;
import tilth.server.table.Table;

/** Tells everybody who looks at a table that it has changed, as soon as it has. */
public final class Feeds implements AutoCloseable {

    private static final Duration SILENCE = Duration.ofSeconds(20);

    private final Map<String, Set<Feed>> byTable = new ConcurrentHashMap<>();
    private final Thread keeper;

    public Feeds(Tables tables) {
        this(tables, SILENCE);
    }

    public Feeds(Tables tables, Duration silence) {
        tables.listen(
                change -> byTable.getOrDefault(change.table().id(), Set.of()).forEach(Feed::changed));
        tables.listenFor(byTable::containsKey);
        keeper = Thread.startVirtualThread(() -> keepAwake(silence));
    }

    /** Whoever begins to listen hears at once how the table stands, so that nothing is missed in between. */
    void add(String table, Feed.Listener listener, SseClient client, Supplier<Feed.Message> newest) {
        Feed feed = new Feed(client, listener, newest);
        client.keepAlive();
        client.onClose(() -> remove(table, feed));
        List<Feed> before = new ArrayList<>();
        byTable.compute(table, (_, known) -> {
            Set<Feed> feeds = known == null ? ConcurrentHashMap.newKeySet() : known;
            feeds.stream().filter(feed::follows).forEach(before::add);
            feeds.add(feed);
            return feeds;
        });
        before.forEach(Feed::close);
        feed.changed();
    }

    private void remove(String table, Feed feed) {
        byTable.computeIfPresent(table, (_, feeds) -> {
            feeds.remove(feed);
            return feeds.isEmpty() ? null : feeds;
        });
    }

    /** How many only look on at a table here, on this node: those who play there are not counted. */
    public int watching(Table table) {
        return (int) byTable.getOrDefault(table.id(), Set.of()).stream()
                .filter(feed -> table.seatOf(feed.listener().keys()) == Seats.WATCHER)
                .count();
    }

    private void keepAwake(Duration silence) {
        try {
            while (true) {
                Thread.sleep(silence);
                byTable.values().forEach(feeds -> feeds.forEach(Feed::stayAwake));
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        keeper.interrupt();
        byTable.values().forEach(feeds -> feeds.forEach(Feed::close));
    }
}
