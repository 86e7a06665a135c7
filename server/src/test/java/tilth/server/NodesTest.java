package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tilth.server.house.Tables;
import tilth.server.storage.Storage;
import tilth.server.table.Talk;

/** Several nodes of one house, on one PostgreSQL database. The limit is far beyond any machine. */
@Timeout(300)
class NodesTest {

    private final String address = Database.emptyAddress();

    @Test
    void whoever_looks_at_one_node_hears_of_a_move_made_at_another(@TempDir Path folder) throws Exception {
        try (Server one = Server.onDatabase(address, folder, 0);
                Server other = Server.onDatabase(address, folder, 0)) {
            Client here = Client.stranger(one.port());
            Client there = Client.stranger(other.port());
            String id = here.post("/api/tables", "{\"game\":\"finca\",\"seats\":2}")
                    .json()
                    .path("id")
                    .asString();
            String table = "/api/tables/" + id;
            try (Stream stream = new Stream(there, table + "/stream?state=yes")) {
                assertThat(stream.next().number()).isZero();
                here.post(table + "/seats/0", "{\"bot\":\"random\"}");
                here.post(table + "/seats/1", "{\"bot\":\"random\"}");
                here.post(table + "/start", "");
                Stream.Event event = stream.from(5);
                while (!event.text().contains("\"over\":true")) {
                    event = stream.next();
                }
                assertThat(event.text()).isEqualTo(here.get(table).text());
            }
        }
    }

    @Test
    void a_node_that_lost_its_line_catches_up() throws Exception {
        try (Storage one = Storage.at(address);
                Storage other = Storage.at(address)) {
            Tables here = new Tables(one, Clock.systemUTC());
            Tables there = new Tables(other, Clock.systemUTC());
            BlockingQueue<Integer> heard = new LinkedBlockingQueue<>();
            there.listen(change -> heard.add(change.table().length()));
            String id = Asks.open(here, "finca", 2);
            assertThat(there.see(id).length()).isZero();
            assertThat(Asks.ask(here, id, _ -> Talk.say(0, "one"))).isEmpty();
            assertThat(heard.take()).isEqualTo(1);
            cutListeners();
            assertThat(Asks.ask(here, id, _ -> Talk.say(0, "two"))).isEmpty();
            assertThat(heard.take()).isEqualTo(2);
            assertThat(Asks.ask(here, id, _ -> Talk.say(0, "three"))).isEmpty();
            assertThat(heard.take()).isEqualTo(3);
        }
    }

    @Test
    void an_awaited_table_is_heard_of_even_when_it_is_not_in_memory() throws Exception {
        try (Storage one = Storage.at(address);
                Storage other = Storage.at(address)) {
            Tables here = new Tables(one, Clock.systemUTC());
            Tables there = new Tables(other, Clock.systemUTC());
            BlockingQueue<String> heard = new LinkedBlockingQueue<>();
            there.listen(change -> heard.add(change.table().id()));
            String unwatched = Asks.open(here, "finca", 2);
            String watched = Asks.open(here, "finca", 2);
            there.listenFor(watched::equals);
            for (String id : new String[] {unwatched, watched, unwatched, watched}) {
                assertThat(Asks.ask(here, id, _ -> Talk.say(0, "hello"))).isEmpty();
            }
            assertThat(heard.take()).isEqualTo(watched);
            assertThat(there.see(unwatched).length()).isEqualTo(2);
        }
    }

    @Test
    void nobody_waits_for_what_somebody_else_asks_of_the_database() throws Exception {
        try (Storage storage = Storage.at(address);
                ExecutorService lookers = Executors.newFixedThreadPool(2);
                Connection holding = DriverManager.getConnection(address);
                Statement statement = holding.createStatement()) {
            Tables tables = new Tables(storage, Clock.systemUTC());
            String id = Asks.open(tables, "finca", 2);
            assertThat(tables.see(id).length()).isZero();
            holding.setAutoCommit(false);
            statement.execute("lock table log in access exclusive mode");
            Callable<Integer> look = () -> tables.see(id).length();
            List<Future<Integer>> looks = List.of(lookers.submit(look), lookers.submit(look));
            while (waitingForLog(statement) < 2) {
                Thread.sleep(5); // until both ask the database
            }
            holding.rollback();
            for (Future<Integer> seen : looks) {
                assertThat(seen.get()).isZero();
            }
        }
    }

    private static int waitingForLog(Statement statement) throws SQLException {
        try (ResultSet found = statement.executeQuery("select count(*) from pg_locks where not granted"
                + " and relation = 'log'::regclass and database ="
                + " (select oid from pg_database where datname = current_database())")) {
            found.next();
            return found.getInt(1);
        }
    }

    private void cutListeners() throws SQLException {
        try (Connection connection = DriverManager.getConnection(address);
                Statement statement = connection.createStatement();
                ResultSet cut = statement.executeQuery("select count(pg_terminate_backend(pid)) from pg_stat_activity"
                        + " where datname = current_database() and query like 'listen%'")) {
            cut.next();
            assertThat(cut.getInt(1)).isPositive();
        }
    }
}
