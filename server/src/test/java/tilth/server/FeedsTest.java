package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tilth.server.house.Tables;
import tilth.server.table.Talk;
import tilth.server.web.Feeds;

/** Whoever waits for what never comes would wait for ever; the limit is far beyond any machine. */
@Timeout(300)
class FeedsTest {

    private static final int MANY = 300;

    private final Door door;
    private final Tables tables;
    private final Feeds feeds;
    private final Client stranger;
    private final String id;
    private final String table;

    FeedsTest(@TempDir Path folder) {
        door = new Door(folder);
        door.rehearsal.goOn();
        tables = door.tables;
        feeds = door.feeds;
        stranger = Client.stranger(door.port());
        id = Asks.open(tables, "finca", 2);
        table = "/api/tables/" + id;
    }

    @AfterEach
    void close() {
        door.close();
    }

    @Test
    void a_program_gets_the_table_itself_as_its_seat_may_see_it() throws Exception {
        Client ann = sit(0, "Ann √ü 漢");
        Client bob = sit(1, "Bob");
        try (Stream annsStream = new Stream(ann, table + "/stream?state=yes");
                Stream bobsStream = new Stream(bob, table + "/stream?state=yes")) {
            assertThat(ann.post(table + "/start", "").status()).isEqualTo(200);
            for (Map.Entry<Client, Stream> viewer :
                    Map.of(ann, annsStream, bob, bobsStream).entrySet()) {
                Stream.Event event = viewer.getValue().from(3);
                assertThat(event.name()).isEqualTo("table");
                assertThat(event.text()).isEqualTo(viewer.getKey().get(table).text());
            }
        }
    }

    @Test
    void a_page_hears_only_that_something_changed() throws Exception {
        try (Stream stream = new Stream(stranger, table + "/stream")) {
            assertThat(stream.next()).isEqualTo(new Stream.Event("changed", 0, "0"));
            sit(0, "Ann");
            assertThat(stream.next()).isEqualTo(new Stream.Event("changed", 1, "1"));
        }
    }

    @Test
    void numbers_only_grow_and_the_newest_always_comes() throws Exception {
        try (Stream stream = new Stream(stranger, table + "/stream?state=yes")) {
            for (int i = 0; i < MANY; i++) {
                String saying = "number " + i;
                Asks.ask(tables, id, _ -> Talk.say(0, saying));
            }
            int last = -1;
            Stream.Event event;
            do {
                event = stream.next();
                assertThat(event.number()).isGreaterThan(last);
                last = event.number();
            } while (last < MANY);
            assertThat(event.text()).contains("number " + (MANY - 1));
        }
    }

    @Test
    void a_listener_who_does_not_read_holds_nobody_up() throws Exception {
        String longest = "x".repeat(Talk.LONGEST_SAYING);
        try (Stream deaf = new Stream(stranger, table + "/stream?state=yes");
                Stream awake = new Stream(stranger, table + "/stream?state=yes")) {
            assertThat(deaf.status).isEqualTo(200);
            // Far more than all buffers on the way to the deaf listener can hold.
            for (int i = 1; i <= MANY; i++) {
                assertThat(Asks.ask(tables, id, _ -> Talk.say(0, longest))).isEmpty();
                assertThat(awake.from(i).number()).isEqualTo(i);
            }
        }
    }

    @Test
    void the_line_is_kept_open_and_whoever_leaves_is_forgotten() throws Exception {
        assertThat(feeds.watching(tables.see(id))).isZero();
        try (Stream stream = new Stream(stranger, table + "/stream");
                Stream second = new Stream(stranger, table + "/stream")) {
            assertThat(second.next().number()).isZero();
            String line = stream.line();
            while (!line.startsWith(":")) {
                line = stream.line();
            }
            assertThat(feeds.watching(tables.see(id))).isEqualTo(2);
        }
        while (feeds.watching(tables.see(id)) > 0) {
            Thread.sleep(5); // until the next word to a line that is gone
        }
        assertThat(feeds.watching(tables.see(id))).isZero();
    }

    @Test
    void whoever_plays_does_not_look_on() throws Exception {
        Client ann = sit(0, "Ann");
        try (Stream playing = new Stream(ann, table + "/stream");
                Stream looking = new Stream(stranger, table + "/stream")) {
            assertThat(playing.next().number()).isEqualTo(looking.next().number());
            assertThat(feeds.watching(tables.see(id))).isEqualTo(1);
        }
    }

    @Test
    void a_page_that_begins_a_new_line_is_counted_once() throws Exception {
        try (Stream first = new Stream(stranger, table + "/stream?page=a");
                Stream again = new Stream(stranger, table + "/stream?page=a");
                Stream other = new Stream(stranger, table + "/stream?page=b")) {
            assertThat(first.next().number()).isEqualTo(other.next().number());
            assertThat(again.next().number()).isZero();
            assertThat(feeds.watching(tables.see(id))).isEqualTo(2);
        }
    }

    @Test
    void there_is_no_stream_of_a_table_that_is_not_there() throws Exception {
        try (Stream stream = new Stream(stranger, "/api/tables/nowhere/stream")) {
            assertThat(stream.status).isEqualTo(404);
        }
    }

    private Client sit(int seat, String name) {
        Client.Reply reply = stranger.post(table + "/seats/" + seat, "{\"name\":\"" + name + "\"}");
        return stranger.holding(reply.json().path("token").asString());
    }
}
