package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tilth.engine.Rule;
import tools.jackson.databind.JsonNode;

@Timeout(300)
class ApiTest {

    private final Server server;
    private final Client stranger;

    ApiTest(@TempDir Path folder) {
        server = Server.inFolder(folder, 0);
        stranger = Client.stranger(server.port());
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void a_person_plays_a_whole_game_against_a_bot() throws InterruptedException {
        String table = table("{\"game\":\"finca\",\"seats\":2}");
        Client ann = sit(table, 0, "Ann");
        assertThat(ann.post(table + "/seats/1", "{\"bot\":\"greedy\"}").status())
                .isEqualTo(200);
        assertThat(ann.post(table + "/start", "").status()).isEqualTo(200);
        assertThat(ann.post(table + "/confirming", "{\"confirming\":\"off\"}").status())
                .isEqualTo(200);
        JsonNode seen = ann.get(table).json();
        for (int i = 0; !seen.path("over").asBoolean(); i++) {
            if (seen.path("offers").isEmpty()) {
                Thread.sleep(2); // the bot thinks
                seen = ann.get(table).json();
                continue;
            }
            String move = seen.path("offers")
                    .get(i % seen.path("offers").size())
                    .path("move")
                    .asString();
            Client.Reply reply = ann.post(
                    table + "/moves",
                    "{\"move\":\"%s\",\"seen\":%d}"
                            .formatted(move, seen.path("played").asInt()));
            assertThat(reply.status()).as(reply.text()).isEqualTo(200);
            seen = reply.json();
        }
        assertThat(seen.path("over").asBoolean()).isTrue();
        assertThat(seen.path("winners").isEmpty()).isFalse();
        assertThat(stranger.get(table + "/record").text()).startsWith("tilth record 1\ngame finca\n");
    }

    @Test
    void nobody_moves_for_a_seat_that_is_not_theirs() {
        String table = started();
        for (Client client : new Client[] {stranger, stranger.holding("made-up"), stranger.holding("0".repeat(64))}) {
            Client.Reply reply = client.post(table + "/moves", "{\"move\":\"place 3\",\"seen\":0}");
            assertThat(reply.status()).isEqualTo(403);
            assertThat(reply.refused()).isEqualTo("You do not hold a seat at this table.");
        }
        assertThat(stranger.get(table).json().path("played").asInt()).isZero();
    }

    @Test
    void the_record_and_its_seed_stay_secret_while_the_game_is_on() {
        String table = started();
        assertThat(stranger.get(table + "/record").status()).isEqualTo(400);
        assertThat(stranger.get(table).text()).doesNotContain("seed");
    }

    @Test
    @Rule("SRV-2")
    void nobody_sees_a_hand_before_the_start() {
        String table =
                table("{\"game\":\"agricola\",\"seats\":2,\"options\":{\"edition\":\"revised\",\"cards\":\"full\"}}");
        Client ann = sit(table, 0, "Ann");
        JsonNode watched = stranger.get(table).json().path("view");
        assertThat(ann.get(table).json().path("view")).isEqualTo(watched);
        ann.post(table + "/seats/1", "{\"bot\":\"random\"}");
        ann.post(table + "/start", "");
        assertThat(ann.get(table).json().path("view"))
                .isNotEqualTo(stranger.get(table).json().path("view"));
    }

    @Test
    void bad_requests_get_one_sentence_and_change_nothing() {
        String table = started();
        assertThat(stranger.get("/api/tables/nowhere").status()).isEqualTo(404);
        assertThat(stranger.post("/api/tables", "{\"game\":\"chess\"}").status())
                .isEqualTo(400);
        assertThat(stranger.post("/api/tables", "{\"game\":\"finca\",\"seats\":9}")
                        .refused())
                .isEqualTo("Finca takes 2 to 4 seats, not 9.");
        assertThat(stranger.post("/api/tables", "{nonsense").refused())
                .isEqualTo("The body of this request is not JSON.");
        assertThat(stranger.post(table + "/seats/7", "{\"name\":\"Eve\"}").status())
                .isEqualTo(400);
        assertThat(stranger.post(table + "/seats/0", "{\"bot\":\"deep thought\"}")
                        .status())
                .isEqualTo(400);
        assertThat(stranger.get(table).json().path("played").asInt()).isZero();
    }

    @Test
    void another_site_cannot_act_for_its_reader() {
        Client.Reply reply = stranger.send(stranger.request("/api/tables")
                .header("Sec-Fetch-Site", "cross-site")
                .POST(HttpRequest.BodyPublishers.ofString("{\"game\":\"finca\"}")));
        assertThat(reply.status()).isEqualTo(400);
    }

    @Test
    void everybody_who_looks_hears_of_a_change_at_once() throws Exception {
        String table = table("{\"game\":\"finca\",\"seats\":2}");
        HttpResponse<Stream<String>> stream = HttpClient.newHttpClient()
                .send(
                        stranger.request(table + "/stream")
                                .header("Accept", "text/event-stream")
                                .GET()
                                .build(),
                        HttpResponse.BodyHandlers.ofLines());
        Iterator<String> lines = stream.body().iterator();
        sit(table, 0, "Ann");
        String line = lines.next();
        while (!line.startsWith("event")) {
            line = lines.next();
        }
        assertThat(line).isEqualTo("event: changed");
    }

    private String started() {
        String table = table("{\"game\":\"finca\",\"seats\":2}");
        Client ann = sit(table, 0, "Ann");
        sit(table, 1, "<script>alert(1)</script>".substring(0, 24));
        assertThat(ann.post(table + "/start", "").status()).isEqualTo(200);
        return table;
    }

    private String table(String wish) {
        Client.Reply reply = stranger.post("/api/tables", wish);
        assertThat(reply.status()).isEqualTo(201);
        return "/api/tables/" + reply.json().path("id").asString();
    }

    private Client sit(String table, int seat, String name) {
        Client.Reply reply = stranger.post(table + "/seats/" + seat, "{\"name\":\"" + name + "\"}");
        assertThat(reply.status()).as(reply.text()).isEqualTo(200);
        return stranger.holding(reply.json().path("token").asString());
    }
}
