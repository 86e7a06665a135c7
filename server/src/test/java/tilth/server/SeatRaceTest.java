package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilth.engine.Rule;
import tools.jackson.databind.JsonNode;

/** Leaving, sitting down and asking for links at the same time: nobody gets a key to somebody else's seat. */
class SeatRaceTest {

    private static final int ROUNDS = Integer.getInteger("tilth.races", 40);

    private final Server server;
    private final Client stranger;

    SeatRaceTest(@TempDir Path folder) {
        server = Server.inFolder(folder, 0);
        stranger = Client.stranger(server.port());
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    @Rule("SRV-9")
    void a_seat_link_asked_for_while_leaving_opens_no_newcomers_seat() throws Exception {
        try (ExecutorService clients = Executors.newFixedThreadPool(3)) {
            for (int round = 0; round < ROUNDS; round++) {
                String table = open();
                Client old = sit(table, "Old");
                List<Callable<Client.Reply>> race = List.of(
                        () -> old.post("/tables/" + table + "/seat-link", ""),
                        () -> old.post("/tables/" + table + "/leave", ""),
                        () -> stranger.post("/api/tables/" + table + "/seats/0", "{\"name\":\"New\"}"));
                List<Client.Reply> replies = clients.invokeAll(race).stream()
                        .map(java.util.concurrent.Future::resultNow)
                        .toList();
                JsonNode seat = stranger.get("/api/tables/" + table)
                        .json()
                        .path("seats")
                        .path(0);
                assertThat(seat.path("kind").asString().equals("free"))
                        .as("a seat has a name or is free")
                        .isEqualTo(seat.path("name").asString().isEmpty());
                if (seat.path("name").asString().equals("New")) {
                    assertThat(old.get("/api/tables/" + table)
                                    .json()
                                    .path("you")
                                    .asInt())
                            .isEqualTo(-1);
                    assertLinkOpensNothing(table, replies.getFirst());
                }
            }
        }
    }

    private void assertLinkOpensNothing(String table, Client.Reply link) {
        int at = link.text().indexOf("/seat/");
        if (at >= 0) {
            String token = link.text().substring(at + "/seat/".length(), at + "/seat/".length() + 64);
            assertThat(stranger.holding(token)
                            .get("/api/tables/" + table)
                            .json()
                            .path("you")
                            .asInt())
                    .isEqualTo(-1);
        }
    }

    @Test
    @Rule("SRV-16")
    void a_token_frees_no_other_seat_than_its_own() {
        String table = open();
        Client host = sit(table, "Host");
        Client.Reply second = stranger.post("/api/tables/" + table + "/seats/1", "{\"name\":\"Guest\"}");
        Client guest = stranger.holding(second.json().path("token").asString());
        assertThat(delete(guest, table, 0)).isEqualTo(409);
        assertThat(delete(stranger, table, 0)).isEqualTo(403);
        assertThat(kinds(table)).containsExactly("person", "person");
        assertThat(delete(host, table, 1)).as("the host may").isEqualTo(200);
        assertThat(kinds(table)).containsExactly("person", "free");
        assertThat(delete(host, table, 0)).isEqualTo(200);
        assertThat(kinds(table)).containsExactly("free", "free");
    }

    private static int delete(Client client, String table, int seat) {
        return client.send(client.request("/api/tables/" + table + "/seats/" + seat)
                        .DELETE())
                .status();
    }

    private List<String> kinds(String table) {
        JsonNode seats = stranger.get("/api/tables/" + table).json().path("seats");
        return List.of(
                seats.path(0).path("kind").asString(),
                seats.path(1).path("kind").asString());
    }

    private String open() {
        return stranger.post("/api/tables", "{\"game\":\"finca\",\"seats\":2}")
                .json()
                .path("id")
                .asString();
    }

    private Client sit(String table, String name) {
        return stranger.holding(stranger.post("/api/tables/" + table + "/seats/0", "{\"name\":\"" + name + "\"}")
                .json()
                .path("token")
                .asString());
    }
}
