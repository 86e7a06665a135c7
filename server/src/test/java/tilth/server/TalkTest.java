package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilth.engine.Rule;
import tools.jackson.databind.JsonNode;

/** Much is said at a table, by those who sit there and by those who look on. */
class TalkTest {

    private static final int SEATS = 4;
    private static final int A_MINUTE = 20;
    private static final int SHOWN = 50;

    private final Server server;
    private final Client stranger;
    private final String id;
    private final String table;

    TalkTest(@TempDir Path folder) {
        server = Server.inFolder(folder, 0);
        stranger = Client.stranger(server.port());
        Client.Reply opened = stranger.post("/api/tables", "{\"game\":\"finca\",\"seats\":" + SEATS + "}");
        id = opened.json().path("id").asString();
        table = "/api/tables/" + id;
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    @Rule("SRV-7")
    void nobody_says_too_much_in_a_minute() {
        Client ann = seated(0);
        Client bob = seated(1);
        say(ann, "Ann", A_MINUTE);
        Client.Reply more = ann.post(table + "/say", "{\"text\":\"and more\"}");
        assertThat(more.status()).isEqualTo(409);
        assertThat(more.json().path("key").asString()).isEqualTo("too-much-said");
        assertThat(more.json().path("rule").asString()).isEqualTo("SRV-7");
        // Whoever else is here may still speak; of those who look on, whatever they call themselves, only some.
        say(bob, "Bob", 1);
        for (int i = 0; i < A_MINUTE; i++) {
            assertThat(watcher("watcher " + i).status()).isEqualTo(200);
        }
        assertThat(watcher("yet another").status()).isEqualTo(409);
    }

    private Client.Reply watcher(String name) {
        return stranger.post(table + "/say", "{\"name\":\"" + name + "\",\"text\":\"hello\"}");
    }

    @Test
    @Rule("SRV-7")
    void the_latest_is_shown_and_the_rest_to_be_had() {
        for (int seat = 0; seat < SEATS; seat++) {
            say(seated(seat), "seat" + seat, A_MINUTE);
        }
        for (int i = 0; i < A_MINUTE; i++) {
            assertThat(watcher("watcher" + i).status()).isEqualTo(200);
        }
        JsonNode seen = stranger.get(table).json();
        assertThat(seen.path("talk").size()).isEqualTo(SHOWN);
        assertThat(seen.path("talked").asInt()).isEqualTo(SEATS * A_MINUTE + A_MINUTE);
        Visitor visitor = new Visitor(server.port());
        String page = visitor.get("/tables/" + id).body();
        assertThat(page)
                .contains("watcher19", "seat3 says 19", "/tables/" + id + "/talk")
                .doesNotContain("seat0 says 0<");
        List<String> pages = new ArrayList<>();
        HttpResponse<String> next = visitor.get("/tables/" + id + "/talk");
        pages.add(next.body());
        Pattern earlier = Pattern.compile("href=\"(/tables/" + id + "/talk\\?before=[0-9]+)\"");
        while (earlier.matcher(next.body()).find()) {
            next = visitor.get(Visitor.find(earlier, next.body()));
            pages.add(next.body());
        }
        String all = String.join("", pages);
        assertThat(all).contains("seat0 says 0<", "seat1 says 7<", "seat3 says 19<", "watcher19");
    }

    @Test
    @Rule("SRV-7")
    void a_program_asks_for_what_was_said_before() {
        for (int seat = 0; seat < SEATS; seat++) {
            say(seated(seat), "seat" + seat, A_MINUTE);
        }
        List<String> said = new ArrayList<>();
        int before =
                stranger.get(table).json().path("talk").get(0).path("entry").asInt();
        while (before > 0) {
            JsonNode earlier =
                    stranger.get(table + "/talk?before=" + before).json().path("talk");
            before = earlier.isEmpty() ? 0 : earlier.get(0).path("entry").asInt();
            earlier.forEach(saying -> said.add(saying.path("text").asString()));
        }
        assertThat(said).hasSize(SEATS * A_MINUTE - SHOWN).contains("seat0 says 0", "seat1 says 9");
        for (String nonsense : new String[] {"x", "-1", "99999999999999", ""}) {
            assertThat(stranger.get(table + "/talk?before=" + nonsense).status())
                    .as(nonsense)
                    .isEqualTo(400);
        }
    }

    private Client seated(int seat) {
        Client.Reply sat = stranger.post(table + "/seats/" + seat, "{\"name\":\"Player " + seat + "\"}");
        return stranger.holding(sat.json().path("token").asString());
    }

    private void say(Client client, String who, int times) {
        for (int i = 0; i < times; i++) {
            Client.Reply reply = client.post(table + "/say", "{\"text\":\"" + who + " says " + i + "\"}");
            assertThat(reply.status()).as(reply.text()).isEqualTo(200);
        }
    }
}
