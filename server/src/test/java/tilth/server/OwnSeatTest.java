package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilth.engine.Rule;

/** One person has one seat at a table: by links, by programs, and until it is given up. */
class OwnSeatTest {

    private static final Pattern TABLE = Pattern.compile("data-table=\"([0-9a-f]+)\"");
    private static final Pattern LINK = Pattern.compile("value=\"(http[^\"]+/seat/[0-9a-f]{64})\"");
    private static final String YOU = "<small>you</small>";

    private final Server server;
    private final Visitor ann;
    private final Visitor bob;
    private final String table;

    OwnSeatTest(@TempDir Path folder) {
        server = Server.inFolder(folder, 0);
        ann = new Visitor(server.port());
        bob = new Visitor(server.port());
        String page = ann.post("/tables", "game", "finca", "seats", "2", "name", "Ann", "colour", "1")
                .body();
        table = "/tables/" + Visitor.find(TABLE, page);
        bob.post(table + "/sit", "seat", "1", "name", "Bob", "colour", "2");
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    @Rule("SRV-9")
    void the_link_of_another_seat_asks_before_it_takes_the_own_ones_place() {
        String link = Visitor.find(LINK, bob.post(table + "/seat-link").body());
        String asked = ann.get(link).body();
        assertThat(asked).contains("Stay Ann", "Play as Bob from now on").doesNotContain("class=\"lobby\"");
        assertThat(yours(ann)).as("nothing has happened yet").isEqualTo("Ann");
        ann.post(link.substring(link.indexOf("/tables")));
        assertThat(yours(ann)).isEqualTo("Bob");
        Visitor phone = new Visitor(server.port());
        phone.get(link);
        assertThat(yours(phone)).as("who has no seat is not asked").isEqualTo("Bob");
        assertThat(phone.get(link).body()).as("nor who has this one").contains("class=\"lobby\"");
    }

    private String yours(Visitor visitor) {
        String lobby = visitor.get(table).body();
        return Visitor.find(Pattern.compile("<strong>([A-Z][a-z]+)</strong>\\s*" + YOU), lobby);
    }

    @Test
    void the_page_of_a_seat_link_can_be_read_in_another_language() {
        HttpResponse<String> page = ann.post(table + "/seat-link");
        String link = Visitor.find(LINK, page.body());
        HttpResponse<String> again = ann.postFrom(page.uri().toString(), "/language", "language", "fr");
        assertThat(again.statusCode()).isEqualTo(200);
        assertThat(again.body()).contains("<html lang=\"fr\">", link);
        assertThat(bob.get(page.uri().getPath()).body())
                .as("for its holder alone")
                .doesNotContain(link);
    }

    @Test
    void whoever_comes_back_to_the_address_of_a_form_finds_its_page() {
        for (String form : new String[] {"/seat-link", "/sit", "/move", "/leave", "/start"}) {
            assertThat(ann.postFrom("http://here" + table + form, "/language", "language", "en")
                            .body())
                    .as(form)
                    .contains("class=\"lobby\"");
        }
        assertThat(ann.get("/records").body()).contains("Play a bot now");
        assertThat(ann.postFrom("http://here/games/agricola/cards?deck=A", "/language", "language", "en")
                        .uri())
                .hasQuery("deck=A");
    }

    @Test
    @Rule("SRV-1")
    void a_program_takes_one_seat_with_its_secret() {
        Client stranger = Client.stranger(server.port());
        String other = "/api/tables/"
                + stranger.post("/api/tables", "{\"game\":\"finca\",\"seats\":2}")
                        .json()
                        .path("id")
                        .asString();
        Client cleo = stranger.holding(token(stranger.post(other + "/seats/1", "{\"name\":\"Cleo\"}")));
        Client.Reply second = cleo.post(other + "/seats/0", "{\"name\":\"Cleo again\"}");
        assertThat(second.status()).isEqualTo(409);
        assertThat(second.json().path("key").asString()).isEqualTo("already-seated");
    }

    @Test
    @Rule({"SRV-2", "SRV-16"})
    void a_stranger_who_takes_all_other_seats_cannot_start() {
        Client stranger = Client.stranger(server.port());
        String other = "/api/tables/"
                + stranger.post("/api/tables", "{\"game\":\"finca\",\"seats\":4}")
                        .json()
                        .path("id")
                        .asString();
        Client host = stranger.holding(token(stranger.post(other + "/seats/2", "{\"name\":\"Cleo\"}")));
        for (int seat : new int[] {0, 1, 3}) {
            Client taken = stranger.holding(token(stranger.post(other + "/seats/" + seat, "{\"name\":\"Dan\"}")));
            assertRefused(taken.post(other + "/start", ""), "only-host");
        }
        assertRefused(stranger.post(other + "/start", ""), "only-seated");
        assertThat(host.post(other + "/start", "").status()).isEqualTo(200);
    }

    private static void assertRefused(Client.Reply reply, String key) {
        assertThat(reply.status()).isEqualTo(409);
        assertThat(reply.json().path("key").asString()).isEqualTo(key);
    }

    @Test
    @Rule("SRV-16")
    void the_page_says_who_starts() {
        assertThat(ann.get(table).body()).contains("Start the game");
        assertThat(bob.get(table).body())
                .contains("Everybody is here.", "Ann starts the game.")
                .doesNotContain("Start the game", "Waiting for players");
    }

    private static String token(Client.Reply reply) {
        return reply.json().path("token").asString();
    }

    @Test
    @Rule({"SRV-15", "SRV-16"})
    void a_table_one_has_left_is_no_longer_listed() {
        assertThat(bob.get("/").body()).contains("href=\"" + table);
        ann.post(table + "/free", "seat", "1");
        assertThat(bob.get("/").body()).doesNotContain("href=\"" + table);
        ann.post(table + "/bot", "seat", "1", "level", "1");
        ann.post(table + "/start");
        assertThat(ann.get("/").body()).contains("href=\"" + table);
        ann.post(table + "/leave", "level", "3");
        assertThat(ann.get("/").body()).doesNotContain("href=\"" + table);
    }

    @Test
    @Rule({"SRV-14", "SRV-15"})
    void the_level_of_whoever_stands_in_is_chosen_and_a_seat_is_not_given_up_by_one_click() {
        ann.post(table + "/start");
        assertThat(ann.get(table).body()).contains("<details id=\"resign\">", "Yes, give up my seat");
        ann.post(table + "/stand-in", "level", "1");
        String api = "/api" + table;
        Client watcher = Client.stranger(server.port());
        assertThat(watcher.get(api).text()).contains("\"kind\":\"away\"");
        bob.post(table + "/leave", "level", "4");
        assertThat(watcher.get(api).text()).contains("\"name\":\"search:4\"");
        ann.post(table + "/come-back");
        assertThat(ann.post(table + "/stand-in", "level", "9").statusCode()).isEqualTo(400);
    }
}
