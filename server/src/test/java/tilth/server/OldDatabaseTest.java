package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.Map;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilth.engine.Rule;
import tilth.server.storage.Storage;
import tilth.server.table.Summary;

/** A database of an older Tilth, opened by this one. */
class OldDatabaseTest {

    /** What was in the log of each table, and whether its deal is known. */
    private static final Map<String, Boolean> LOGS = logs();

    private static Map<String, Boolean> logs() {
        Map<String, Boolean> logs = new LinkedHashMap<>();
        logs.put("", false);
        logs.put("SIT SIT", false);
        logs.put("SIT SIT START MOVE MOVE", false);
        logs.put("BROUGHT SIT SIT START MOVE", true);
        logs.put("BROUGHT", true);
        logs.put("MOVE MOVE SIT SIT START MOVE", true);
        logs.put("MOVE MOVE", true);
        return logs;
    }

    @Test
    @Rule("SRV-12")
    void tables_that_began_with_moves_of_a_record_say_so_from_then_on(@TempDir Path folder) throws SQLException {
        fill("jdbc:sqlite:" + folder.resolve("tilth.db"));
        try (Storage storage = Storage.inFolder(folder)) {
            assertKnown(storage);
        }
    }

    @Test
    @Rule("SRV-12")
    void on_postgresql_too() throws SQLException {
        String address = Database.emptyAddress();
        fill(address);
        try (Storage storage = Storage.at(address)) {
            assertKnown(storage);
        }
    }

    private static void assertKnown(Storage storage) {
        Map<String, Boolean> summed = new LinkedHashMap<>();
        for (Summary summary : storage.summaries().openToAll(100)) {
            summed.put(summary.id(), summary.dealKnown());
        }
        assertThat(summed).hasSize(LOGS.size());
        LOGS.forEach((log, known) -> {
            assertThat(storage.head(id(log)).orElseThrow().dealKnown()).as(log).isEqualTo(known);
            assertThat(summed).as(log).containsEntry(id(log), known);
        });
    }

    /** Makes a database as it was before tables said whether their deal is known. */
    private static void fill(String address) throws SQLException {
        Flyway.configure()
                .dataSource(address, null, null)
                .locations("classpath:tilth/server/migrations")
                .target("3")
                .load()
                .migrate();
        try (Connection connection = DriverManager.getConnection(address);
                Statement statement = connection.createStatement()) {
            for (String log : LOGS.keySet()) {
                fill(statement, id(log), log.isEmpty() ? new String[0] : log.split(" "));
            }
        }
    }

    private static String id(String log) {
        return "t" + log.replace(' ', '-');
    }

    private static void fill(Statement statement, String id, String[] kinds) throws SQLException {
        statement.execute("insert into tables (id, game, seats, options, seed, created_at, rules_version) values ('"
                + id + "', 'finca', 2, '', '" + "0".repeat(64) + "', 0, 1)");
        for (int seq = 0; seq < kinds.length; seq++) {
            statement.execute("insert into log (table_id, seq, kind, seat, what, at) values ('%s', %d, '%s', 0, '', 0)"
                    .formatted(id, seq, kinds[seq]));
        }
        statement.execute("insert into summaries (table_id, game, state, length, played, awaited, awaited_bots, chairs,"
                + " winners, points, open_to_all, rules_version, last_at, last_move_at, due_at) values ('" + id
                + "', 'finca', 'WAITING', " + kinds.length + ", 0, 0, 0, 'free', 0, '0 0', 1, 1, 0, 0, 0)");
    }
}
