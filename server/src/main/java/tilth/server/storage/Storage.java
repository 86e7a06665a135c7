package tilth.server.storage;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import tilth.engine.Games;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.server.table.Entry;
import tilth.server.table.FactText;
import tilth.server.table.Summary;
import tilth.server.table.TableHead;

/**
 * Tables and their logs in a database: SQLite in a folder, or PostgreSQL. The database is the only truth; an entry is
 * appended or loses the race for its place, and nothing is ever overwritten.
 */
public final class Storage implements AutoCloseable {

    private static final String INSERT = "insert into log (table_id, seq, kind, seat, what, at)"
            + " values (:table, :seq, :kind, :seat, :what, :at) on conflict do nothing";

    private static final String NOTIFY = "select pg_notify('" + Notices.CHANNEL + "', :notice)";

    private static final Duration LONGEST_WAIT = Duration.ofSeconds(2);

    /** The states of a connection that is broken, and of a database that is full, shut down or starting. */
    private static final List<String> AWAY = List.of("08", "53", "57P");

    private final Runnable check;
    private final HikariDataSource pool;
    private final Jdbi jdbi;
    private final List<AutoCloseable> toClose = new ArrayList<>();
    private final AtomicInteger users = new AtomicInteger();
    private final @Nullable Scribe scribe;
    private final @Nullable String address;
    private final Summaries summaries;

    private Storage(HikariConfig config, Runnable check, @Nullable String address) {
        this.check = check;
        pool = new HikariDataSource(config);
        try {
            Schema.bringUpToDate(pool, check);
        } catch (RuntimeException unusable) {
            pool.close();
            throw unusable;
        }
        jdbi = Jdbi.create(pool);
        summaries = new Summaries(jdbi);
        this.address = address;
        scribe = address == null ? new Scribe(jdbi) : null;
        toClose.add(pool);
    }

    /** The embedded database, one file in a folder. The folder belongs to one process at a time. */
    public static Storage inFolder(Path folder) {
        FolderLock lock = FolderLock.of(folder);
        try {
            SqliteFile file = SqliteFile.in(folder);
            Storage storage = opened(file);
            storage.toClose.add(lock);
            return storage;
        } catch (RuntimeException unusable) {
            lock.release();
            throw unusable;
        }
    }

    private static Storage opened(SqliteFile file) {
        try {
            return new Storage(embedded(file.path()), file::check, null);
        } catch (RuntimeException unusable) {
            // What is wrong with the file itself says more.
            file.check();
            throw unusable;
        }
    }

    private static HikariConfig embedded(Path file) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl("jdbc:sqlite:" + file);
        // A move is acknowledged only once it is on the disk.
        config.addDataSourceProperty("journal_mode", "WAL");
        config.addDataSourceProperty("synchronous", "FULL");
        config.addDataSourceProperty("busy_timeout", "5000");
        config.addDataSourceProperty("foreign_keys", "true");
        // One writes, two read.
        config.setMaximumPoolSize(3);
        return config;
    }

    /** A PostgreSQL database by its JDBC address. */
    public static Storage at(String address) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(address);
        config.setMaximumPoolSize(8);
        // Nobody waits longer for a database that is down.
        config.setConnectionTimeout(LONGEST_WAIT.toMillis());
        config.setValidationTimeout(LONGEST_WAIT.toMillis() / 2);
        return new Storage(config, () -> {}, address);
    }

    /** Looks through what is kept in a file: one that is damaged is refused in a sentence. A server of databases looks itself. */
    public void check() {
        check.run();
    }

    /** Whether something failed only because the database cannot be reached just now. */
    public static boolean isAway(Throwable fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLTransientConnectionException
                    || cause instanceof SQLException broken
                            && broken.getSQLState() != null
                            && AWAY.stream().anyMatch(broken.getSQLState()::startsWith)) {
                return true;
            }
        }
        return false;
    }

    /** Lets somebody use it who wants to hear of what others write. */
    public void join(Notices.Hearer user) {
        users.incrementAndGet();
        if (address != null) {
            toClose.addFirst(new Notices(address, user));
        }
    }

    /** Whether anybody else may write here: then what is in memory may be out of date at any time. */
    public boolean isShared() {
        return address != null || users.get() > 1;
    }

    /** What is known of tables without reading their logs. */
    public Summaries summaries() {
        return summaries;
    }

    /** Writes a new table with the entries its log begins with, all or nothing. */
    public void open(TableHead head, List<Entry> entries, Summary summary) {
        write(handle -> handle.inTransaction(same -> {
            int opened = open(same, head);
            // Nobody can listen to a table that was not there.
            entries.forEach(entry -> insert(same, head.id(), entry));
            SummaryRows.put(same, summary);
            return opened;
        }));
    }

    private static int open(Handle handle, TableHead head) {
        Setup setup = head.setup();
        return handle.createUpdate("insert into tables (id, game, seats, options, seed, created_at, rules_version,"
                        + " deal_known) values (:id, :game, :seats, :options, :seed, :at, :rules, :known)")
                .bind("id", head.id())
                .bind("game", setup.game().id())
                .bind("seats", setup.seats())
                .bind("options", written(setup.options()))
                .bind("seed", setup.seed().hex())
                .bind("at", head.createdAt())
                .bind("rules", head.rulesVersion())
                .bind("known", head.dealKnown() ? 1 : 0)
                .execute();
    }

    @CanIgnoreReturnValue
    private int write(ToIntFunction<Handle> write) {
        return scribe == null ? jdbi.withHandle(write::applyAsInt) : scribe.write(write);
    }

    public Optional<TableHead> head(String id) {
        return jdbi.withHandle(handle -> handle.createQuery("select * from tables where id = :id")
                .bind("id", id)
                .map((row, context) -> head(row))
                .findOne());
    }

    /** Remembers that somebody, known by the hash of a secret, has a seat at a table. */
    public void remember(String guest, String table, long at) {
        write(handle -> handle.createUpdate("insert into sittings (guest, table_id, at)"
                        + " values (:guest, :table, :at) on conflict do nothing")
                .bind("guest", guest)
                .bind("table", table)
                .bind("at", at)
                .execute());
    }

    /** Forgets that somebody has a seat at a table. */
    public void forget(String guest, String table) {
        write(handle -> handle.createUpdate("delete from sittings where guest = :guest and table_id = :table")
                .bind("guest", guest)
                .bind("table", table)
                .execute());
    }

    /** Writes entries at their places in the log with what they make of the table, or says that another was faster. */
    public boolean append(String table, List<Entry> entries, Summary summary) {
        return write(handle -> handle.inTransaction(same -> append(same, table, entries, summary))) > 0;
    }

    private int append(Handle handle, String table, List<Entry> entries, Summary summary) {
        // The first place decides: whoever has it has those behind it.
        if (insert(handle, table, entries.getFirst()) == 0) {
            return 0;
        }
        entries.stream().skip(1).forEach(entry -> insert(handle, table, entry));
        SummaryRows.put(handle, summary);
        if (address != null) {
            handle.createQuery(NOTIFY)
                    .bind("notice", table + ":" + entries.getLast().seq())
                    .mapTo(String.class)
                    .one();
        }
        return entries.size();
    }

    private static int insert(Handle handle, String table, Entry entry) {
        FactText text = FactText.of(entry.fact());
        return handle.createUpdate(INSERT)
                .bind("table", table)
                .bind("seq", entry.seq())
                .bind("kind", text.kind())
                .bind("seat", text.seat())
                .bind("what", text.what())
                .bind("at", entry.at())
                .execute();
    }

    /** Writes what a table stands like whose entries are there already. */
    public void summarise(Summary summary) {
        write(handle -> {
            SummaryRows.put(handle, summary);
            return 1;
        });
    }

    /** The log of a table from a place on. */
    public List<Entry> entries(String table, int from) {
        return jdbi.withHandle(
                handle -> handle.createQuery("select * from log where table_id = :table and seq >= :from order by seq")
                        .bind("table", table)
                        .bind("from", from)
                        .map((row, context) -> entry(row))
                        .list());
    }

    /** What was said at a table before a place in its log, oldest first; at most so many of the latest. */
    public List<Entry> talk(String table, int before, int most) {
        return jdbi.withHandle(handle -> handle.createQuery("select * from log where table_id = :table and"
                                + " seq < :before and kind in (<kinds>) order by seq desc limit :most")
                        .bind("table", table)
                        .bind("before", before)
                        .bind("most", most)
                        .bindList("kinds", FactText.TALK)
                        .map((row, context) -> entry(row))
                        .list())
                .reversed();
    }

    @Override
    public void close() {
        if (scribe != null) {
            scribe.close();
        }
        for (AutoCloseable each : toClose) {
            try {
                each.close();
            } catch (Exception broken) {
                throw new IllegalStateException(broken);
            }
        }
    }

    private static Entry entry(ResultSet row) throws SQLException {
        FactText text = new FactText(row.getString("kind"), row.getInt("seat"), row.getString("what"));
        return new Entry(row.getInt("seq"), text.read(), row.getLong("at"));
    }

    private static TableHead head(ResultSet row) throws SQLException {
        Seed seed = Seed.read(row.getString("seed")).orElseThrow();
        Map<String, String> options = read(row.getString("options"));
        Setup setup = new Setup(Games.named(row.getString("game")), row.getInt("seats"), options, seed);
        return new TableHead(
                row.getString("id"),
                setup,
                row.getLong("created_at"),
                row.getInt("rules_version"),
                row.getInt("deal_known") == 1);
    }

    private static String written(Map<String, String> options) {
        return options.entrySet().stream()
                .map(option -> option.getKey() + " " + option.getValue())
                .collect(Collectors.joining("\n"));
    }

    private static Map<String, String> read(String options) {
        Map<String, String> read = new LinkedHashMap<>();
        options.lines().map(line -> line.split(" ", 2)).forEach(option -> read.put(option[0], option[1]));
        return read;
    }
}
