package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.server.house.Outcome;
import tilth.server.house.Stranger;
import tilth.server.house.Wishes;
import tilth.server.people.Caller;
import tilth.server.people.Guest;
import tilth.server.people.Keys;
import tilth.server.people.Tokens;
import tilth.server.table.Answer;
import tilth.server.table.Places;
import tilth.server.table.Table;
import tools.jackson.databind.JsonNode;

/**
 * Leaving, sitting down and asking for links at the same time: nobody gets a key to somebody else's seat. What happens
 * while a wish is being answered is made to happen just then; only the race over the network is left to chance.
 */
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
    void whoever_loses_the_seat_while_asking_for_a_link_gets_none() {
        try (House house = new House(Database.SQLITE, "finca", 2)) {
            Keys old = Keys.of("old");
            house.done(table -> Places.sit(table, 0, new Guest("Old", 0), Tokens.hash("old")));
            Interruption others = new Interruption(() -> giveSeatAway(house));
            house.tables.command(house.table, new Caller(old, ""), table -> {
                int seat = table.seatOf(old);
                assertThat(others.millis()).isPositive();
                return seat == Seats.WATCHER
                        ? Answer.no("SRV-9", "stranger")
                        : Places.addKey(table, seat, Tokens.hash("link"));
            });
            assertThat(house.now().seatOf(Keys.of("link"))).isEqualTo(Seats.WATCHER);
            assertThat(house.now().chair(0).keys()).containsExactly(Tokens.hash("new"));
        }
    }

    @Test
    @Rule("SRV-1")
    void whoever_loses_the_seat_while_speaking_does_not_speak_for_the_newcomer() {
        try (House house = new House(Database.SQLITE, "finca", 2)) {
            house.done(table -> Places.sit(table, 0, new Guest("Old", 0), Tokens.hash("old")));
            Wishes wishes = wishes(house, () -> giveSeatAway(house));
            Outcome outcome = wishes.say(house.table, new Caller(Keys.of("old"), ""), "", "I am here");
            assertThat(outcome.isDone()).isFalse();
            assertThat(house.look(Table::talk)).isEmpty();
        }
    }

    private static void giveSeatAway(House house) {
        house.done(table -> Places.leave(table, 0));
        house.done(table -> Places.sit(table, 0, new Guest("New", 1), Tokens.hash("new")));
    }

    @Test
    @Rule("SRV-15")
    void whoever_resigns_while_asking_for_a_stand_in_is_a_stranger() {
        try (House house = new House(Database.SQLITE, "finca", 2)) {
            house.done(table -> Places.sit(table, 0, new Guest("Old", 0), Tokens.hash("old")));
            house.done(table -> Places.seatBot(table, 0, 1, "random"));
            house.done(table -> Asks.start(table, 0));
            Wishes wishes = wishes(house, () -> house.done(table -> Places.resign(table, 0, "random")));
            Caller old = new Caller(Keys.of("old"), "");
            assertThatThrownBy(() -> wishes.standInForMe(house.table, old, "greedy"))
                    .isInstanceOf(Stranger.class);
            assertThat(house.now().chair(0).player()).hasValue("random");
        }
    }

    /** Wishes in the middle of whose answer something else happens. */
    private static Wishes wishes(House house, Runnable happening) {
        return new Wishes(house.tables, Asks.opening(house.tables), house.storage(), new Interruption(happening));
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
