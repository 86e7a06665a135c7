package tilth.server;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import tilth.engine.Games;
import tilth.engine.Seed;
import tilth.engine.Setup;

/**
 * Tables and their logs in a database: SQLite in a folder, or PostgreSQL. The database is the only truth; an entry is
 * appended or loses the race for its place, and nothing is ever overwritten.
 */
final class Storage implements AutoCloseable {

    private final HikariDataSource pool;
    private final Jdbi jdbi;

    private Storage(HikariConfig config) {
        pool = new HikariDataSource(config);
        Flyway.configure()
                .dataSource(pool)
                .locations("classpath:tilth/server/migrations")
                .load()
                .migrate();
        jdbi = Jdbi.create(pool);
    }

    /** The embedded database, one file in a folder. */
    static Storage inFolder(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl("jdbc:sqlite:" + folder.resolve("tilth.db"));
        // A move is acknowledged only once it is on the disk.
        config.addDataSourceProperty("journal_mode", "WAL");
        config.addDataSourceProperty("synchronous", "FULL");
        config.addDataSourceProperty("busy_timeout", "5000");
        config.addDataSourceProperty("foreign_keys", "true");
        config.setMaximumPoolSize(2);
        return new Storage(config);
    }

    /** A PostgreSQL database by its JDBC address. */
    static Storage at(String address) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(address);
        config.setMaximumPoolSize(8);
        return new Storage(config);
    }

    /** Writes a new table with the entries its log begins with, all or nothing. */
    void open(TableHead head, List<Entry> entries) {
        jdbi.useTransaction(handle -> {
            open(handle, head);
            entries.forEach(entry -> append(handle, head.id(), entry));
        });
    }

    private static void open(Handle handle, TableHead head) {
        Setup setup = head.setup();
        handle.createUpdate("insert into tables (id, game, seats, options, seed, created_at)"
                        + " values (:id, :game, :seats, :options, :seed, :at)")
                .bind("id", head.id())
                .bind("game", setup.game().id())
                .bind("seats", setup.seats())
                .bind("options", written(setup.options()))
                .bind("seed", setup.seed().hex())
                .bind("at", head.createdAt())
                .execute();
    }

    Optional<TableHead> head(String id) {
        return jdbi.withHandle(handle -> handle.createQuery("select * from tables where id = :id")
                .bind("id", id)
                .map((row, context) -> head(row))
                .findOne());
    }

    /** Remembers that somebody, known by the hash of a secret, has a seat at a table. */
    void remember(String guest, String table, long at) {
        jdbi.useHandle(handle -> handle.createUpdate("insert into sittings (guest, table_id, at)"
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
        return jdbi.withHandle(handle -> append(handle, table, entry)) == 1;
    }

    private static int append(Handle handle, String table, Entry entry) {
        return handle.createUpdate("insert into log (table_id, seq, kind, seat, what, at)"
                        + " values (:table, :seq, :kind, :seat, :what, :at) on conflict do nothing")
                .bind("table", table)
                .bind("seq", entry.seq())
                .bind("kind", entry.kind().name())
                .bind("seat", entry.seat())
                .bind("what", entry.what())
                .bind("at", entry.at())
                .execute();
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
        pool.close();
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
