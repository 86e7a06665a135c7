package tilth.server.desk;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tilth.bots.Bot;
import tilth.bots.BotSpec;
import tilth.engine.Seats;
import tilth.server.house.Capsules;
import tilth.server.house.Change;
import tilth.server.house.FairQueue;
import tilth.server.house.Outcome;
import tilth.server.house.TableFault;
import tilth.server.house.Tables;
import tilth.server.people.Caller;
import tilth.server.storage.Storage;
import tilth.server.table.Answer;
import tilth.server.table.Play;
import tilth.server.table.Table;

/** Lets bots answer their questions, on few threads of low priority, so that people never wait for them. */
public final class BotDesk implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(BotDesk.class);

    /** A bot that has not been asked for so long forgets what it thought; it will think again. */
    private static final Duration IDLE = Duration.ofMinutes(5);

    private static final int MOST_SEATED = 64;

    /** How long the node that changed a table is given to ask its bots before another one does. */
    private static final Duration OTHERS_FIRST = Duration.ofSeconds(5);

    /** Of how many tables it is known who asked for their bots. */
    private static final int MOST_KNOWN = 10_000;

    private final SecureRandom secret = new SecureRandom();
    private final Tables tables;
    private final Capsules capsules;
    private final FairQueue queue = new FairQueue();
    private final Rest rest = new Rest();
    private final List<Thread> threads;
    private final Cache<Seated, Bot> seated = Caffeine.newBuilder()
            .maximumSize(MOST_SEATED)
            .expireAfterAccess(IDLE)
            .build();

    /** Where the last wish of a person at a table came from: whoever keeps many bots busy waits for them alone. */
    private final Cache<String, String> addresses =
            Caffeine.newBuilder().maximumSize(MOST_KNOWN).build();

    private final Set<Place> waiting = ConcurrentHashMap.newKeySet();
    private volatile boolean closed;

    private record Place(String table, int seat) {}

    private record Seated(Place place, String spec) {}

    // The priority only helps where the system heeds it; people are safe by the number of threads.
    @SuppressWarnings("ThreadPriorityCheck")
    public BotDesk(Tables tables, Capsules capsules, int count) {
        this.tables = tables;
        this.capsules = capsules;
        threads = IntStream.range(0, count)
                .mapToObj(i -> Thread.ofPlatform()
                        .name("bot-" + i)
                        .priority(Thread.MIN_PRIORITY)
                        .daemon()
                        .start(this::work))
                .toList();
        tables.listen(this::hear);
    }

    private void hear(Change change) {
        if (!change.address().isEmpty()) {
            addresses.put(change.table().id(), change.address());
        }
        if (change.ours()) {
            ask(change.table());
        } else if (isBotAsked(change.table())) {
            askLater(change.table().id());
        }
    }

    private void work() {
        try {
            while (!closed) {
                queue.take().run();
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    /** Asks the bots whose turn it is at a table, as they would have been had this house never been closed. */
    public void ask(String id) {
        enqueue(id, () -> maybeLater(id, () -> tables.look(id).ifPresent(this::ask), () -> ask(id)));
    }

    private void ask(Table table) {
        for (int awaited = table.awaitedSeats(); awaited != 0; awaited &= awaited - 1) {
            int seat = Seats.first(awaited);
            if (table.chair(seat).player().isPresent()) {
                ask(new Place(table.id(), seat));
            }
        }
    }

    private void ask(Place place) {
        if (waiting.add(place)) {
            enqueue(place.table(), () -> {
                waiting.remove(place);
                maybeLater(place.table(), () -> answer(place), () -> ask(place));
            });
        }
    }

    private void enqueue(String table, Runnable work) {
        String known = addresses.getIfPresent(table);
        // Nobody knows after a restart who asked: every table is somebody else's.
        queue.add(known == null ? table : known, table, work);
    }

    /** Works, and where the tables cannot be reached just now rests for a while and lets the same be asked again. */
    private void maybeLater(String table, Runnable work, Runnable again) {
        try {
            work.run();
            rest.end();
        } catch (RuntimeException fault) {
            if (closed) {
                return;
            }
            if (Storage.isAway(fault)) {
                LOG.warn("table {} cannot be reached; its bots wait", table);
                again.run();
                rest.take();
            } else {
                LOG.error("table {}: a bot failed", table, fault);
            }
        }
    }

    private static boolean isBotAsked(Table table) {
        for (int awaited = table.awaitedSeats(); awaited != 0; awaited &= awaited - 1) {
            if (table.chair(Seats.first(awaited)).player().isPresent()) {
                return true;
            }
        }
        return false;
    }

    private void askLater(String id) {
        Thread.startVirtualThread(() -> {
            try {
                Thread.sleep(OTHERS_FIRST);
                ask(id);
            } catch (InterruptedException closing) {
                LOG.debug("table {}: its bots were not asked", id, closing);
            }
        });
    }

    private void answer(Place place) {
        Optional<Table> asked = asked(place);
        if (asked.isPresent()) {
            Bot bot = seated.get(seated(asked.get(), place), key -> seat(asked.get(), key.spec()));
            // Whoever was first has answered meanwhile, or somebody took a move back: look again.
            synchronized (bot) {
                asked(place).ifPresent(table -> think(place, bot, table));
            }
        }
    }

    private static Seated seated(Table table, Place place) {
        return new Seated(place, table.chair(place.seat()).player().orElseThrow());
    }

    private Bot seat(Table table, String spec) {
        return BotSpec.read(spec).seat(table.game(), secret.nextLong());
    }

    /** The table, if the bot of a seat is asked there. */
    private Optional<Table> asked(Place place) {
        return tables.look(place.table())
                .filter(table -> table.chair(place.seat()).player().isPresent()
                        && Seats.has(table.awaitedSeats(), place.seat()));
    }

    private void think(Place place, Bot bot, Table table) {
        int seen = table.played();
        try {
            String move = table.game().moves().write(bot.choose(table.match().sight(place.seat())));
            Outcome outcome = tables.command(place.table(), Caller.HOUSE, now -> moved(now, place.seat(), seen, move));
            if (outcome instanceof Outcome.Refused refused) {
                // Somebody took a move back meanwhile: the bot has been asked again.
                LOG.debug("table {}: bot {} after {} moves: {}", place.table(), place.seat(), seen, refused.refusal());
            }
        } catch (TableFault fault) {
            capsules.keep(fault, "the bot of seat " + place.seat());
        }
    }

    /** Whoever came back plays for themselves, whatever their bot was about to do. */
    private static Answer moved(Table table, int seat, int seen, String move) {
        return table.chair(seat).player().isPresent()
                ? Play.move(table, seat, seen, move)
                : Answer.no("SRV-14", "no-stand-in");
    }

    @Override
    public void close() {
        closed = true;
        threads.forEach(Thread::interrupt);
    }
}
