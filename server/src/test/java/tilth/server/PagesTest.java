package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.CookieManager;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pages as a browser without a script uses them: links and plain forms. */
class PagesTest {

    private static final Pattern TABLE = Pattern.compile("data-table=\"([0-9a-f]+)\"");
    private static final Pattern OFFER = Pattern.compile("name=\"move\" value=\"([^\"]+)\"");
    private static final Pattern SEEN = Pattern.compile("name=\"seen\" value=\"([0-9]+)\"");

    private final Server server;
    private final HttpClient browser = browser();

    PagesTest(@TempDir Path folder) {
        server = Server.inFolder(folder, 0);
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void one_click_on_the_first_page_leads_to_a_running_game() throws Exception {
        assertThat(get(browser, "/").body()).contains("Play a bot now", "Finca");
        String page = post(browser, "/play", "game=finca").body();
        assertThat(page).contains("id=\"board\"", "Easy bot");
    }

    @Test
    void every_script_of_a_table_comes_from_the_server_itself() throws Exception {
        String page = started();
        for (String script : new String[] {"/tilth.js", "/motion.js", "/turbo.js"}) {
            assertThat(page).contains("\"" + script + "\"");
            HttpResponse<String> found = get(browser, script);
            assertThat(found.statusCode()).isEqualTo(200);
            assertThat(found.headers().firstValue("Content-Type")).hasValue("text/javascript");
        }
        assertThat(page).doesNotContain("<script>");
    }

    @Test
    void moves_are_plain_buttons_and_a_stale_one_is_refused_with_the_rule() throws Exception {
        String page = started();
        String table = "/tables/" + find(TABLE, page);
        String move = find(OFFER, page);
        String form = "seen=" + find(SEEN, page) + "&move=" + encoded(move);
        assertThat(post(browser, table + "/move", form).statusCode()).isEqualTo(200);
        HttpResponse<String> again = post(browser, table + "/move", form);
        assertThat(again.statusCode()).isEqualTo(409);
        assertThat(again.body())
                .contains("The table has changed since you looked; please look again.", "/games/finca/rules#SRV-3");
    }

    @Test
    void names_and_sayings_are_shown_as_text_and_never_run() throws Exception {
        String nasty = "<img src=x onerror=x>";
        String page = post(browser, "/tables", "game=finca&seats=2&name=" + encoded(nasty))
                .body();
        String table = "/tables/" + find(TABLE, page);
        post(browser, table + "/say", "text=" + encoded("<script>alert(1)</script>"));
        String shown = get(browser(), table).body();
        assertThat(shown)
                .contains("&lt;img src=x onerror=x&gt;")
                .doesNotContain("<img src=x")
                .doesNotContain("<script>al");
    }

    @Test
    void a_stranger_sees_the_table_and_cannot_move() throws Exception {
        String page = started();
        String table = "/tables/" + find(TABLE, page);
        HttpClient stranger = browser();
        assertThat(get(stranger, table).body()).contains("id=\"board\"").doesNotContain("name=\"move\"");
        HttpResponse<String> refused = post(stranger, table + "/move", "seen=0&move=" + encoded("place 3"));
        assertThat(refused.statusCode()).isEqualTo(403);
    }

    @Test
    void the_page_says_what_a_browser_may_load() throws Exception {
        assertThat(get(browser, "/").headers().firstValue("Content-Security-Policy"))
                .hasValueSatisfying(policy -> assertThat(policy).startsWith("default-src 'self';"));
    }

    /** A game of two people in one browser each, the first of them asked or not. */
    private String started() throws Exception {
        String table = "/tables/"
                + find(
                        TABLE,
                        post(browser, "/tables", "game=finca&seats=2&name=Ann").body());
        post(browser, table + "/bot", "seat=1&level=1");
        post(browser, table + "/start", "");
        String page = get(browser, table).body();
        for (int i = 0; i < 500 && !OFFER.matcher(page).find(); i++) {
            Thread.sleep(10); // the bot begins
            page = get(browser, table).body();
        }
        return page;
    }

    private static HttpClient browser() {
        return HttpClient.newBuilder()
                .cookieHandler(new CookieManager())
                .followRedirects(HttpClient.Redirect.NORMAL)
                .build();
    }

    private HttpResponse<String> get(HttpClient client, String path) throws Exception {
        return client.send(request(path).GET().build(), HttpResponse.BodyHandlers.ofString());
    }

    private HttpResponse<String> post(HttpClient client, String path, String form) throws Exception {
        HttpRequest request = request(path)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(form))
                .build();
        return client.send(request, HttpResponse.BodyHandlers.ofString());
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + path))
                .header("Accept-Language", "en");
    }

    private static String find(Pattern pattern, String page) {
        Matcher matcher = pattern.matcher(page);
        assertThat(matcher.find()).as("%s in %s", pattern, page).isTrue();
        return matcher.group(1);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
