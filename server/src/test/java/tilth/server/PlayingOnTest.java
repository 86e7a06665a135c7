package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tilth.engine.GameRecord;
import tilth.engine.Games;
import tilth.engine.Match;
import tilth.engine.RecordLink;
import tilth.engine.RecordText;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.RandomPlay;

/** Games from records: who played them, how they go on, and that everybody knows where they come from. */
@Timeout(300)
class PlayingOnTest {

    private static final Pattern TABLE = Pattern.compile("data-table=\"([0-9a-f]+)\"");
    private static final Setup SETUP = Setup.of(Games.named("finca"), 3, Seed.of(4));

    private final Server server;
    private final Visitor ann;

    PlayingOnTest(@TempDir Path folder) {
        server = Server.inFolder(folder, 0);
        ann = new Visitor(server.port());
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    @Rule("SRV-12")
    void one_click_plays_on_against_bots() {
        Match match = RandomPlay.after(SETUP, 4, 30);
        String link = "/r/" + RecordLink.write(match.record());
        assertThat(ann.get(link + "/at/20").body())
                .contains("Play on from here", "Play on with friends", "name=\"level\"");
        String page = ann.post(link + "/play-on", "at", "30", "level", "1").body();
        assertThat(page).contains("id=\"board\"").doesNotContain("class=\"lobby\"");
        Client.Reply table = Client.stranger(server.port()).get("/api/tables/" + Visitor.find(TABLE, page));
        int seat = Seats.first(match.position().awaitedSeats());
        assertThat(table.json().path("seats").get(seat).path("kind").asString()).isEqualTo("person");
        assertThat(table.text()).contains("\"name\":\"search:1\"");
        String waiting =
                ann.post(link + "/play-on", "at", "30", "friends", "yes").body();
        assertThat(waiting).contains("class=\"lobby\"");
        assertThat(ann.post(link + "/play-on", "at", "30", "seat", "7").statusCode())
                .isEqualTo(400);
    }

    @Test
    @Rule("SRV-12")
    void a_table_with_a_known_deal_says_so_to_everybody() {
        String link = "/r/" + RecordLink.write(RandomPlay.after(SETUP, 4, 30).record());
        String page = ann.post(link + "/play-on", "at", "0").body();
        assertThat(page).contains("known deal");
        String id = Visitor.find(TABLE, page);
        assertThat(new Visitor(server.port()).get("/tables/" + id).body()).contains("known deal");
        assertThat(ann.get("/").body()).as("in lists").contains("known deal");
        assertThat(known(id)).isTrue();
        assertThat(known(server.open(SETUP))).isTrue();
        String secret = Visitor.find(TABLE, ann.post("/play", "game", "finca").body());
        assertThat(known(secret)).isFalse();
        assertThat(ann.get("/tables/" + secret).body()).doesNotContain("known deal");
    }

    @Test
    void a_record_is_brought_along_as_the_address_of_any_of_its_pages() {
        String link = "/r/" + RecordLink.write(RandomPlay.after(SETUP, 4, 30).record());
        for (String address : List.of(link, link + "/at/12", link + "/at/30?from=a-friend#log")) {
            assertThat(ann.post("/records", "record", " http://tilth.example" + address + "\n")
                            .body())
                    .as(address)
                    .contains("Move 30 of 30");
        }
    }

    private boolean known(String id) {
        return Client.stranger(server.port())
                .get("/api/tables/" + id)
                .json()
                .path("dealKnown")
                .asBoolean();
    }

    @Test
    @Rule("SRV-12")
    void a_record_names_its_players_and_hostile_names_do_no_harm() {
        GameRecord record = RandomPlay.after(SETUP, 4, 30).record();
        List<GameRecord.Player> players = List.of(
                new GameRecord.Player("Ann {0} '", 4, false),
                new GameRecord.Player("<script>alert(1)", 0, false),
                new GameRecord.Player("search:3", 2, true));
        String page = ann.get("/r/" + RecordLink.write(record.by(players))).body();
        assertThat(page)
                .contains("Ann {0}", "&lt;script&gt;alert(1)", "Fair bot", "seat-4")
                .doesNotContain("<script>alert");
        List<GameRecord.Player> odd = List.of(
                new GameRecord.Player("a", 4, true),
                new GameRecord.Player("search:99", 0, true),
                new GameRecord.Player("search:3", 2, true));
        assertThat(ann.get("/r/" + RecordLink.write(record.by(odd))).statusCode())
                .isEqualTo(200);
        assertThat(ann.get("/r/" + RecordLink.write(record)).body()).contains("Red");
    }

    @Test
    @Rule("SRV-12")
    void the_record_of_a_table_names_who_played_there() throws InterruptedException {
        Setup setup = Setup.of(Games.named("finca"), 2, Seed.of(4));
        GameRecord whole = RandomPlay.record(setup, 4);
        int last = whole.turns().size() - 1;
        String link = "/r/" + RecordLink.write(whole);
        String page = ann.post(link + "/play-on", "at", Integer.toString(last), "friends", "yes")
                .body();
        String table = "/tables/" + Visitor.find(TABLE, page);
        int seat = Seats.first(whole.replay(last).position().awaitedSeats());
        ann.post(table + "/sit", "seat", Integer.toString(seat), "name", "Ann", "colour", "3");
        ann.post(table + "/bot", "seat", Integer.toString(1 - seat), "level", "1");
        ann.post(table + "/start");
        ann.post(table + "/stand-in", "level", "1");
        while (ann.get(table + "/record").statusCode() != 200) {
            Thread.sleep(10); // the bots play
        }
        String text = ann.get(table + "/record").body();
        assertThat(text).contains("\nplayer 3 Ann\n").containsPattern("\nbot [0-4] search:1\n");
        assertThat(RecordText.read(text).players()).hasSize(2);
        assertThat(ann.get(table + "/record-link").body()).contains("Ann");
    }
}
