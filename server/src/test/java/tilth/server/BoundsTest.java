package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.SocketException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilth.engine.RecordLink;
import tilth.engine.Rule;
import tilth.server.house.Records;

/** What nobody may do to the house: too much, too large, or from elsewhere. */
class BoundsTest {

    private static final int MEGABYTE = 1024 * 1024;
    private static final int LONG_GAME = 4900;

    private final Path folder;
    private final Server server;
    private final Client stranger;

    BoundsTest(@TempDir Path folder) {
        this.folder = folder;
        server = Server.inFolder(folder.resolve("data"), 0);
        stranger = Client.stranger(server.port());
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void a_body_in_parts_is_refused_and_leaves_nothing_on_the_disk() throws IOException {
        String part = "--x\r\nContent-Disposition: form-data; name=\"%s\"%s\r\n\r\n%s\r\n";
        String body = part.formatted("game", "", "finca")
                + part.formatted("seats", "", "2")
                + part.formatted("name", "", "Ann")
                + part.formatted("file", "; filename=\"f\"", "x".repeat(4 * MEGABYTE))
                + "--x--\r\n";
        long before = kept();
        String head = "POST /tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                + "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: " + body.length() + "\r\n\r\n";
        assertThat(answer(head + body)).matches("(?s)|HTTP/1.1 415 .*");
        assertThat(kept()).isEqualTo(before);
        Client.Reply reply =
                stranger.send(beforeTheBody("/tables", body).header("Content-Type", "multipart/form-data; boundary=x"));
        assertThat(reply.status()).isEqualTo(415);
        assertThat(reply.refused()).isEqualTo("Files are not taken here.");
    }

    /** A request that waits for a word of the server before it sends its body, so that it is not hung up on meanwhile. */
    private HttpRequest.Builder beforeTheBody(String path, String body) {
        return stranger.request(path).expectContinue(true).POST(HttpRequest.BodyPublishers.ofString(body));
    }

    /** The files that a server keeps of what it is sent, in the folder for such. */
    private static long kept() {
        try (Stream<Path> files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
            return files.filter(file -> String.valueOf(file.getFileName()).startsWith("MultiPart"))
                    .count();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    @Test
    void a_body_that_is_too_long_is_refused_with_a_sentence() {
        Client.Reply reply = stranger.send(beforeTheBody("/api/tables", "x".repeat(100_000)));
        assertThat(reply.status()).isEqualTo(413);
        assertThat(reply.refused()).isEqualTo("A request here has at most 64 kilobytes.");
    }

    @Test
    void a_form_of_another_site_is_turned_away_over_plain_http_too() {
        for (String origin : new String[] {"http://elsewhere.example", "null", "http://localhost:1", "nonsense"}) {
            assertThat(openFrom(origin).status()).as(origin).isEqualTo(400);
            assertThat(openFrom(origin).refused()).isEqualTo("This request comes from another site.");
        }
        assertThat(openFrom("http://localhost:" + server.port()).status()).isEqualTo(201);
    }

    /** A browser that says where its page is from is believed, whatever a proxy made of the address. */
    @Test
    void a_page_of_ours_behind_a_proxy_may_act() {
        Client.Reply reply = stranger.send(stranger.request("/api/tables")
                .header("Origin", "https://tilth.example")
                .header("Sec-Fetch-Site", "same-origin")
                .POST(HttpRequest.BodyPublishers.ofString("{\"game\":\"finca\"}")));
        assertThat(reply.status()).isEqualTo(201);
    }

    private Client.Reply openFrom(String origin) {
        return stranger.send(stranger.request("/api/tables")
                .header("Origin", origin)
                .POST(HttpRequest.BodyPublishers.ofString("{\"game\":\"finca\"}")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[]", "{}", "null", "[1,{}]", "1e999", "{\"a\":[]}", "\"\\ud800\"", "99999999999999999999"})
    void a_value_of_any_shape_is_answered_with_a_sentence(String value) {
        for (String body : new String[] {
            "{\"game\":\"finca\",\"options\":{\"turn-cap\":%s}}",
            "{\"game\":\"finca\",\"options\":{\"supply\":%s}}",
            "{\"game\":\"finca\",\"options\":%s,\"seats\":99}",
            "{\"game\":\"finca\",\"seats\":%s,\"options\":{\"no\":1}}",
            "{\"game\":%s}",
            "{\"game\":\"finca\",\"patience\":%s,\"seats\":99}",
            "{\"record\":%s}",
            "%s"
        }) {
            Client.Reply reply = stranger.post("/api/tables", body.formatted(value));
            assertThat(reply.status()).as(body.formatted(value)).isEqualTo(400);
            assertThat(reply.refused()).isNotEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/%zz", "/a%00b", "/..%2f..%2fetc", "/no such", "/%ff"})
    void the_servers_own_error_pages_say_what_they_may_load(String path) throws IOException {
        String answer = answer("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        assertThat(answer).startsWith("HTTP/1.1 4");
        assertThat(answer.toLowerCase(Locale.ROOT)).contains("content-security-policy: default-src 'self'");
    }

    @Test
    void whoever_is_hung_up_on_is_told_so() throws IOException {
        String answer = answer("GET /a%00b HTTP/1.1\r\nHost: localhost\r\n\r\n");
        assertThat(answer.toLowerCase(Locale.ROOT)).startsWith("http/1.1 400 ").contains("connection: close");
    }

    @Test
    void an_endless_head_is_cut_short() throws IOException {
        String answer = answer("GET / HTTP/1.1\r\nHost: localhost\r\nX: " + "x".repeat(100_000) + "\r\n\r\n");
        assertThat(answer.isEmpty() || answer.startsWith("HTTP/1.1 431 "))
                .as(answer)
                .isTrue();
        assertThat(answer.isEmpty() || answer.toLowerCase(Locale.ROOT).contains("content-security-policy: "))
                .as(answer)
                .isTrue();
    }

    @Test
    void one_address_is_one_however_a_proxy_writes_it() {
        try (Server strict = Server.inFolder(folder.resolve("strict"), 0, 1)) {
            assertThat(turnedAway(strict, "203.0.113.7:%d")).isTrue();
            assertThat(turnedAway(strict, "2001:db8:1:2::%x")).isTrue();
            assertThat(turnedAway(strict, "[2001:db8:1:3::%x]:4711")).isTrue();
            assertThat(turnedAway(strict, "198.51.100.%d, 203.0.113.8")).isTrue();
            assertThat(turnedAway(strict, "203.0.113.9, 127.0.0.%d")).isTrue();
            assertThat(turnedAway(strict, "nonsense %d")).isTrue();
            assertThat(turnedAway(strict, "198.51.100.%d")).isFalse();
            assertThat(turnedAway(strict, "2001:db8:1:%x::1")).isFalse();
        }
    }

    /** Whether one of many requests at once, each from where the pattern says, is one too many. */
    private static boolean turnedAway(Server strict, String pattern) {
        Client client = Client.stranger(strict.port());
        for (int i = 10; i < 40; i++) {
            HttpRequest.Builder request = client.request("/api/games").header("X-Forwarded-For", pattern.formatted(i));
            HttpResponse<String> response = client.whole(request.GET());
            if (response.statusCode() == 429) {
                assertThat(response.headers().firstValue("Retry-After")).hasValue("1");
                return true;
            }
        }
        return false;
    }

    @Test
    @Rule("SRV-12")
    void no_replay_is_larger_than_a_megabyte() {
        String link = Records.LINK + RecordLink.write(Burdens.endless(LONG_GAME));
        assertThat(link.length()).isLessThan(6000);
        for (int at : new int[] {0, 1, LONG_GAME / 2, LONG_GAME}) {
            Client.Reply reply = stranger.get(link + "/at/" + at);
            assertThat(reply.status()).isEqualTo(200);
            assertThat(reply.text().length()).as("at %d", at).isLessThan(MEGABYTE);
            assertThat(reply.text()).contains("aria-current=\"" + (at == 0 ? "false" : "step") + "\"");
        }
        Client.Reply opened = stranger.post("/api/tables", "{\"record\":\"" + link + "\"}");
        String table = "/tables/" + opened.json().path("id").asString();
        for (String page : new String[] {table, table + "/live", table + "/at/" + LONG_GAME, "/api" + table}) {
            Client.Reply reply = stranger.get(page);
            assertThat(reply.status()).isEqualTo(200);
            assertThat(reply.text().length()).as(page).isLessThan(MEGABYTE);
        }
    }

    @Test
    void nobody_has_more_than_a_few_long_records_read_at_once() throws InterruptedException {
        String link = Records.LINK + RecordLink.write(Burdens.endless(LONG_GAME)) + "/at/0";
        List<Integer> answers = Collections.synchronizedList(new ArrayList<>());
        List<Thread> senders = Stream.generate(() -> Thread.ofVirtual()
                        .unstarted(() -> answers.add(stranger.get(link).status())))
                .limit(100)
                .toList();
        senders.forEach(Thread::start);
        for (Thread sender : senders) {
            sender.join();
        }
        assertThat(answers).hasSize(100).containsOnly(200, 429).contains(200, 429);
    }

    @Test
    @Rule("SRV-12")
    void a_record_without_end_is_refused() {
        String link = Records.LINK + RecordLink.write(Burdens.endless(6000));
        for (String path : new String[] {link, link + "/at/3"}) {
            assertThat(stranger.get(path).status()).isEqualTo(400);
            assertThat(stranger.get(path).refused()).isNotEmpty();
        }
    }

    private String answer(String request) throws IOException {
        try (Socket socket = new Socket("localhost", server.port())) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (SocketException hungUp) {
            return "";
        }
    }
}
