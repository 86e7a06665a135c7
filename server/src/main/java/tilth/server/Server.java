package tilth.server;

import io.javalin.Javalin;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tilth.engine.Setup;
import tilth.server.desk.Alarms;
import tilth.server.desk.BotDesk;
import tilth.server.house.Capsules;
import tilth.server.house.Filling;
import tilth.server.house.Opening;
import tilth.server.house.Tables;
import tilth.server.house.Wishes;
import tilth.server.storage.Storage;
import tilth.server.table.Summary;
import tilth.server.web.Feeds;
import tilth.server.web.Limits;
import tilth.server.web.Rehearsal;
import tilth.server.web.Web;

/** A house of tables, open to browsers and programs. */
public final class Server implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Server.class);
    private static final String CARRIERS = "jdk.virtualThreadScheduler.parallelism";
    private static final int NO_LIMIT = 0;
    private static final Duration TABLES_WAIT = Duration.ofDays(60);

    static {
        // Threads that load classes or write to files keep their carrier; a few more carriers than cores keep others
        // going.
        if (System.getProperty(CARRIERS) == null) {
            System.setProperty(CARRIERS, "16");
        }
    }

    private final Storage storage;
    private final Opening opening;
    private final BotDesk bots;
    private final Alarms alarms;
    private final Feeds feeds;
    private final Javalin web;
    private final Tables tables;
    private final Thread waking;

    private Server(Storage storage, Path folder, int port, Limits limits, Rehearsal rehearsal) {
        this.storage = storage;
        Clock clock = Clock.systemUTC();
        tables = new Tables(storage, clock);
        opening = new Opening(tables, clock);
        Capsules capsules = new Capsules(folder.resolve("capsules"), clock);
        tables.listenForFaults(fault -> capsules.keep(fault, "its log"));
        bots = new BotDesk(tables, capsules, Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
        alarms = new Alarms(tables, capsules, clock);
        feeds = new Feeds(tables);
        Wishes wishes = new Wishes(tables, opening, storage, clock);
        Web.House house = new Web.House(tables, opening, wishes, feeds, storage.summaries(), clock);
        web = new Web(house, capsules, limits, rehearsal).start(port);
        long since = clock.millis() - TABLES_WAIT.toMillis();
        waking = Thread.ofPlatform().name("wake-tables").daemon().unstarted(() -> wake(since));
    }

    /** The first page is seen at once, however long it takes to look through what is kept; then people are let in. */
    private Server letIn(Rehearsal rehearsal) {
        try {
            storage.check();
        } catch (RuntimeException damaged) {
            rehearsal.giveUp();
            close();
            throw damaged;
        }
        rehearsal.goOn();
        waking.start();
        return this;
    }

    /**
     * Opens a house that keeps its tables in a folder; port 0 takes any that is free.
     *
     * @param limits how much one sender may ask
     */
    public static Server inFolder(Path folder, int port, Limits limits) {
        Rehearsal rehearsal = Rehearsal.begin();
        return new Server(Storage.inFolder(folder), folder, port, limits, rehearsal).letIn(rehearsal);
    }

    /** Opens a house that keeps its tables in a PostgreSQL database, and what it notes about faults in a folder. */
    public static Server onDatabase(String address, Path folder, int port, Limits limits) {
        Rehearsal rehearsal = Rehearsal.begin();
        return new Server(Storage.at(address), folder, port, limits, rehearsal).letIn(rehearsal);
    }

    /** Opens a house that believes only proxies on this machine; 0 requests a second are no limit. */
    public static Server inFolder(Path folder, int port, int perSecond) {
        return inFolder(folder, port, new Limits(perSecond, Limits.NEAR));
    }

    /** Opens a house without a limit to requests. */
    static Server inFolder(Path folder, int port) {
        return inFolder(folder, port, NO_LIMIT);
    }

    /** Opens a house without a limit to requests. */
    static Server onDatabase(String address, Path folder, int port) {
        return onDatabase(address, folder, port, new Limits(NO_LIMIT, Limits.NEAR));
    }

    public int port() {
        return web.port();
    }

    /** Opens a table whose deal is known, to try something out on it; its id. */
    public String open(Setup setup) {
        return opening.openKnown(setup, List.of());
    }

    /** Bots that were asked when the house was closed think again, and time runs on, whether anybody looks or not. */
    private void wake(long since) {
        try {
            new Filling(storage).run();
            for (Summary table : storage.summaries().goingOnAlone(since)) {
                if (Thread.currentThread().isInterrupted()) {
                    return;
                }
                wake(table.id());
            }
        } catch (RuntimeException fault) {
            LOG.error("tables could not be woken", fault);
        }
    }

    /** A table that fails to wake keeps no other asleep. */
    private void wake(String table) {
        try {
            tables.look(table).ifPresent(alarms::set);
            bots.ask(table);
        } catch (RuntimeException fault) {
            LOG.error("table {} could not be woken", table, fault);
        }
    }

    @Override
    public void close() {
        waking.interrupt();
        feeds.close();
        web.stop();
        bots.close();
        alarms.close();
        storage.close();
    }
}
