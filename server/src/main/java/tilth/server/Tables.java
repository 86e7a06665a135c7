package tilth.server;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import tilth.engine.BadInput;
import tilth.engine.Game;
import tilth.engine.GameRecord;
import tilth.engine.Refusal;
import tilth.engine.Rule;
import tilth.engine.Seed;
import tilth.engine.Setup;

/** All tables of a house. Live ones are kept in memory, and any can be rebuilt from its log at any time. */
final class Tables {

    private final Storage storage;
    private final Clock clock;
    private final SecureRandom secret = new SecureRandom();
    private final Map<String, Live> live = new ConcurrentHashMap<>();
    private final List<Consumer<Table>> listeners = new CopyOnWriteArrayList<>();

    /** A table in memory; whoever uses it holds its lock. */
    private static final class Live {
        private final Table table;

        private Live(Table table) {
            this.table = table;
        }
    }

    Tables(Storage storage, Clock clock) {
        this.storage = storage;
        this.clock = clock;
    }

    /** Tells a listener of every table that has changed. It is called while the table cannot change again. */
    void listen(Consumer<Table> listener) {
        listeners.add(listener);
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
        return find(id).map(found -> {
            synchronized (found) {
                catchUp(found);
                return look.apply(found.table);
            }
        });
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
            catchUp(found);
            while (true) {
                switch (command.apply(found.table)) {
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

    private boolean append(Live found, Commands.Answer.Write write) {
        Table table = found.table;
        Entry entry = entry(table.length(), write);
        if (!storage.append(table.head().id(), entry)) {
            return false;
        }
        table.apply(entry);
        tellOf(found);
        return true;
    }

    /** Hears what other nodes, or this one before a restart, have written; only what stands now is worth telling. */
    private void catchUp(Live found) {
        List<Entry> missed = storage.entries(found.table.head().id(), found.table.length());
        missed.forEach(found.table::apply);
        if (!missed.isEmpty()) {
            tellOf(found);
        }
    }

    private void tellOf(Live found) {
        listeners.forEach(listener -> listener.accept(found.table));
    }

    private Optional<Live> find(String id) {
        Live known = live.get(id);
        if (known != null) {
            return Optional.of(known);
        }
        return storage.head(id).map(head -> live.computeIfAbsent(id, _ -> new Live(new Table(head))));
    }

    /** Forgets everything in memory, as if the house had been started anew. */
    void forget() {
        live.clear();
    }
}
