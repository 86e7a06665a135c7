package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
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
