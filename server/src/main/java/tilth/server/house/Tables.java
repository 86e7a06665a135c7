package tilth.server.house;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tilth.engine.BadInput;
import tilth.server.people.Caller;
import tilth.server.storage.Notices;
import tilth.server.storage.Storage;
import tilth.server.table.Answer;
import tilth.server.table.Entry;
import tilth.server.table.Fact;
import tilth.server.table.Fold;
import tilth.server.table.Summary;
import tilth.server.table.Table;
import tilth.server.table.TableHead;

/**
 * All tables of a house. Live ones are kept in memory, and any can be rebuilt from its log at any time. A wish looks at a
 * table as it stands and is answered outside any lock; what is to be written finds its place in the log free, or looks
 * again. That holds between threads as it does between nodes.
 */
public final class Tables implements Notices.Hearer {

    private static final Logger LOG = LoggerFactory.getLogger(Tables.class);
    private static final int MOST_LIVE = 4000;
    private static final Duration IDLE = Duration.ofMinutes(15);

    /** So much of what was said is told at once. */
    public static final int MOST_TALK = 100;

    private static final int LONGEST_ID = 64;

    /** Whoever has lost so many races goes on alone. */
    private static final int MOST_RACES = 4;

    private final Storage storage;
    private final Clock clock;
    private final Cache<String, Live> live;
    private final List<Consumer<Change>> listeners = new CopyOnWriteArrayList<>();
    private final List<Predicate<String>> waiting = new CopyOnWriteArrayList<>();
    private volatile Consumer<TableFault> faults = fault -> LOG.error("table {}", fault.table(), fault);

    public Tables(Storage storage, Clock clock) {
        this(storage, clock, MOST_LIVE);
    }

    public Tables(Storage storage, Clock clock, int mostLive) {
        this.storage = storage;
        this.clock = clock;
        live = Caffeine.newBuilder()
                .maximumSize(mostLive)
                .expireAfterAccess(IDLE)
                .build();
        storage.join(this);
    }

    /** Tells a listener of every table that has changed. */
    public void listen(Consumer<Change> listener) {
        listeners.add(listener);
    }

    /** Tells what tables somebody here waits for, even while they are not in memory. */
    public void listenFor(Predicate<String> isAwaited) {
        waiting.add(isAwaited);
    }

    /** Tells of tables whose log cannot be read to its end. */
    public void listenForFaults(Consumer<TableFault> listener) {
        faults = listener;
    }

    /** Opens a table on which some things have already happened. */
    public void open(TableHead head, List<Fact> already) {
        List<Entry> entries = entries(0, already);
        storage.open(head, entries, Summary.of(Fold.of(head, entries).table()));
    }

    private List<Entry> entries(int from, List<Fact> facts) {
        long now = clock.millis();
        return IntStream.range(0, facts.size())
                .mapToObj(place -> new Entry(from + place, facts.get(place), now))
                .toList();
    }

    /** A table as it stands, if there is one. */
    public Optional<Table> look(String id) {
        return find(id).map(this::now);
    }

    /** A table that must be there. */
    public Table see(String id) {
        return look(id).orElseThrow(() -> new NoTable(id));
    }

    /** What was said at a table before a place in its log, oldest first. */
    public List<Entry> talk(String id, int before) {
        return storage.talk(see(id).id(), before, MOST_TALK);
    }

    private Table now(Live found) {
        Table now = found.now();
        return now != null && !storage.isShared() ? now : caughtUp(found);
    }

    /**
     * Carries out a wish: once it is done, its entries are in the log for good. If somebody else was faster, the wish is
     * asked again of the table as it stands then.
     */
    public Outcome command(String id, Caller caller, Function<Table, Answer> wish) {
        for (int races = 0; ; races++) {
            Live found = find(id).orElseThrow(() -> new NoTable(id));
            Optional<Outcome> outcome;
            if (races < MOST_RACES) {
                outcome = attempt(found, caller, wish);
            } else {
                synchronized (found) {
                    outcome = attempt(found, caller, wish);
                }
            }
            if (outcome.isPresent()) {
                return outcome.get();
            }
        }
    }

    private Optional<Outcome> attempt(Live found, Caller caller, Function<Table, Answer> wish) {
        Table table = now(found);
        return switch (answer(table, wish)) {
            case Answer.No no -> Optional.of(new Outcome.Refused(table, no.refusal()));
            case Answer.Write write ->
                append(found, table, write.facts(), caller).map(Outcome.Done::new);
        };
    }

    private static Answer answer(Table table, Function<Table, Answer> wish) {
        try {
            return wish.apply(table);
        } catch (BadInput | NoTable | Stranger turnedAway) {
            throw turnedAway;
        } catch (RuntimeException fault) {
            throw new TableFault("a wish failed", table, fault);
        }
    }

    /** Writes what follows on a table as somebody saw it; nothing if it has changed meanwhile. */
    private Optional<Table> append(Live found, Table seen, List<Fact> facts, Caller caller) {
        Table after;
        synchronized (found) {
            if (found.isDropped() || found.now() != seen) {
                return Optional.empty();
            }
            List<Entry> entries = entries(seen.length(), facts);
            after = tried(found, seen, entries);
            if (!isWritten(found, entries, after)) {
                // Another node was faster: what was tried is forgotten.
                drop(found);
                return Optional.empty();
            }
            found.publish(after);
            // Whoever read the log while this was written may have missed it.
            live.asMap().computeIfPresent(found.id(), (_, other) -> other == found ? found : null);
        }
        tellOf(new Change(after, true, caller.address()));
        return Optional.of(after);
    }

    /** Nothing is written that could not be read again. */
    private Table tried(Live found, Table seen, List<Entry> entries) {
        Table after;
        try {
            after = found.after(entries);
        } catch (RuntimeException fault) {
            drop(found);
            throw new TableFault("entries " + entries + " could not be applied", seen, fault);
        }
        if (after.isBroken() && !seen.isBroken()) {
            drop(found);
            throw new TableFault("entries " + entries + " could not be applied", seen, new IllegalStateException());
        }
        return after;
    }

    private boolean isWritten(Live found, List<Entry> entries, Table after) {
        try {
            return storage.append(found.id(), entries, Summary.of(after));
        } catch (RuntimeException unsure) {
            // It may have been written or not: the log will tell.
            drop(found);
            throw unsure;
        }
    }

    private void drop(Live found) {
        found.drop();
        live.asMap().remove(found.id(), found);
    }

    /**
     * Hears what other nodes, or this one before a restart, have written; only what stands now is worth telling. The log is
     * read outside the lock, so nobody waits for what somebody else asks of the database.
     */
    private Table caughtUp(Live found) {
        Table seen = found.now();
        List<Entry> missed = storage.entries(found.id(), seen == null ? 0 : seen.length());
        if (seen != null && missed.isEmpty()) {
            return seen;
        }
        List<Entry> read = seen != null && Live.needsAllOf(missed) ? storage.entries(found.id(), 0) : missed;
        Optional<Table> heard = found.hear(seen, read);
        if (heard.isEmpty()) {
            // Somebody has heard it meanwhile, or written something: look again.
            return see(found.id());
        }
        maybeTellOfFault(heard.get());
        if (!missed.isEmpty()) {
            tellOf(new Change(heard.get(), false, ""));
        }
        return heard.get();
    }

    private void maybeTellOfFault(Table table) {
        if (table.isBroken()) {
            String what = "entry " + table.brokenAt() + " of the log cannot be read";
            faults.accept(new TableFault(what, table, new IllegalStateException(what)));
        }
    }

    private void tellOf(Change change) {
        for (Consumer<Change> listener : listeners) {
            try {
                listener.accept(change);
            } catch (RuntimeException fault) {
                // What is written stays written, whoever could not hear of it.
                LOG.error("table {}: a listener failed", change.table().id(), fault);
            }
        }
    }

    private Optional<Live> find(String id) {
        Live known = live.getIfPresent(id);
        if (known != null) {
            return Optional.of(known);
        }
        return head(id).map(head -> live.get(id, _ -> new Live(head)));
    }

    /** What could be no id is not looked up: not every database takes any text. */
    private Optional<TableHead> head(String id) {
        boolean likely = id.length() <= LONGEST_ID && id.chars().allMatch(sign -> sign > ' ' && sign < 0x7f);
        return likely ? storage.head(id) : Optional.empty();
    }

    @Override
    public void written(String table, int seq) {
        Live known = live.getIfPresent(table);
        boolean news = known == null ? waiting.stream().anyMatch(waits -> waits.test(table)) : isNews(known.now(), seq);
        if (news) {
            Thread.startVirtualThread(() -> lookAgain(table));
        }
    }

    private static boolean isNews(@Nullable Table known, int seq) {
        return known == null || known.length() <= seq;
    }

    @Override
    public void deaf() {
        live.asMap().keySet().forEach(table -> Thread.startVirtualThread(() -> lookAgain(table)));
    }

    private void lookAgain(String table) {
        try {
            look(table).ifPresent(found -> LOG.debug("table {} has {} entries", table, found.length()));
        } catch (RuntimeException closing) {
            LOG.debug("table {} did not catch up", table, closing);
        }
    }

    /** How many tables are in memory. */
    public long live() {
        live.cleanUp();
        return live.estimatedSize();
    }

    /** Forgets everything in memory, as if the house had been started anew. */
    public void forget() {
        live.invalidateAll();
    }
}
