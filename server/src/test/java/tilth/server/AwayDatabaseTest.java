package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What a house on PostgreSQL answers to what that database does not take, and while it is down. */
class AwayDatabaseTest {

    @TempDir
    private Path folder = Path.of("");

    @Test
    void while_the_database_is_down_a_sentence_says_so() throws IOException {
        EmbeddedPostgres database = EmbeddedPostgres.start();
        try (Server server = Server.onDatabase(database.getJdbcUrl("postgres", "postgres"), folder, 0)) {
            Client client = Client.stranger(server.port());
            Client.Reply opened = client.post("/api/tables", "{\"game\":\"finca\"}");
            String table = "/api/tables/" + opened.json().path("id").asString();
            database.close();
            for (int i = 0; i < 2; i++) {
                Client.Reply reply = i == 0 ? client.get(table) : client.post("/api/tables", "{\"game\":\"finca\"}");
                assertThat(reply.status()).as(reply.text()).isEqualTo(503);
                assertThat(reply.refused()).startsWith("The tables cannot be reached just now");
            }
        }
    }

    @Test
    @Timeout(300)
    void a_bot_whose_turn_fell_while_the_database_was_down_moves_by_itself_once_it_is_back() throws Exception {
        EmbeddedPostgres database = at(0);
        String address = database.getJdbcUrl("postgres", "postgres");
        try (Server server = Server.onDatabase(address, folder, 0)) {
            Client client = Client.stranger(server.port());
            String table = botsPlaying(client);
            database.close();
            for (int i = 0; i < 2; i++) {
                assertThat(client.get(table).status())
                        .as("bots have tried by now")
                        .isEqualTo(503);
            }
            database = at(database.getPort());
            // Nobody looks at the table: whoever did would wake its bots.
            int before = entries(address);
            while (entries(address) == before) {
                Thread.sleep(20); // until a bot has tried again
            }
            assertThat(entries(address)).isGreaterThan(before);
        } finally {
            database.close();
        }
    }

    /** A database that keeps what it had when it is started again. */
    private EmbeddedPostgres at(int port) throws IOException {
        EmbeddedPostgres.Builder builder = EmbeddedPostgres.builder()
                .setDataDirectory(folder.resolve("database"))
                .setCleanDataDirectory(false);
        return port == 0 ? builder.start() : builder.setPort(port).start();
    }

    /** A long game among bots. */
    private static String botsPlaying(Client client) {
        Client.Reply opened = client.post("/api/tables", "{\"game\":\"agricola\",\"seats\":4}");
        String table = "/api/tables/" + opened.json().path("id").asString();
        for (int seat = 0; seat < 4; seat++) {
            assertThat(client.post(table + "/seats/" + seat, "{\"bot\":\"search:1\"}")
                            .status())
                    .isEqualTo(200);
        }
        assertThat(client.post(table + "/start", "").status()).isEqualTo(200);
        return table;
    }

    private static int entries(String address) throws SQLException {
        try (Connection connection = DriverManager.getConnection(address);
                Statement statement = connection.createStatement();
                ResultSet counted = statement.executeQuery("select count(*) from log")) {
            counted.next();
            return counted.getInt(1);
        }
    }

    @Test
    void what_a_database_cannot_keep_is_refused_before() {
        try (Server server = Server.onDatabase(Database.emptyAddress(), folder, 0)) {
            Client client = Client.stranger(server.port());
            Client.Reply opened = client.post("/api/tables", "{\"game\":\"finca\"}");
            String table = "/api/tables/" + opened.json().path("id").asString();
            for (String text : new String[] {"a\\u0000b", "\\ud800", "\\udc00\\ud800", "a\\u001bb"}) {
                String saying = "{\"name\":\"Zoe\",\"text\":\"" + text + "\"}";
                assertThat(client.post(table + "/say", saying).status())
                        .as(text)
                        .isEqualTo(409);
                String name = "{\"name\":\"" + text + "\",\"text\":\"hello\"}";
                assertThat(client.post(table + "/say", name).status()).as(text).isEqualTo(409);
                assertThat(client.post(table + "/seats/0", name).status())
                        .as(text)
                        .isEqualTo(409);
                String bot = "{\"bot\":\"" + text + "\"}";
                assertThat(client.post(table + "/seats/0", bot).status())
                        .as(text)
                        .isEqualTo(400);
            }
            assertThat(client.get("/api/tables/a%00b").status()).isBetween(400, 404);
            assertThat(client.post(table + "/say", "{\"name\":\"Zoe\",\"text\":\"two\\nlines \\ud83c\\udf4b\"}")
                            .status())
                    .isEqualTo(200);
        }
    }
}
