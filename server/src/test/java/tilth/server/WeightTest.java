package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilth.bots.Bot;
import tilth.bots.BotSpec;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Match;
import tilth.engine.RecordLink;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.scenes.web.Asset;
import tilth.scenes.web.Scenes;
import tilth.testkit.RandomPlay;

/** How much is sent, pressed: a page, and the answer to a click. */
class WeightTest {

    private static final int KILOBYTE = 1000;
    private static final Pattern TABLE = Pattern.compile("data-table=\"([0-9a-f]+)\"");
    private static final Pattern OFFER = Pattern.compile("name=\"move\" value=\"([^\"]+)\"");
    private static final Pattern SEEN = Pattern.compile("name=\"seen\" value=\"([0-9]+)\"");

    private final Server server;
    private final Visitor ann;

    WeightTest(@TempDir Path folder) {
        server = Server.inFolder(folder, 0);
        ann = new Visitor(server.port());
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void the_first_page_is_light_however_many_tables_there_are() {
        int first = note("home, first visit", ann.get("/"));
        assertThat(first).isLessThan(60 * KILOBYTE);
        ann.leave("symbols", "kept");
        int alone = note("home", ann.get("/"));
        assertThat(alone).isLessThan(first);
        open(40);
        int some = note("home, 40 tables", ann.get("/"));
        open(160);
        assertThat(note("home, 200 tables", ann.get("/"))).isBetween(some - KILOBYTE, some + KILOBYTE);
        assertThat(some).isLessThan(60 * KILOBYTE);
    }

    private void open(int tables) {
        for (int i = 0; i < tables; i++) {
            ann.post("/tables", "game", "finca", "seats", "2", "name", "Ann", "colour", "1", "open", "on");
        }
    }

    @Test
    void the_drawings_are_sent_once_and_kept() {
        String page = ann.get("/").body();
        assertThat(page).contains("<noscript><svg id=\"symbols\"", "\"" + Asset.path("symbols.js") + "\"");
        assertThat(ann.get(Asset.path("symbols.js")).body()).contains("<symbol id=", "symbols=kept");
        ann.leave("symbols", "kept");
        assertThat(ann.get("/").body()).doesNotContain("<svg id=\"symbols\"");
        assertThat(ann.get("/games/finca/rules").body()).doesNotContain("<svg id=\"symbols\"");
    }

    @Test
    void who_turns_scripts_off_is_sent_the_drawings_again() {
        ann.leave("symbols", "kept");
        assertThat(ann.get("/").body()).contains("<noscript><img src=\"" + Scenes.FORGET_SYMBOLS + "\"");
        HttpResponse<String> forgotten = ann.get(Scenes.FORGET_SYMBOLS);
        assertThat(forgotten.statusCode()).isEqualTo(204);
        assertThat(forgotten.headers().firstValue("Set-Cookie").orElseThrow()).contains("symbols=;", "1970");
    }

    @ParameterizedTest
    @CsvSource({
        "finca, 10",
        "finca, 60",
        "farmerama, 10",
        "farmerama, 60",
        "chineur, 10",
        "chineur, 60",
        "agricola, 10",
        "agricola, 60",
        "agricola, 150"
    })
    void pages_of_tables_and_answers_to_clicks_are_light(String name, int moves) {
        Game game = Games.named(name);
        weigh(Setup.of(game, game.maxSeats(), Seed.of(moves)), moves);
    }

    @ParameterizedTest
    @CsvSource({
        "classic, 2, 10",
        "classic, 2, 80",
        "classic, 4, 10",
        "classic, 4, 120",
        "classic, 4, 190",
        "classic, 5, 10",
        "classic, 5, 150",
        "classic, 5, 260",
        "revised, 2, 80",
        "revised, 4, 190"
    })
    void so_are_those_with_hands_of_cards(String edition, int seats, int moves) {
        Map<String, String> options = Map.of("edition", edition, "cards", "full");
        weigh(new Setup(Games.named("agricola"), seats, options, Seed.of(moves)), moves);
    }

    /** The scores of everybody come with it, and on most farms animals are born. */
    @ParameterizedTest
    @CsvSource({"classic, 5, 5, en", "classic, 5, 7, en", "classic, 5, 7, fr", "revised, 4, 3, fr"})
    void so_is_the_answer_to_the_click_that_ends_a_game(String edition, int seats, int deal, String language) {
        Map<String, String> options = edition.equals("classic")
                ? Map.of("edition", edition, "cards", "full", "decks", "eikz")
                : Map.of("edition", edition, "cards", "full");
        Match match = beforeTheLastMove(new Setup(Games.named("agricola"), seats, options, Seed.of(deal)), deal);
        ann.leave("language", language);
        String table = table(match, Seats.first(match.position().awaitedSeats()));
        ann.leave("symbols", "kept");
        String page = ann.get(table).body();
        HttpResponse<String> answer = ann.postShowing(
                page, table + "/move", "seen", Visitor.find(SEEN, page), "move", Visitor.find(OFFER, page));
        assertThat(answer.body()).contains("class=\"ending\"", "class=\"course\"");
        assertThat(note(edition + " " + seats + " in " + language + ", the end", answer))
                .isLessThan(15 * KILOBYTE);
    }

    /** A game of greedy bots up to its last move. */
    private static Match beforeTheLastMove(Setup setup, long seed) {
        List<Bot> bots = IntStream.range(0, setup.seats())
                .mapToObj(seat -> BotSpec.read("greedy").seat(setup.game(), seed + seat))
                .toList();
        Match match = new Match(setup);
        Match before = match;
        while (match.position().openSeats() != 0) {
            before = match.copy();
            int seat = Seats.first(match.position().openSeats());
            match.play(seat, bots.get(seat).choose(match.sight(seat)));
        }
        return before;
    }

    private void weigh(Setup setup, int moves) {
        String name = setup.game().id() + " " + setup.seats();
        Match match = RandomPlay.after(setup, moves, moves);
        int seat = Seats.first(match.position().awaitedSeats());
        String table = table(match, seat);
        ann.leave("symbols", "kept");
        HttpResponse<String> page = ann.get(table);
        note(name + " after " + moves + ", page", page);
        assertThat(Visitor.weight(page)).isLessThan(30 * KILOBYTE);
        String seen = Visitor.find(SEEN, page.body());
        HttpResponse<String> answer =
                ann.postShowing(page.body(), table + "/move", "seen", seen, "move", Visitor.find(OFFER, page.body()));
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(note(name + " after " + moves + ", click", answer)).isLessThan(15 * KILOBYTE);
    }

    private String table(Match match, int seat) {
        String link = "/r/" + RecordLink.write(match.record());
        String page =
                ann.post(link + "/play-on", "at", "9999", "friends", "yes").body();
        String table = "/tables/" + Visitor.find(TABLE, page);
        for (int other = 0; other < match.setup().seats(); other++) {
            if (other != seat) {
                ann.post(table + "/bot", "seat", Integer.toString(other), "level", "1");
            }
        }
        ann.post(table + "/sit", "seat", Integer.toString(seat), "name", "Ann", "colour", "1");
        ann.post(table + "/start");
        return table;
    }

    private static int note(String what, HttpResponse<String> answer) {
        int weight = Visitor.weight(answer);
        assertThat(answer.statusCode()).as(what).isEqualTo(200);
        return weight;
    }
}
