package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilth.engine.GameRecord;
import tilth.engine.Games;
import tilth.engine.RecordLink;
import tilth.engine.RecordText;
import tilth.engine.Rule;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.scenes.web.Asset;
import tilth.testkit.RandomPlay;

/** The pages around a table, and what is asked of the house as a whole. */
class AroundTheTableTest {

    private static final Pattern TABLE = Pattern.compile("data-table=\"([0-9a-f]+)\"");
    private static final Pattern LINK = Pattern.compile("value=\"(http[^\"]+/seat/[0-9a-f]{64})\"");

    private final Server server;
    private final Visitor ann;

    AroundTheTableTest(@TempDir Path folder) {
        server = Server.inFolder(folder, 0);
        ann = new Visitor(server.port());
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void the_rules_of_a_game_are_a_page_in_every_language() {
        assertThat(ann.get("/games/finca/rules").body())
                .contains("id=\"FIN-D4\"", "id=\"SRV-3\"", "Finca in one minute", "What is reconstructed");
        ann.post("/language", "language", "fr");
        assertThat(ann.get("/games/finca/rules").body())
                .contains("id=\"FIN-D4\"", "id=\"SRV-12\"", "Livraison")
                .doesNotContain("What is reconstructed");
        ann.post("/language", "language", "nl");
        assertThat(ann.get("/games/farmerama/rules").body())
                .contains("<html lang=\"nl\">", "id=\"FRM-L8\"", "id=\"SRV-12\"", "Wat is afgeleid", "Aan tafel");
        ann.post("/language", "language", "it");
        assertThat(ann.get("/games/farmerama/rules").body())
                .contains("<html lang=\"it\">", "id=\"FRM-L8\"", "Che cosa è ricostruito", "Al tavolo")
                .contains("value=\"en\"", "value=\"fr\"", "value=\"nl\"", "value=\"it\"");
        assertThat(ann.post("/language", "language", "tlh").statusCode()).isEqualTo(400);
    }

    @Test
    void the_cards_of_a_game_are_a_page_that_a_plain_form_looks_through() {
        assertThat(ann.get("/games/agricola/rules").body()).contains("href=\"/games/agricola/cards\"");
        assertThat(ann.get("/games/agricola/cards").body())
                .contains("id=\"A078\"", "id=\"M05\"", "Each time you use Fishing, you also get 1 food and 1 reed.");
        assertThat(ann.get("/games/agricola/cards?deck=A&kind=minor&players=2&text=fishing")
                        .body())
                .contains("id=\"A078\"", "<option value=\"A\" selected>", "value=\"fishing\"")
                .doesNotContain("id=\"M05\"", "id=\"B047\"");
        assertThat(ann.get("/games/agricola/cards?text=%3Cb%3E").body())
                .contains("No card fits.")
                .doesNotContain("<b>\"");
        ann.post("/language", "language", "fr");
        assertThat(ann.get("/games/agricola/cards").body())
                .contains("Canoë", "Chaque fois que vous utilisez «\u00a0Pêche\u00a0»");
    }

    @Test
    void a_game_without_cards_says_so() {
        assertThat(ann.get("/games/finca/rules").body()).doesNotContain("/games/finca/cards");
        HttpResponse<String> none = ann.get("/games/finca/cards");
        assertThat(none.statusCode()).isEqualTo(404);
        assertThat(none.body()).contains("Finca has no cards to list.");
        assertThat(ann.get("/games/chess/cards").statusCode()).isEqualTo(404);
    }

    @Test
    void a_table_is_opened_with_options_and_found_again() {
        String page = ann.post(
                        "/tables",
                        "game",
                        "finca",
                        "seats",
                        "3",
                        "name",
                        "Ann",
                        "colour",
                        "4",
                        "option.supply",
                        "18",
                        "open",
                        "on")
                .body();
        String table = Visitor.find(TABLE, page);
        assertThat(page).contains("class=\"place seat-4\"");
        assertThat(ann.get("/").body()).contains("Your tables", "/tables/" + table);
        Visitor bob = new Visitor(server.port());
        assertThat(bob.get("/").body())
                .contains("/tables/" + table, "2 free seats")
                .doesNotContain("Your tables");
        ann.post("/tables/" + table + "/open", "open", "off");
        assertThat(bob.get("/").body()).doesNotContain("/tables/" + table);
        assertThat(ann.post("/tables", "game", "finca", "seats", "3", "name", "", "colour", "4")
                        .statusCode())
                .isEqualTo(400);
        assertThat(ann.post("/tables", "game", "finca", "seats", "9", "name", "Ann")
                        .body())
                .contains("Finca takes 2 to 4 seats, not 9.", "role=\"alert\"");
    }

    @Test
    @Rule("SRV-9")
    void a_seat_is_opened_from_another_browser_by_its_link() {
        String table = Visitor.find(TABLE, ann.post("/play", "game", "finca").body());
        String link =
                Visitor.find(LINK, ann.post("/tables/" + table + "/seat-link").body());
        Visitor phone = new Visitor(server.port());
        assertThat(phone.get(link).body()).contains("Your seat as a link");
        assertThat(new Visitor(server.port()).get("/tables/" + table).body()).doesNotContain("Your seat as a link");
        Visitor guesser = new Visitor(server.port());
        String made = link.substring(0, link.length() - 64) + "0".repeat(64);
        assertThat(guesser.get(made).body()).doesNotContain("Your seat as a link");
    }

    @Test
    @Rule("SRV-12")
    void a_record_somebody_brings_is_replayed_and_played_on() {
        GameRecord record = RandomPlay.after(Setup.of(Games.named("finca"), 2, Seed.of(4)), 4, 50)
                .record();
        String shown = ann.post("/records", "record", RecordText.write(record)).body();
        assertThat(shown).contains("Move 50 of 50", "/r/" + RecordLink.write(record));
        String link = "http://elsewhere/r/" + RecordLink.write(record);
        assertThat(ann.post("/records", "record", link).body()).isEqualTo(shown);
        assertThat(ann.get("/r/" + RecordLink.write(record) + "/at/7").body()).contains("Move 7 of 50");
        String page = ann.post("/r/" + RecordLink.write(record) + "/play-on", "at", "20", "friends", "yes")
                .body();
        assertThat(page).contains("class=\"lobby\"");
        String table = Visitor.find(TABLE, page);
        assertThat(ann.get("/tables/" + table + "/at/99").body()).contains("Move 20 of 20");
        for (String broken : new String[] {
            "", "hello", "/r/", "/r/AAAA", RecordText.write(record).replace("1 ", "0 ")
        }) {
            HttpResponse<String> refused = ann.post("/records", "record", broken);
            assertThat(refused.statusCode()).as(broken).isEqualTo(400);
            assertThat(refused.body()).contains("role=\"alert\"");
        }
    }

    @Test
    @Rule("SRV-12")
    void the_record_of_a_game_that_is_on_is_not_given_away() {
        String table = "/tables/"
                + Visitor.find(TABLE, ann.post("/play", "game", "finca").body());
        assertThat(ann.get(table + "/record").statusCode()).isEqualTo(400);
        assertThat(ann.get(table + "/record-link").statusCode()).isEqualTo(400);
        assertThat(ann.post(table + "/play-on", "at", "0").statusCode()).isEqualTo(400);
        assertThat(ann.get(table + "/at/0").body()).doesNotContain("/play-on", "/r/");
        assertThat(ann.post(table + "/rematch").statusCode()).isEqualTo(409);
    }

    @Test
    void who_asks_too_much_is_asked_to_wait(@TempDir Path folder) {
        try (Server strict = Server.inFolder(folder, 0, 2)) {
            Visitor hasty = new Visitor(strict.port());
            HttpResponse<String> last = hasty.get("/");
            for (int i = 0; i < 100 && last.statusCode() == 200; i++) {
                last = hasty.get(Asset.path("icon.svg"));
            }
            assertThat(last.statusCode()).isEqualTo(429);
            assertThat(last.body()).contains("please wait a moment");
        }
    }

    @Test
    void what_is_not_there_is_said_on_a_page_of_its_own() {
        HttpResponse<String> nowhere = ann.get("/tables/0123456789abcdef");
        assertThat(nowhere.statusCode()).isEqualTo(404);
        assertThat(nowhere.body()).contains("role=\"alert\"", "There is no table");
        assertThat(ann.get("/games/chess").statusCode()).isEqualTo(404);
        assertThat(ann.get("/nowhere").statusCode()).isEqualTo(404);
    }
}
