package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.server.people.Guest;
import tilth.server.table.Choices;
import tilth.server.table.Consent;
import tilth.server.table.Entry;
import tilth.server.table.Fact;
import tilth.server.table.Places;
import tilth.server.table.Play;
import tilth.server.table.Table;

/** Tables that go on though somebody is away, gone, or should never have sat there. */
class TogetherWithBotsTest {

    private static final String BOT = "random";

    @ParameterizedTest
    @EnumSource(Database.class)
    @Rule("SRV-14")
    void a_bot_plays_for_somebody_who_may_come_back(Database database) {
        try (House house = new House(database, "finca", 2).withPeople()) {
            int seat = house.look(table -> Seats.first(table.openSeats()));
            house.refused(table -> Places.comeBack(table, seat), "SRV-14", "no-stand-in");
            house.done(table -> Places.standIn(table, seat, seat, BOT, 0));
            assertThat(house.now().chair(seat).player()).hasValue(BOT);
            assertThat(house.now().chair(seat).isPerson()).isTrue();
            house.play(3);
            assertThat(house.look(Table::handingOver))
                    .as("a bot holds no turn back")
                    .isEqualTo(Seats.NOBODY);
            house.tables.forget();
            house.done(table -> Places.comeBack(table, seat));
            assertThat(house.now().chair(seat).isPlayedByPerson()).isTrue();
        }
    }

    @Test
    @Rule("SRV-14")
    void others_let_a_bot_play_only_for_who_has_kept_them_waiting_long_enough() {
        try (House house = new House(Database.SQLITE, "finca", 2)) {
            house.refused(table -> Choices.absence(table, 59), "SRV-14", "bad-absence");
            house.done(table -> Choices.absence(table, 60));
            house.withPeople();
            house.refused(table -> Choices.absence(table, 60), "SRV-2", "already-started");
            int seat = house.look(table -> Seats.first(table.openSeats()));
            long from = house.look(table -> table.absentFrom(seat)).orElseThrow();
            assertThat(from).isEqualTo(house.lastAt() + 60_000);
            house.refused(table -> Places.standIn(table, 1 - seat, seat, BOT, from - 1), "SRV-14", "not-absent");
            house.refused(table -> Places.standIn(table, seat, 1 - seat, BOT, from), "SRV-14", "not-absent");
            house.refused(table -> Places.standIn(table, Seats.WATCHER, seat, BOT, from), "SRV-14", "only-seated");
            house.done(table -> Places.standIn(table, 1 - seat, seat, BOT, from));
        }
    }

    @Test
    @Rule("SRV-14")
    void whoever_holds_a_finished_turn_or_never_answers_is_waited_for_too() {
        try (House house = new House(Database.SQLITE, "finca", 3).withPeople()) {
            int first = house.play(3);
            assertThat(house.now().absentFrom(first)).isPresent();
            house.done(table -> Places.standIn(table, (first + 1) % 3, first, BOT, Long.MAX_VALUE));
            assertThat(house.look(Table::handingOver)).isEqualTo(Seats.NOBODY);
            int second = house.playOn(2);
            house.done(table -> Consent.askBack(table, second, 1));
            int third = 3 - first - second;
            assertThat(house.now().absentFrom(third)).isPresent();
            house.done(table -> Places.standIn(table, second, third, BOT, Long.MAX_VALUE));
            assertThat(house.played()).as("bots always agree").isEqualTo(1);
        }
    }

    @Test
    @Rule("SRV-15")
    void whoever_leaves_a_running_game_is_gone_for_good() {
        try (House house = new House(Database.SQLITE, "finca", 2)) {
            house.refused(table -> Places.resign(table, 0, BOT), "SRV-2", "not-started");
            house.withPeople();
            house.done(table -> Places.resign(table, 0, BOT));
            assertThat(house.now().chair(0).isBot()).isTrue();
            assertThat(house.look(Table::talk)).extracting(Entry::fact).containsExactly(new Fact.Resigned(0, BOT));
            house.refused(table -> Places.comeBack(table, 0), "SRV-14", "no-stand-in");
        }
    }

    @Test
    @Rule("SRV-16")
    void the_host_frees_a_seat_before_the_start_and_nobody_else_does() {
        try (House house = new House(Database.SQLITE, "finca", 3)) {
            house.done(table -> Places.sit(table, 2, new Guest("Host", 0), "host"));
            house.done(table -> Places.sit(table, 0, new Guest("Guest", 1), "guest"));
            assertThat(house.look(Table::host)).isEqualTo(2);
            house.refused(table -> Places.free(table, 0, 2), "SRV-16", "only-host");
            house.refused(table -> Places.free(table, 2, 1), "SRV-16", "only-host");
            house.done(table -> Places.free(table, 2, 0));
            assertThat(house.now().chair(0).isFree()).isTrue();
            house.done(table -> Places.sit(table, 0, new Guest("Guest", 1), "guest"));
            house.done(table -> Places.leave(table, 2));
            assertThat(house.look(Table::host)).isZero();
            house.withPeople(1, 2);
            house.refused(table -> Places.free(table, 0, 1), "SRV-2", "already-started");
        }
    }

    @Test
    @Rule("SRV-4")
    void nothing_is_taken_back_once_the_game_is_over() {
        try (House house = new House(Database.SQLITE, "sheaves", 2).withPeople()) {
            while (!house.look(Table::isOver)) {
                house.playOn(0);
            }
            int last = house.played();
            int seat = house.look(table -> table.record().turns().get(last - 1).seat());
            house.refused(table -> Play.undo(table, seat, last, last - 1), "SRV-4", "game-over");
            house.refused(table -> Consent.askBack(table, seat, last - 1), "SRV-6", "game-over");
            assertThat(house.now().firstUndoable(seat)).isEqualTo(last);
        }
    }

    @Test
    @Rule("SRV-6")
    void a_wish_to_go_back_is_withdrawn_runs_out_or_is_refused_late_and_holds_nobody_up() {
        try (House house = new House(Database.SQLITE, "finca", 3).withPeople()) {
            int first = house.playOn(1);
            int second = house.playOn(2);
            int third = 3 - first - second;
            house.refused(table -> Consent.withdraw(table, first), "SRV-6", "nothing-to-withdraw");
            house.done(table -> Consent.askBack(table, first, 0));
            house.refused(table -> Consent.withdraw(table, second), "SRV-6", "nothing-to-withdraw");
            house.done(table -> Consent.withdraw(table, first));
            house.done(table -> Consent.askBack(table, first, 0));
            long end = house.look(Table::askingRunsOutAt).orElseThrow();
            assertThat(end).isEqualTo(house.lastAt() + 600_000);
            assertThat(house.look(Table::dueAt)).hasValue(end);
            house.refused(table -> Consent.runOut(table, end - 1), "SRV-6", "still-time");
            house.done(table -> Consent.runOut(table, end));
            house.done(table -> Consent.askBack(table, first, 0));
            house.done(table -> Consent.agree(table, second));
            house.done(table -> Consent.refuse(table, second));
            assertThat(house.now().wasJustRefused(first)).isTrue();
            assertThat(house.look(Table::openSeats)).isEqualTo(1 << third);
        }
    }

    @Test
    @Rule("SRV-6")
    void a_click_while_the_others_are_asked_is_told_why() {
        try (House house = new House(Database.SQLITE, "finca", 2).withPeople()) {
            int first = house.playOn(1);
            house.playOn(2);
            house.done(table -> Consent.askBack(table, first, 0));
            assertThat(Play.why(house.now(), first, "field:3"))
                    .hasValueSatisfying(why -> assertThat(why.key()).isEqualTo("back-asked"));
        }
    }
}
