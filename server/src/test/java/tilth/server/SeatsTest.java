package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tilth.engine.BadInput;
import tilth.engine.GameRecord;
import tilth.engine.RecordText;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.server.house.Records;
import tilth.server.house.Wishes;
import tilth.server.people.Caller;
import tilth.server.people.Guest;
import tilth.server.people.Keys;
import tilth.server.people.Tokens;
import tilth.server.table.Choices;
import tilth.server.table.Fact;
import tilth.server.table.Places;
import tilth.server.table.Play;
import tilth.server.table.Summary;
import tilth.server.table.Table;
import tilth.server.table.Talk;
import tilth.testkit.RandomPlay;

/** Who sits where, in which colour, and at which table next. */
class SeatsTest {

    private static final int WATCHER = Seats.WATCHER;

    @Test
    @Rule("SRV-8")
    void everybody_has_the_colour_of_their_wish_or_the_first_free_one() {
        try (House house = new House(Database.SQLITE, "finca", 4)) {
            assertThat(house.look(Table::colours)).as("of free seats").containsExactly(0, 1, 2, 3);
            house.done(table -> Places.sit(table, 2, new Guest("Ann", 0), "ann"));
            house.done(table -> Places.sit(table, 1, new Guest("Bob", 0), "bob"));
            house.done(table -> Places.sit(table, 3, new Guest("Cleo", 4), "cleo"));
            house.done(table -> Places.seatBot(table, 1, 0, "random"));
            assertThat(house.look(Table::colours)).containsExactly(2, 1, 0, 4);
        }
    }

    @Test
    @Rule("SRV-1")
    void a_browser_takes_one_seat_and_only_players_arrange_the_table() {
        try (House house = new House(Database.SQLITE, "finca", 3)) {
            house.done(table -> Places.seatBot(table, WATCHER, 0, "random"));
            house.done(table -> Places.sit(table, 1, new Guest("Ann", 0), "ann"));
            house.refused(table -> Places.sit(table, 2, new Guest("Ann", 1), "ann"), "SRV-1", "already-seated");
            house.refused(table -> Places.seatBot(table, WATCHER, 2, "random"), "SRV-1", "only-seated");
            house.refused(table -> Places.sendBotAway(table, WATCHER, 0), "SRV-1", "only-seated");
            house.refused(table -> Places.sendBotAway(table, 1, 1), "SRV-1", "only-seated");
            house.done(table -> Places.sendBotAway(table, 1, 0));
            assertThat(house.look(Table::chairs).getFirst().isFree()).isTrue();
        }
    }

    @Test
    @Rule("SRV-2")
    void the_host_starts_and_where_no_person_sits_anybody() {
        try (House house = new House(Database.SQLITE, "finca", 3)) {
            house.done(table -> Places.sit(table, 1, new Guest("Ann", 0), "ann"));
            house.done(table -> Places.sit(table, 0, new Guest("Bob", 1), "bob"));
            house.done(table -> Places.seatBot(table, 0, 2, "random"));
            house.refused(table -> Asks.start(table, WATCHER), "SRV-2", "only-seated");
            house.refused(table -> Asks.start(table, 0), "SRV-16", "only-host");
            house.done(table -> Asks.start(table, 1));
        }
        try (House house = new House(Database.SQLITE, "finca", 2)) {
            house.done(table -> Places.seatBot(table, WATCHER, 0, "random"));
            house.done(table -> Places.seatBot(table, WATCHER, 1, "random"));
            house.done(table -> Asks.start(table, WATCHER));
        }
    }

    @Test
    @Rule("SRV-16")
    void a_host_who_is_away_for_too_long_keeps_nobody_from_starting() {
        try (House house = new House(Database.SQLITE, "finca", 2)) {
            house.done(table -> Choices.absence(table, 60));
            house.done(table -> Places.sit(table, 1, new Guest("Ann", 0), Tokens.hash("ann")));
            house.done(table -> Places.sit(table, 0, new Guest("Bob", 1), Tokens.hash("bob")));
            Instant longEnough = Instant.ofEpochMilli(house.lastAt()).plusSeconds(60);
            assertThat(start(house, "bob", longEnough.minusMillis(1))).isFalse();
            assertThat(start(house, "zoe", longEnough)).as("who only looks on").isFalse();
            assertThat(start(house, "bob", longEnough)).isTrue();
        }
    }

    private static boolean start(House house, String token, Instant when) {
        Clock clock = Clock.fixed(when, ZoneOffset.UTC);
        Wishes wishes = new Wishes(house.tables, Asks.opening(house.tables), house.storage(), clock);
        return wishes.start(house.table, new Caller(Keys.of(token), "")).isDone();
    }

    @Test
    @Rule("SRV-9")
    void a_seat_has_up_to_ten_secrets() {
        try (House house = new House(Database.SQLITE, "finca", 2).withPeople()) {
            for (int i = 1; i < 10; i++) {
                String key = "more" + i;
                house.done(table -> Places.addKey(table, 0, key));
            }
            house.refused(table -> Places.addKey(table, 0, "eleventh"), "SRV-9", "too-many-keys");
            assertThat(house.look(Table::chairs).getFirst().keys()).hasSize(10).contains("hash0", "more9");
            assertThat(house.look(Table::chairs).getLast().keys()).containsExactly("hash1");
        }
    }

    @ParameterizedTest
    @EnumSource(Database.class)
    @Rule("SRV-10")
    void a_table_is_listed_while_it_is_open_to_all(Database database) {
        try (House house = new House(database, "finca", 2)) {
            assertThat(house.storage().summaries().openToAll(10)).isEmpty();
            house.done(table -> Choices.openToAll("on"));
            assertThat(house.storage().summaries().openToAll(10))
                    .extracting(Summary::id)
                    .containsExactly(house.table);
            assertThat(house.look(Table::isOpenToAll)).isTrue();
            house.done(table -> Choices.openToAll("off"));
            assertThat(house.look(Table::isOpenToAll)).isFalse();
            house.refused(table -> Choices.openToAll("perhaps"), "SRV-10", "on-or-off");
        }
    }

    @ParameterizedTest
    @EnumSource(Database.class)
    void a_guest_finds_the_tables_of_the_past(Database database) {
        try (House house = new House(database, "finca", 2)) {
            String other = Asks.open(house.tables, "finca", 2);
            house.storage().remember("ann", house.table, 1);
            house.storage().remember("ann", other, 2);
            house.storage().remember("ann", other, 3);
            house.done(table -> Talk.say(0, "still here"));
            assertThat(house.storage().summaries().goingOn("ann", 0, 10))
                    .extracting(Summary::id)
                    .containsExactly(house.table, other);
            assertThat(house.storage().summaries().goingOn("bob", 0, 10)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Database.class)
    @Rule("SRV-11")
    void the_same_players_play_one_next_game(Database database) {
        try (House house = new House(database, "sheaves", 2)) {
            house.done(table -> Places.sit(table, 1, new Guest("Ann", 3), "ann"));
            house.done(table -> Places.addKey(table, 1, "ann’s phone"));
            house.done(table -> Places.seatBot(table, 1, 0, "random"));
            house.done(table -> Asks.start(table, 1));
            house.done(table -> Play.confirming(1, "off"));
            house.refused(table -> Choices.rematch(table, "other"), "SRV-11", "no-rematch");
            while (!house.look(Table::isOver)) {
                house.play(0);
            }
            String next = house.look(Asks.opening(house.tables)::reopen);
            house.done(table -> Choices.rematch(table, next));
            house.refused(table -> Choices.rematch(table, "another"), "SRV-11", "no-rematch");
            assertThat(house.look(Table::rematch)).isEqualTo(next);
            Table again = house.tables.see(next);
            assertThat(again.isStarted()).isTrue();
            assertThat(again.played()).isZero();
            assertThat(again.chairs()).isEqualTo(house.look(Table::chairs));
            assertThat(again.setup().seed())
                    .isNotEqualTo(house.look(old -> old.setup().seed()));
        }
    }

    @ParameterizedTest
    @EnumSource(Database.class)
    @Rule({"SRV-4", "SRV-12"})
    void a_game_is_played_on_elsewhere_and_its_first_moves_stay(Database database) {
        try (House house = new House(database, "sheaves", 2)) {
            var match = RandomPlay.after(house.look(table -> table.setup()), 1, 6);
            String id = Asks.opening(house.tables).playOn(match.record(), 4);
            Table opened = house.tables.see(id);
            assertThat(opened.match().position().digest())
                    .isEqualTo(match.record().replay(4).position().digest());
            int seat = opened.record().turns().get(3).seat();
            Asks.ask(house.tables, id, table -> Places.seatBot(table, WATCHER, 0, "random"));
            Asks.ask(house.tables, id, table -> Places.seatBot(table, WATCHER, 1, "random"));
            Asks.ask(house.tables, id, table -> Asks.start(table, WATCHER));
            Table begun = house.tables.see(id);
            assertThat(begun.firstUndoable(seat)).isEqualTo(4);
            assertThat(List.of(begun.beforeLatestTurn(0), begun.beforeLatestTurn(1)))
                    .containsExactly(4, 4);
        }
    }

    @Test
    @Rule("SRV-12")
    void a_game_brought_along_is_one_entry_however_long_and_too_long_a_one_is_refused() {
        try (House house = new House(Database.SQLITE, "sheaves", 2)) {
            var match = RandomPlay.after(house.now().setup(), 1, 6);
            String id = Asks.opening(house.tables).playOn(match.record(), 6);
            assertThat(house.storage().entries(id, 0)).hasSize(1);
            assertThat(house.tables.see(id).played()).isEqualTo(6);
            GameRecord endless = new GameRecord(match.setup(), Collections.nCopies(5001, new GameRecord.Turn(0, 0)));
            assertThatThrownBy(() -> Records.read(RecordText.write(endless)))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("at most 5000 moves");
        }
    }

    @Test
    @Rule("SRV-7")
    void those_who_look_on_speak_under_a_name() {
        try (House house = new House(Database.SQLITE, "finca", 2)) {
            house.done(table -> Talk.sayAsWatcher("Zoe", "hello"));
            house.refused(table -> Talk.sayAsWatcher("", "hello"), "SRV-7", "bad-name");
            house.refused(table -> Talk.sayAsWatcher("a\nb", "hello"), "SRV-7", "bad-name");
            house.refused(table -> Talk.sayAsWatcher("Zoe", " "), "SRV-7", "bad-saying");
            assertThat(house.look(Table::talk))
                    .singleElement()
                    .satisfies(said -> assertThat(said.fact()).isEqualTo(new Fact.WatcherSaid("Zoe", "hello")));
        }
    }
}
