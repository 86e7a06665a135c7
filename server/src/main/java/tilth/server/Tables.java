package tilth.server;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tilth.engine.BadInput;
import tilth.engine.Game;
import tilth.engine.GameRecord;
import tilth.engine.Refusal;
import tilth.engine.Rule;
import tilth.engine.Seed;
import tilth.engine.Setup;

/** All tables of a house. Live ones are kept in memory, and any can be rebuilt from its log at any time. */
final class Tables implements Notices.Hearer {

    private static final Logger LOG = LoggerFactory.getLogger(Tables.class);
    private static final int MOST_LIVE = 4000;
    private static final Duration IDLE = Duration.ofMinutes(15);

    private final Storage storage;
    private final Clock clock;
    private final SecureRandom secret = new SecureRandom();
    private final Cache<String, Live> live;
    private final List<Consumer<Change>> listeners = new CopyOnWriteArrayList<>();
    private final List<Predicate<String>> waiting = new CopyOnWriteArrayList<>();

    /** A table that is not as it was, and whether it was this node that changed it. */
    record Change(Table table, boolean isOurs) {}

    /** A table in memory; whoever uses it holds its lock. */
    private static final class Live {
        private final Table table;
        private boolean loaded;
        private volatile int length;

        private Live(Table table) {
            this.table = table;
        }

        private void apply(Entry entry) {
            table.apply(entry);
            length = table.length();
        }
    }

    Tables(Storage storage, Clock clock) {
        this(storage, clock, MOST_LIVE);
    }

    Tables(Storage storage, Clock clock, int mostLive) {
        this.storage = storage;
        this.clock = clock;
        live = Caffeine.newBuilder()
                .maximumSize(mostLive)
                .expireAfterAccess(IDLE)
                .build();
        storage.join(this);
    }

    /** Tells a listener of every table that has changed. It is called while the table cannot change again. */
    void listen(Consumer<Change> listener) {
        listeners.add(listener);
    }

    /** Tells what tables somebody here waits for, even while they are not in memory. */
    void listenFor(Predicate<String> isAwaited) {
        waiting.add(isAwaited);
    }

    /** Opens a new table with a secret seed; its id. */
    String open(Game game, int seats, Map<String, String> options) {
        return open(new Setup(game, seats, options, secretSeed()), List.of());
    }

    /** Opens a table where the same players play again. */
    String reopen(Table table) {
        return open(table.match().setup().withSeed(secretSeed()), Commands.seatedAsBefore(table));
    }

    /** Opens a table on which some things have already happened; its id. */
    String open(Setup setup, List<Commands.Answer.Write> already) {
        TableHead head = new TableHead(randomId(), setup, clock.millis());
        List<Entry> entries = IntStream.range(0, already.size())
                .mapToObj(place -> entry(place, already.get(place)))
                .toList();
        storage.open(head, entries);
        return head.id();
    }

    private Entry entry(int place, Commands.Answer.Write write) {
        return new Entry(place, write.kind(), write.seat(), write.what(), clock.millis());
    }

    private Seed secretSeed() {
        return new Seed(secret.nextLong(), secret.nextLong(), secret.nextLong(), secret.nextLong());
    }

    private String randomId() {
        byte[] bytes = new byte[8];
        secret.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** Looks at a table while nothing can change it. */
    <T> Optional<T> look(String id, Function<Table, T> look) {
        for (Optional<Live> found = find(id); found.isPresent(); found = find(id)) {
            Live here = found.get();
            synchronized (here) {
                if (!isReplaced(id, here)) {
                    refresh(here);
                    return Optional.of(look.apply(here.table));
                }
            }
        }
        return Optional.empty();
    }

    /** Looks at a table that must be there. */
    <T> T see(String id, Function<Table, T> look) {
        return look(id, look).orElseThrow(() -> new NoTable(id));
    }

    /** The record of a table. It holds the seed, so it is given away only once nothing is hidden any more. */
    @Rule("SRV-12")
    GameRecord openRecord(String id) {
        return see(id, table -> Optional.of(table.match().record()).filter(_ -> table.isOver()))
                .orElseThrow(() -> new BadInput("The record can be had once the game is over."));
    }

    /**
     * Carries out a command: once the answer returns without a refusal, its entry is in the log for good. If another node
     * was faster, the table catches up and is asked again.
     */
    Optional<Refusal> command(String id, Function<Table, Commands.Answer> command) {
        Live found = find(id).orElseThrow(() -> new NoTable(id));
        synchronized (found) {
            refresh(found);
            while (true) {
                switch (answer(found, command)) {
                    case Commands.Answer.No no -> {
                        return Optional.of(no.refusal());
                    }
                    case Commands.Answer.Write write -> {
                        if (append(found, write)) {
                            return Optional.empty();
                        }
                        catchUp(found);
                    }
                }
            }
        }
    }

    private Commands.Answer answer(Live found, Function<Table, Commands.Answer> command) {
        try {
            return command.apply(found.table);
        } catch (BadInput | NoTable | Stranger turnedAway) {
            throw turnedAway;
        } catch (RuntimeException fault) {
            throw broken("a command failed", found, fault);
        }
    }

    private boolean append(Live found, Commands.Answer.Write write) {
        Table table = found.table;
        Entry entry = entry(table.length(), write);
        if (!isWritten(found, entry)) {
            return false;
        }
        apply(found, entry);
        tellOf(new Change(table, true));
        return true;
    }

    private boolean isWritten(Live found, Entry entry) {
        try {
            return storage.append(found.table.head().id(), entry);
        } catch (RuntimeException unsure) {
            // It may have been written or not: the log will tell.
            live.invalidate(found.table.head().id());
            throw unsure;
        }
    }

    private void apply(Live found, Entry entry) {
        try {
            found.apply(entry);
        } catch (RuntimeException fault) {
            throw broken("entry " + entry + " could not be applied", found, fault);
        }
    }

    /** A table that met a fault may be half changed: it is rebuilt from its log when next asked for. */
    private TableFault broken(String what, Live found, RuntimeException fault) {
        live.invalidate(found.table.head().id());
        return new TableFault(what, found.table, fault);
    }

    private void refresh(Live found) {
        if (!found.loaded || storage.isShared()) {
            catchUp(found);
        }
    }

    /** Hears what other nodes, or this one before a restart, have written; only what stands now is worth telling. */
    private void catchUp(Live found) {
        List<Entry> missed = storage.entries(found.table.head().id(), found.table.length());
        missed.forEach(entry -> apply(found, entry));
        found.loaded = true;
        if (!missed.isEmpty()) {
            tellOf(new Change(found.table, false));
        }
    }

    private void tellOf(Change change) {
        for (Consumer<Change> listener : listeners) {
            try {
                listener.accept(change);
            } catch (RuntimeException fault) {
                // What is written stays written, whoever could not hear of it.
                LOG.error("table {}: a listener failed", change.table().head().id(), fault);
            }
        }
    }

    private Optional<Live> find(String id) {
        Live known = live.getIfPresent(id);
        if (known != null) {
            return Optional.of(known);
        }
        return storage.head(id).map(head -> live.get(id, _ -> new Live(new Table(head))));
    }

    /** Whether a table was dropped from memory, and taken in again, while somebody waited for its lock. */
    private boolean isReplaced(String id, Live found) {
        Live now = live.getIfPresent(id);
        return now != null && now != found;
    }

    @Override
    public void written(String table, int seq) {
        Live known = live.getIfPresent(table);
        boolean news = known == null ? waiting.stream().anyMatch(waits -> waits.test(table)) : known.length <= seq;
        if (news) {
            Thread.startVirtualThread(() -> look(table, Table::length));
        }
    }

    @Override
    public void deaf() {
        live.asMap().keySet().forEach(table -> Thread.startVirtualThread(() -> look(table, Table::length)));
    }

    /** How many tables are in memory. */
    long live() {
        live.cleanUp();
        return live.estimatedSize();
    }

    /** Forgets everything in memory, as if the house had been started anew. */
    void forget() {
        live.invalidateAll();
    }
}
