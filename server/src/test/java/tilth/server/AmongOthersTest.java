package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilth.engine.Rule;

/** What each page of a table tells its reader of what the others wish and do. */
class AmongOthersTest {

    private static final Pattern TABLE = Pattern.compile("data-table=\"([0-9a-f]+)\"");
    private static final Pattern OFFER = Pattern.compile("name=\"move\" value=\"([^\"]+)\"");

    private final Server server;
    private final Visitor ann;
    private final Visitor bob;
    private final Visitor cleo;
    private final Visitor watcher;
    private final String table;

    AmongOthersTest(@TempDir Path folder) throws Exception {
        server = Server.inFolder(folder, 0);
        ann = new Visitor(server.port());
        bob = new Visitor(server.port());
        cleo = new Visitor(server.port());
        watcher = new Visitor(server.port());
        table = "/tables/"
                + Visitor.find(
                        TABLE,
                        ann.post("/tables", "game", "finca", "seats", "3", "name", "Ann")
                                .body());
        bob.post(table + "/sit", "seat", "1", "name", "Bob", "colour", "1");
        cleo.post(table + "/sit", "seat", "2", "name", "Cleo", "colour", "2");
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    @Rule("SRV-6")
    void only_who_is_asked_to_go_back_is_asked_and_all_read_for_whom_the_game_waits() {
        start();
        move();
        ann.post(table + "/back", "downTo", "0");
        assertThat(page(ann))
                .contains("You have asked to go back 1 move. Waiting for Bob and Cleo, ten minutes at most.");
        assertThat(page(bob)).contains("Ann asks to go back 1 move, to before their last turn. Do you agree?");
        assertThat(page(watcher)).contains("Ann asks to go back 1 move. Waiting for Bob and Cleo.");
        assertThat(page(watcher)).doesNotContain("Do you agree?");
        bob.post(table + "/agree");
        assertThat(page(bob))
                .contains("You agree to go back. Waiting for Cleo.")
                .doesNotContain("Do you agree?");
        assertThat(players().map(this::page)).noneMatch(page -> page.contains("id=\"undo\""));
    }

    @Test
    @Rule({"SRV-7", "SRV-15"})
    void what_somebody_said_stays_theirs_when_a_bot_has_the_seat() {
        start();
        bob.post(table + "/say", "text", "I must go");
        bob.post(table + "/leave", "level", "1");
        assertThat(page(ann))
                .contains("<strong>Bob</strong> I must go", "<strong>Bob</strong> has left for good: a bot plays on.");
        assertThat(ann.get(table + "/talk").body()).contains("<strong>Bob</strong> I must go");
    }

    @Test
    @Rule("SRV-7")
    void nobody_is_made_to_say_what_was_said_on_the_seat_before() {
        cleo.post(table + "/say", "text", "not today");
        cleo.post(table + "/leave");
        watcher.post(table + "/sit", "seat", "2", "name", "Dan", "colour", "2");
        watcher.post(table + "/say", "text", "hello");
        assertThat(page(ann)).contains("<strong>Cleo</strong> not today", "<strong>Dan</strong> hello");
    }

    @Test
    @Rule("SRV-14")
    void whoever_comes_back_is_said_to_be_back_and_meanwhile_may_take_nothing_back() {
        start();
        move();
        players().forEach(player -> player.post(table + "/confirm"));
        players().forEach(player -> player.post(table + "/stand-in", "level", "1"));
        assertThat(players().map(this::page))
                .noneMatch(page -> page.contains("id=\"undo\"") || page.contains("id=\"ask-back\""));
        assertThat(page(ann))
                .contains("A bot plays for you.", "Bob (bot)")
                .doesNotContain("name=\"move\"")
                .doesNotContainPattern("Bob \\(bot\\)[^A-Z]*bot<");
        bob.post(table + "/come-back");
        assertThat(page(ann)).contains("<strong>Bob</strong> is back.", "<strong>Cleo</strong> is away: a bot plays");
    }

    @Test
    void a_page_without_a_script_looks_again_unless_its_reader_has_something_to_write() {
        start();
        Visitor waiting = players()
                .filter(player -> !OFFER.matcher(page(player)).find())
                .findFirst()
                .orElseThrow();
        assertThat(page(waiting)).contains("http-equiv=\"refresh\"", table + "?still=yes");
        assertThat(waiting.get(table + "?still=yes").body())
                .doesNotContain("http-equiv=\"refresh\"")
                .contains("Look again every 4 seconds");
    }

    @Test
    @Rule("SRV-14")
    void all_can_read_how_long_somebody_may_be_away() {
        assertThat(page(watcher)).contains("Somebody may be away for: 1 day");
        start();
        assertThat(players().map(this::page).filter(page -> page.contains("data-again=\"")))
                .as("those who wait are told when the time is over")
                .hasSize(2);
        assertThat(page(watcher)).doesNotContain("data-again=");
    }

    @Test
    @Rule("SRV-7")
    void there_is_a_way_to_earlier_talk_only_if_there_is_any() {
        ann.post(table + "/say", "text", "hello");
        assertThat(ann.get(table + "/talk").body()).contains("hello").doesNotContain("?before=");
    }

    private void start() {
        ann.post(table + "/start");
    }

    private void move() {
        Visitor asked = players()
                .filter(player -> OFFER.matcher(page(player)).find())
                .findFirst()
                .orElseThrow();
        asked.post(table + "/move", "seen", "0", "move", Visitor.find(OFFER, page(asked)));
    }

    private Stream<Visitor> players() {
        return List.of(ann, bob, cleo).stream();
    }

    private String page(Visitor visitor) {
        return visitor.get(table).body();
    }
}
