package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.server.house.Filling;
import tilth.server.house.Tables;
import tilth.server.people.Guest;
import tilth.server.storage.Storage;
import tilth.server.table.Consent;
import tilth.server.table.Entry;
import tilth.server.table.Fact;
import tilth.server.table.Places;
import tilth.server.table.Play;
import tilth.server.table.Summary;
import tilth.server.table.Table;
import tilth.server.table.Talk;

/** A table whose log no longer folds, as after a rule was mended, stands where it was good and touches no other. */
@Rule("SRV-17")
class BrokenLogTest {

    private static void breakLog(House house) {
        List<Entry> log = house.storage().entries(house.table, 0);
        int end = log.size();
        List<Entry> bad = List.of(
                new Entry(end, new Fact.Moved(0, "no such move"), house.lastAt()),
                new Entry(end + 1, new Fact.Said(1, "what now?"), house.lastAt()),
                new Entry(end + 2, new Fact.Moved(1, "place 3"), house.lastAt()));
        assertThat(house.storage().append(house.table, bad, Summary.of(house.now())))
                .isTrue();
        house.tables.forget();
    }

    @ParameterizedTest
    @EnumSource(Database.class)
    void it_stands_at_its_last_good_position_and_goes_on_from_there_by_consent(Database database) {
        try (House house = new House(database, "finca", 2).withPeople()) {
            house.playOn(3);
            house.playOn(4);
            long digest = house.digest();
            int brokenAt = house.look(Table::length);
            breakLog(house);
            assertThat(house.look(Table::isBroken)).isTrue();
            assertThat(house.digest()).isEqualTo(digest);
            assertThat(house.look(Table::brokenAt)).isEqualTo(brokenAt);
            assertThat(house.look(Table::talk)).extracting(Entry::fact).containsExactly(new Fact.Said(1, "what now?"));
            int seat = house.look(table -> Seats.first(table.match().position().openSeats()));
            house.refused(table -> Play.move(table, seat, 2, "place 3"), "SRV-17", "broken-log");
            house.refused(table -> Consent.goOn(table, Seats.WATCHER), "SRV-17", "nothing-broken");
            house.done(table -> Consent.goOn(table, 0));
            house.done(table -> Talk.say(0, "shall we?"));
            assertThat(house.look(Table::isBroken)).isTrue();
            house.tables.forget();
            house.done(table -> Consent.goOn(table, 1));
            assertThat(house.look(Table::isBroken)).isFalse();
            assertThat(house.digest()).isEqualTo(digest);
            house.playOn(5);
            long later = house.digest();
            house.tables.forget();
            assertThat(house.digest()).isEqualTo(later);
            assertThat(house.look(Table::talk)).hasSize(2);
            house.refused(table -> Consent.goOn(table, 1), "SRV-17", "nothing-broken");
        }
    }

    @Test
    void whoever_hands_the_seat_to_a_bot_holds_up_nobody_who_wants_to_go_on() {
        try (House house = new House(Database.SQLITE, "finca", 2).withPeople()) {
            house.playOn(3);
            breakLog(house);
            house.done(table -> Places.addKey(table, 0, "another browser"));
            house.done(table -> Consent.goOn(table, 0));
            assertThat(house.look(Table::isBroken)).isTrue();
            house.done(table -> Places.standIn(table, 1, 1, "greedy", 0));
            assertThat(house.look(Table::isBroken)).isFalse();
            house.tables.forget();
            assertThat(house.look(Table::isBroken)).isFalse();
            assertThat(house.now().chair(1).isStoodIn()).isTrue();
            assertThat(house.now().chair(0).keys()).contains("another browser");
        }
    }

    @Test
    void what_all_went_on_without_counts_no_more_even_if_the_rules_allow_it_again() {
        try (House house = new House(Database.SQLITE, "finca", 2).withPeople()) {
            int seat = house.look(table -> Seats.first(table.openSeats()));
            int length = house.look(Table::length);
            // Under other rules the move was bad; under these it is fine.
            List<Entry> log = List.of(
                    new Entry(length, new Fact.Moved(seat, "place 3"), 1),
                    new Entry(length + 1, new Fact.WishedToGoOn(0), 2),
                    new Entry(length + 2, new Fact.WishedToGoOn(1), 2),
                    new Entry(length + 3, new Fact.WentOn(length, 2), 3));
            assertThat(house.storage().append(house.table, log, Summary.of(house.now())))
                    .isTrue();
            house.tables.forget();
            assertThat(house.played()).isZero();
            assertThat(house.look(Table::isBroken)).isFalse();
            assertThat(house.look(Table::rulesVersion)).isEqualTo(2);
            house.playOn(3);
        }
    }

    @Test
    void it_fails_neither_the_home_page_nor_other_tables_nor_the_waking_of_bots(@TempDir Path folder) throws Exception {
        String broken;
        String sound;
        String game;
        try (Storage storage = Storage.inFolder(folder)) {
            Tables tables = new Tables(storage, Clock.systemUTC());
            broken = bots(tables);
            sound = bots(tables);
            game = bots(tables);
            Entry bad = new Entry(tables.see(broken).length(), new Fact.Unreadable("DANCE", 0, "tango"), 5);
            assertThat(storage.append(broken, List.of(bad), Summary.of(tables.see(broken))))
                    .isTrue();
        }
        forgetSummaries(folder, game);
        try (Server server = Server.inFolder(folder, 0)) {
            Client stranger = Client.stranger(server.port());
            while (!stranger.get("/api/tables/" + sound).json().path("over").asBoolean()) {
                Thread.sleep(5); // its bots play
            }
            assertThat(stranger.get("/").status()).isEqualTo(200);
            assertThat(stranger.get("/api/tables/" + broken)
                            .json()
                            .path("stopped")
                            .asBoolean())
                    .isTrue();
            Client.Reply page = stranger.get("/tables/" + broken);
            assertThat(page.status()).isEqualTo(200);
            assertThat(page.text()).contains("This table stands at its last good position", "id=\"go-on\"");
            assertThat(stranger.post("/api/tables/" + broken + "/go-on", "").status())
                    .isEqualTo(200);
            while (!stranger.get("/api/tables/" + broken).json().path("over").asBoolean()) {
                Thread.sleep(5); // its bots play on
            }
        }
    }

    @Test
    void summaries_of_an_older_house_are_filled_in_but_for_those_that_cannot_be_read(@TempDir Path folder)
            throws SQLException {
        String broken;
        String sound;
        String unknown;
        try (Storage storage = Storage.inFolder(folder)) {
            Tables tables = new Tables(storage, Clock.systemUTC());
            broken = Asks.open(tables, "finca", 2);
            sound = Asks.open(tables, "finca", 2);
            unknown = Asks.open(tables, "finca", 2);
            Asks.ask(tables, sound, table -> Places.sit(table, 0, new Guest("Ann of the Hill", 2), "ann"));
            Entry bad = new Entry(0, new Fact.Unreadable("DANCE", 0, "tango"), 5);
            assertThat(storage.append(broken, List.of(bad), Summary.of(tables.see(broken))))
                    .isTrue();
        }
        forgetSummaries(folder, unknown);
        try (Storage storage = Storage.inFolder(folder)) {
            assertThat(storage.summaries().missing()).containsExactlyInAnyOrder(broken, sound, unknown);
            new Filling(storage).run();
            assertThat(storage.summaries().missing()).containsExactly(unknown);
            storage.remember("ann", sound, 1);
            storage.remember("ann", broken, 1);
            Tables tables = new Tables(storage, Clock.systemUTC());
            assertThat(storage.summaries().goingOn("ann", 0, 10))
                    .containsExactlyInAnyOrder(Summary.of(tables.see(sound)), Summary.of(tables.see(broken)));
            assertThat(Summary.of(tables.see(broken)).state()).isEqualTo(Summary.State.BROKEN);
        }
    }

    /** As an older house left its tables; one of them of a game that is gone. */
    private static void forgetSummaries(Path folder, String unknown) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("tilth.db"));
                Statement statement = connection.createStatement()) {
            statement.execute("delete from summaries");
            statement.execute("update tables set game = 'gone' where id = '" + unknown + "'");
        }
    }

    private static String bots(Tables tables) {
        String id = Asks.open(tables, "sheaves", 2);
        for (int seat = 0; seat < 2; seat++) {
            int at = seat;
            assertThat(Asks.ask(tables, id, table -> Places.seatBot(table, Seats.WATCHER, at, "random")))
                    .isEmpty();
        }
        assertThat(Asks.ask(tables, id, table -> Asks.start(table, Seats.WATCHER)))
                .isEmpty();
        return id;
    }
}
