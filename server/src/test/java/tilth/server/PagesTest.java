package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.scenes.web.Asset;

/** The pages as a browser without a script uses them: links and plain forms. */
@Timeout(300)
class PagesTest {

    private static final Pattern TABLE = Pattern.compile("data-table=\"([0-9a-f]+)\"");
    private static final Pattern OFFER = Pattern.compile("name=\"move\" value=\"([^\"]+)\"");
    private static final Pattern SEEN = Pattern.compile("name=\"seen\" value=\"([0-9]+)\"");

    private static final Pattern LENGTH = Pattern.compile("data-length=\"([0-9]+)\"");

    private static final Pattern KEPT = Pattern.compile(" data-kept=\"([^\"]+)\"");
    private static final Pattern SAME = Pattern.compile(" data-same=\"([^\"]+)\"");

    private final Server server;
    private final Visitor browser;

    PagesTest(@TempDir Path folder) {
        server = Server.inFolder(folder, 0);
        browser = new Visitor(server.port());
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void one_click_on_the_first_page_leads_to_a_running_game() throws Exception {
        assertThat(browser.get("/").body()).contains("Play a bot now", "Finca");
        String page = browser.post("/play", "game", "finca").body();
        assertThat(page).contains("id=\"board\"", "Easy bot");
    }

    @Test
    void every_script_of_a_table_comes_from_the_server_itself() throws Exception {
        String page = started();
        for (String name : new String[] {"tilth.js", "motion.js", "turbo.js", "symbols.js"}) {
            String script = Asset.path(name);
            assertThat(page).contains("\"" + script + "\"");
            HttpResponse<String> found = browser.get(script);
            assertThat(found.statusCode()).isEqualTo(200);
            assertThat(found.headers().firstValue("Content-Type")).hasValue("text/javascript; charset=utf-8");
            assertThat(found.headers().firstValue("Cache-Control")).hasValue("public, max-age=31536000, immutable");
        }
        assertThat(page).doesNotContain("<script>");
    }

    @Test
    void moves_are_plain_buttons_and_a_stale_one_is_refused_with_the_rule() throws Exception {
        String page = started();
        String table = "/tables/" + Visitor.find(TABLE, page);
        String move = Visitor.find(OFFER, page);
        String seen = Visitor.find(SEEN, page);
        assertThat(browser.post(table + "/move", "seen", seen, "move", move).statusCode())
                .isEqualTo(200);
        HttpResponse<String> again = browser.post(table + "/move", "seen", seen, "move", move);
        assertThat(again.statusCode()).isEqualTo(409);
        assertThat(again.body())
                .contains("The table has changed since you looked; please look again.", "/games/finca/rules#SRV-3");
    }

    @Test
    void the_answer_to_a_click_is_the_changed_part_itself() throws Exception {
        String page = started();
        String table = "/tables/" + Visitor.find(TABLE, page);
        String seen = Visitor.find(SEEN, page);
        String move = Visitor.find(OFFER, page);
        int length = Integer.parseInt(Visitor.find(LENGTH, page));
        HttpResponse<String> answer = browser.postInPart(table + "/move", "seen", seen, "move", move);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.previousResponse()).as("no second request").isEmpty();
        assertThat(answer.body()).startsWith("<main id=\"live\"").doesNotContain("<html");
        assertThat(Integer.parseInt(Visitor.find(LENGTH, answer.body()))).isGreaterThan(length);
        HttpResponse<String> stale = browser.postInPart(table + "/move", "seen", seen, "move", move);
        assertThat(stale.statusCode()).isEqualTo(409);
        assertThat(stale.body()).startsWith("<main id=\"live\"").contains("The table has changed since you looked");
    }

    @Test
    void what_the_page_shows_already_is_not_sent_again_and_nothing_else_is_left_out() throws Exception {
        String page = started("agricola");
        String table = "/tables/" + Visitor.find(TABLE, page);
        String[] wish = {"seen", Visitor.find(SEEN, page), "move", Visitor.find(OFFER, page)};
        String answer = browser.postShowing(page, table + "/move", wish).body();
        List<String> left = found(SAME, answer);
        assertThat(left).isNotEmpty().isSubsetOf(found(KEPT, page));
        String whole = browser.get(table + "/live").body();
        List<String> prints = new ArrayList<>(found(KEPT, answer));
        prints.addAll(left);
        assertThat(prints).doesNotHaveDuplicates().isSubsetOf(found(KEPT, whole));
        assertThat(found(SAME, whole)).isEmpty();
        assertThat(answer.length()).isLessThan(whole.length());
    }

    private static List<String> found(Pattern pattern, String page) {
        return pattern.matcher(page).results().map(found -> found.group(1)).toList();
    }

    @Test
    void whoever_sits_down_for_the_first_time_sees_that_the_seat_is_theirs() throws Exception {
        String page = browser.post("/tables", "game", "finca", "seats", "2", "name", "Ann")
                .body();
        String table = "/tables/" + Visitor.find(TABLE, page);
        Visitor newcomer = new Visitor(server.port());
        newcomer.get(table);
        String answer = newcomer.postInPart(table + "/sit", "seat", "1", "name", "Bob", "colour", "2")
                .body();
        assertThat(answer).contains("action=\"" + table + "/leave\"").doesNotContain("action=\"" + table + "/sit\"");
    }

    @Test
    void names_and_sayings_are_shown_as_text_and_never_run() throws Exception {
        String nasty = "<img src=x onerror=x>";
        String page = browser.post("/tables", "game", "finca", "seats", "2", "name", nasty)
                .body();
        String table = "/tables/" + Visitor.find(TABLE, page);
        browser.post(table + "/say", "text", "<script>alert(1)</script>");
        String shown = new Visitor(server.port()).get(table).body();
        assertThat(shown)
                .contains("&lt;img src=x onerror=x&gt;")
                .doesNotContain("<img src=x")
                .doesNotContain("<script>al");
    }

    @Test
    void a_full_table_of_every_game_is_shown_before_it_starts() throws Exception {
        for (Game game : Games.all()) {
            int most = game.maxSeats();
            String page = browser.post("/tables", "game", game.id(), "seats", "" + most, "name", "Ann")
                    .body();
            String table = "/tables/" + Visitor.find(TABLE, page);
            for (int seat = 1; seat < most; seat++) {
                page = browser.post(table + "/bot", "seat", "" + seat, "level", "1")
                        .body();
            }
            assertThat(page).as(game.id()).contains("action=\"" + table + "/start\"");
            assertThat(new Visitor(server.port()).get(table).statusCode()).isEqualTo(200);
        }
    }

    @Test
    void a_stranger_sees_the_table_and_cannot_move() throws Exception {
        String page = started();
        String table = "/tables/" + Visitor.find(TABLE, page);
        Visitor stranger = new Visitor(server.port());
        assertThat(stranger.get(table).body()).contains("id=\"board\"").doesNotContain("name=\"move\"");
        HttpResponse<String> refused = stranger.post(table + "/move", "seen", "0", "move", "place 3");
        assertThat(refused.statusCode()).isEqualTo(403);
    }

    @Test
    void an_address_that_leads_nowhere_is_told_in_a_sentence() throws Exception {
        HttpResponse<String> nowhere = browser.get("/nowhere");
        assertThat(nowhere.statusCode()).isEqualTo(404);
        assertThat(nowhere.body()).contains("There is nothing at this address.", "href=\"/\"");
        assertThat(browser.get("/api/nowhere").body()).isEqualTo("{\"refused\":\"There is nothing at this address.\"}");
    }

    @Test
    void a_table_that_waits_for_its_reader_comes_before_all_others() throws Exception {
        String waiting = "/tables/" + Visitor.find(TABLE, started());
        for (int i = 0; i < 40; i++) {
            browser.post("/tables", "game", "finca", "seats", "2", "name", "Ann");
        }
        String page = browser.get("/").body();
        assertThat(page).contains("More of your tables", "class=\"your-turn\"");
        assertThat(page.indexOf("href=\"" + waiting + "\"")).isEqualTo(page.indexOf("href=\"/tables/"));
    }

    @Test
    void whoever_reads_another_language_is_told_in_it_what_was_wrong() throws Exception {
        browser.post("/language", "language", "fr");
        HttpResponse<String> link = browser.get("/r/nothing");
        assertThat(link.statusCode()).isEqualTo(400);
        assertThat(link.body())
                .contains("Cet enregistrement est illisible", "<p lang=\"en\">This link holds no record");
        assertThat(browser.post("/records", "record", "nothing").body()).contains("Cet enregistrement est illisible");
        HttpResponse<String> game = browser.get("/games/chess");
        assertThat(game.statusCode()).isEqualTo(404);
        assertThat(game.body()).contains("Il n’y a rien à cette adresse.");
    }

    @Test
    void the_page_says_what_a_browser_may_load() throws Exception {
        assertThat(browser.get("/").headers().firstValue("Content-Security-Policy"))
                .hasValueSatisfying(policy -> assertThat(policy).startsWith("default-src 'self';"));
    }

    /** A game of two people in one browser each, the first of them asked or not. */
    private String started() throws Exception {
        return started("finca");
    }

    private String started(String game) throws Exception {
        String table = "/tables/"
                + Visitor.find(
                        TABLE,
                        browser.post("/tables", "game", game, "seats", "2", "name", "Ann")
                                .body());
        browser.post(table + "/bot", "seat", "1", "level", "1");
        browser.post(table + "/start");
        String page = browser.get(table).body();
        while (!OFFER.matcher(page).find()) {
            Thread.sleep(10); // the bot begins
            page = browser.get(table).body();
        }
        return page;
    }
}
