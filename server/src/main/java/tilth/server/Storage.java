package tilth.server;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.SqlStatement;
import org.jspecify.annotations.Nullable;
import tilth.engine.Games;
import tilth.engine.Seed;
import tilth.engine.Setup;

/**
 * Tables and their logs in a database: SQLite in a folder, or PostgreSQL. The database is the only truth; an entry is
 * appended or loses the race for its place, and nothing is ever overwritten.
 */
final class Storage implements AutoCloseable {

    private static final String INSERT = "insert into log (table_id, seq, kind, seat, what, at)"
            + " values (:table, :seq, :kind, :seat, :what, :at) on conflict do nothing";

    private static final String INSERT_AND_NOTIFY = "with written as (" + INSERT + " returning table_id, seq)"
            + " select count(pg_notify('" + Notices.CHANNEL + "', table_id || ':' || seq)) from written";

    private final HikariDataSource pool;
    private final Jdbi jdbi;
    private final List<AutoCloseable> toClose = new ArrayList<>();
    private final AtomicInteger users = new AtomicInteger();
    private final @Nullable Scribe scribe;
    private final @Nullable String address;

    private Storage(HikariConfig config, @Nullable String address) {
        pool = new HikariDataSource(config);
        Flyway.configure()
                .dataSource(pool)
                .locations("classpath:tilth/server/migrations")
                .load()
                .migrate();
        jdbi = Jdbi.create(pool);
        this.address = address;
        scribe = address == null ? new Scribe(jdbi) : null;
        toClose.add(pool);
    }

    /** The embedded database, one file in a folder. The folder belongs to one process at a time. */
    static Storage inFolder(Path folder) {
        FolderLock lock = FolderLock.of(folder);
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl("jdbc:sqlite:" + folder.resolve("tilth.db"));
        // A move is acknowledged only once it is on the disk.
        config.addDataSourceProperty("journal_mode", "WAL");
        config.addDataSourceProperty("synchronous", "FULL");
        config.addDataSourceProperty("busy_timeout", "5000");
        config.addDataSourceProperty("foreign_keys", "true");
        config.setMaximumPoolSize(2);
        Storage storage = new Storage(config, null);
        storage.toClose.add(lock);
        return storage;
    }

    /** A PostgreSQL database by its JDBC address. */
    static Storage at(String address) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(address);
        config.setMaximumPoolSize(8);
        return new Storage(config, address);
    }

    /** Lets somebody use it who wants to hear of what others write. */
    void join(Notices.Hearer user) {
        users.incrementAndGet();
        if (address != null) {
            toClose.addFirst(new Notices(address, user));
        }
    }

    /** Whether anybody else may write here: then what is in memory may be out of date at any time. */
    boolean isShared() {
        return address != null || users.get() > 1;
    }

    /** Writes a new table with the entries its log begins with, all or nothing. */
    void open(TableHead head, List<Entry> entries) {
        write(handle -> handle.inTransaction(same -> {
            int opened = open(same, head);
            // Nobody can listen to a table that was not there.
            entries.forEach(
                    entry -> bound(same.createUpdate(INSERT), head.id(), entry).execute());
            return opened;
        }));
    }

    private static int open(Handle handle, TableHead head) {
        Setup setup = head.setup();
        return handle.createUpdate("insert into tables (id, game, seats, options, seed, created_at)"
                        + " values (:id, :game, :seats, :options, :seed, :at)")
                .bind("id", head.id())
                .bind("game", setup.game().id())
                .bind("seats", setup.seats())
                .bind("options", written(setup.options()))
                .bind("seed", setup.seed().hex())
                .bind("at", head.createdAt())
                .execute();
    }

    @CanIgnoreReturnValue
    private int write(ToIntFunction<Handle> write) {
        return scribe == null ? jdbi.withHandle(write::applyAsInt) : scribe.write(write);
    }

    Optional<TableHead> head(String id) {
        return jdbi.withHandle(handle -> handle.createQuery("select * from tables where id = :id")
                .bind("id", id)
                .map((row, context) -> head(row))
                .findOne());
    }

    /** Remembers that somebody, known by the hash of a secret, has a seat at a table. */
    void remember(String guest, String table, long at) {
        write(handle -> handle.createUpdate("insert into sittings (guest, table_id, at)"
                        + " values (:guest, :table, :at) on conflict do nothing")
                .bind("guest", guest)
                .bind("table", table)
                .bind("at", at)
                .execute());
    }

    /** The tables somebody has sat down at, the newest first. */
    List<String> tablesOf(String guest, int most) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select table_id from sittings where guest = :guest order by at desc limit :most")
                .bind("guest", guest)
                .bind("most", most)
                .mapTo(String.class)
                .list());
    }

    /** The tables that were opened to all, the newest first; some may have been closed since. */
    List<String> openedToAll(int most) {
        return jdbi.withHandle(handle -> handle.createQuery("select table_id from log where kind = 'OPEN_TO_ALL'"
                        + " group by table_id order by max(at) desc limit :most")
                .bind("most", most)
                .mapTo(String.class)
                .list());
    }

    /** Writes an entry at its place in the log, or says that another one was faster. */
    boolean append(String table, Entry entry) {
        return write(handle -> address == null
                        ? bound(handle.createUpdate(INSERT), table, entry).execute()
                        : bound(handle.createQuery(INSERT_AND_NOTIFY), table, entry)
                                .mapTo(Integer.class)
                                .one())
                == 1;
    }

    private static <T extends SqlStatement<T>> T bound(T statement, String table, Entry entry) {
        return statement
                .bind("table", table)
                .bind("seq", entry.seq())
                .bind("kind", entry.kind().name())
                .bind("seat", entry.seat())
                .bind("what", entry.what())
                .bind("at", entry.at());
    }

    /** The tables with bots where something happened since then, the latest first. */
    List<String> goingOnAlone(long since) {
        return jdbi.withHandle(handle -> handle.createQuery("select table_id from log where table_id in"
                        + " (select table_id from log where kind in ('BOT', 'PATIENCE'))"
                        + " group by table_id having max(at) >= :since order by max(at) desc")
                .bind("since", since)
                .mapTo(String.class)
                .list());
    }

    /** The log of a table from a place on. */
    List<Entry> entries(String table, int from) {
        return jdbi.withHandle(
                handle -> handle.createQuery("select * from log where table_id = :table and seq >= :from order by seq")
                        .bind("table", table)
                        .bind("from", from)
                        .map((row, context) -> entry(row))
                        .list());
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
        return new Entry(
                row.getInt("seq"),
                Entry.Kind.valueOf(row.getString("kind")),
                row.getInt("seat"),
                row.getString("what"),
                row.getLong("at"));
    }

    private static TableHead head(ResultSet row) throws SQLException {
        Seed seed = Seed.read(row.getString("seed")).orElseThrow();
        Map<String, String> options = read(row.getString("options"));
        Setup setup = new Setup(Games.named(row.getString("game")), row.getInt("seats"), options, seed);
        return new TableHead(row.getString("id"), setup, row.getLong("created_at"));
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
