package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tilth.engine.Games;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.testkit.RandomPlay;

/** Who sits where, in which colour, and at which table next. */
class SeatsTest {

    private static final int WATCHER = Seats.WATCHER;

    @Test
    @Rule("SRV-8")
    void everybody_has_the_colour_of_their_wish_or_the_first_free_one() {
        try (House house = new House(Database.SQLITE, "finca", 4)) {
            assertThat(house.look(Table::colours)).as("of free seats").containsExactly(0, 1, 2, 3);
            house.done(table -> Commands.sit(table, 2, new Guest("Ann", 0), "ann"));
            house.done(table -> Commands.sit(table, 1, new Guest("Bob", 0), "bob"));
            house.done(table -> Commands.sit(table, 3, new Guest("Cleo", 4), "cleo"));
            house.done(table -> Commands.seatBot(table, 1, 0, "random"));
            assertThat(house.look(Table::colours)).containsExactly(2, 1, 0, 4);
        }
    }

    @Test
    @Rule("SRV-1")
    void a_browser_takes_one_seat_and_only_players_arrange_the_table() {
        try (House house = new House(Database.SQLITE, "finca", 3)) {
            house.done(table -> Commands.seatBot(table, WATCHER, 0, "random"));
            house.done(table -> Commands.sit(table, 1, new Guest("Ann", 0), "ann"));
            house.refused(table -> Commands.sit(table, 2, new Guest("Ann", 1), "ann"), "SRV-1", "already-seated");
            house.refused(table -> Commands.seatBot(table, WATCHER, 2, "random"), "SRV-1", "only-seated");
            house.refused(table -> Commands.sendBotAway(table, WATCHER, 0), "SRV-1", "only-seated");
            house.refused(table -> Commands.sendBotAway(table, 1, 1), "SRV-1", "only-seated");
            house.done(table -> Commands.sendBotAway(table, 1, 0));
            assertThat(house.look(Table::chairs).getFirst().isFree()).isTrue();
        }
    }

    @Test
    @Rule("SRV-2")
    void only_those_who_may_arrange_the_table_start_it() {
        try (House house = new House(Database.SQLITE, "finca", 2)) {
            house.done(table -> Commands.sit(table, 0, new Guest("Ann", 0), "ann"));
            house.done(table -> Commands.seatBot(table, 0, 1, "random"));
            house.refused(table -> Commands.start(table, WATCHER), "SRV-2", "only-seated");
            house.done(table -> Commands.start(table, 0));
        }
    }

    @Test
    @Rule("SRV-9")
    void a_seat_has_up_to_ten_secrets() {
        try (House house = new House(Database.SQLITE, "finca", 2).withPeople()) {
            for (int i = 1; i < 10; i++) {
                String key = "more" + i;
                house.done(table -> Commands.addKey(table, 0, key));
            }
            house.refused(table -> Commands.addKey(table, 0, "eleventh"), "SRV-9", "too-many-keys");
            assertThat(house.look(Table::chairs).getFirst().keys()).hasSize(10).contains("hash0", "more9");
            assertThat(house.look(Table::chairs).getLast().keys()).containsExactly("hash1");
        }
    }

    @ParameterizedTest
    @EnumSource(Database.class)
    @Rule("SRV-10")
    void a_table_is_listed_while_it_is_open_to_all(Database database) {
        try (House house = new House(database, "finca", 2)) {
            assertThat(house.storage().openedToAll(10)).isEmpty();
            house.done(table -> Commands.openToAll("on"));
            assertThat(house.storage().openedToAll(10)).containsExactly(house.table);
            assertThat(house.look(Table::isOpenToAll)).isTrue();
            house.done(table -> Commands.openToAll("off"));
            assertThat(house.look(Table::isOpenToAll)).isFalse();
            house.refused(table -> Commands.openToAll("perhaps"), "SRV-10", "on-or-off");
        }
    }

    @ParameterizedTest
    @EnumSource(Database.class)
    void a_guest_finds_the_tables_of_the_past(Database database) {
        try (House house = new House(database, "finca", 2)) {
            String other = house.tables.open(Games.named("finca"), 2, Map.of());
            house.storage().remember("ann", house.table, 1);
            house.storage().remember("ann", other, 2);
            house.storage().remember("ann", other, 3);
            assertThat(house.storage().tablesOf("ann", 10)).containsExactly(other, house.table);
            assertThat(house.storage().tablesOf("bob", 10)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Database.class)
    @Rule("SRV-11")
    void the_same_players_play_one_next_game(Database database) {
        try (House house = new House(database, "sheaves", 2)) {
            house.done(table -> Commands.sit(table, 1, new Guest("Ann", 3), "ann"));
            house.done(table -> Commands.addKey(table, 1, "ann’s phone"));
            house.done(table -> Commands.seatBot(table, 1, 0, "random"));
            house.done(table -> Commands.start(table, 1));
            house.done(table -> Commands.confirming(1, "off"));
            house.refused(table -> Commands.rematch(table, "other"), "SRV-11", "no-rematch");
            while (!house.look(Table::isOver)) {
                house.play(0);
            }
            String next = house.look(house.tables::reopen);
            house.done(table -> Commands.rematch(table, next));
            house.refused(table -> Commands.rematch(table, "another"), "SRV-11", "no-rematch");
            assertThat(house.look(Table::rematch)).isEqualTo(next);
            house.tables.look(next, table -> {
                assertThat(table.isStarted()).isTrue();
                assertThat(table.match().length()).isZero();
                assertThat(table.chairs()).isEqualTo(house.look(Table::chairs));
                assertThat(table.match().setup().seed())
                        .isNotEqualTo(house.look(old -> old.match().setup().seed()));
                return "";
            });
        }
    }

    @ParameterizedTest
    @EnumSource(Database.class)
    @Rule({"SRV-4", "SRV-12"})
    void a_game_is_played_on_elsewhere_and_its_first_moves_stay(Database database) {
        try (House house = new House(database, "sheaves", 2)) {
            var match = RandomPlay.after(house.look(table -> table.match().setup()), 1, 6);
            String id = house.tables.open(match.setup(), Commands.moves(match.record(), 4));
            int seat = house.tables.see(id, table -> {
                assertThat(table.match().position().digest())
                        .isEqualTo(match.record().replay(4).position().digest());
                return table.match().turn(3).seat();
            });
            house.tables.command(id, table -> Commands.seatBot(table, WATCHER, 0, "random"));
            house.tables.command(id, table -> Commands.seatBot(table, WATCHER, 1, "random"));
            house.tables.command(id, table -> Commands.start(table, WATCHER));
            house.tables.see(id, table -> {
                assertThat(table.firstUndoable(seat)).isEqualTo(4);
                assertThat(List.of(table.beforeLatestTurn(0), table.beforeLatestTurn(1)))
                        .containsExactly(4, 4);
                return "";
            });
        }
    }

    @Test
    @Rule("SRV-7")
    void those_who_look_on_speak_under_a_name() {
        try (House house = new House(Database.SQLITE, "finca", 2)) {
            house.done(table -> Commands.sayAsWatcher("Zoe", "hello"));
            house.refused(table -> Commands.sayAsWatcher("", "hello"), "SRV-7", "bad-name");
            house.refused(table -> Commands.sayAsWatcher("a\nb", "hello"), "SRV-7", "bad-name");
            house.refused(table -> Commands.sayAsWatcher("Zoe", " "), "SRV-7", "bad-saying");
            assertThat(house.look(Table::talk))
                    .singleElement()
                    .satisfies(said -> assertThat(said.what()).isEqualTo("Zoe\nhello"));
        }
    }
}
