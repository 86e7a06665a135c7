package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.server.desk.BotDesk;
import tilth.server.house.Capsules;
import tilth.server.table.Places;
import tilth.server.table.Play;
import tilth.server.table.Table;

/** Tables where several seats are asked at once. */
@Timeout(300)
class TogetherTest {

    /** A table of four where all have laid a card and act, each with one of their own: seat 3 sows. */
    private static House allAct(Database database) {
        House house = new House(database, "farmerama", 4).withPeople();
        play(house, 0, 0, "play water");
        play(house, 1, 0, "play feed");
        play(house, 2, 0, "play harvest");
        play(house, 3, 0, "play sow");
        return house;
    }

    private static void play(House house, int seat, int seen, String move) {
        house.done(table -> Play.move(table, seat, seen, move));
    }

    private static int moverOf(House house, int move) {
        return house.look(table -> table.record().turns().get(move).seat());
    }

    @Test
    @Rule("SRV-3")
    void whoever_acts_at_the_same_time_need_not_have_seen_the_others_move() {
        try (House house = allAct(Database.SQLITE)) {
            play(house, 0, 4, "take water");
            play(house, 3, 4, "turn");
            play(house, 1, 4, "feed sheep");
            assertThat(house.played()).isEqualTo(7);
            house.refused(table -> Play.move(table, 0, 4, "take water"), "SRV-3", "stale");
            house.refused(table -> Play.move(table, 0, 8, "take water"), "SRV-3", "stale");
            play(house, 0, 5, "take water");
        }
    }

    @Test
    @Rule("SRV-3")
    void a_question_of_the_next_phase_is_not_answered_by_who_saw_the_last_one() {
        try (House house = new House(Database.SQLITE, "farmerama", 4).withPeople()) {
            play(house, 0, 0, "play water");
            play(house, 1, 0, "play feed");
            play(house, 2, 0, "play harvest");
            play(house, 3, 0, "play sow");
            house.refused(table -> Play.move(table, 0, 3, "turn"), "SRV-3", "stale");
        }
    }

    @ParameterizedTest
    @EnumSource(Database.class)
    @Rule("SRV-4")
    void own_moves_are_taken_back_and_what_others_did_meanwhile_stays(Database database) {
        try (House house = allAct(database)) {
            play(house, 0, 4, "take water");
            play(house, 3, 5, "turn");
            play(house, 0, 6, "take water");
            play(house, 3, 7, "turn");
            house.done(table -> Play.undo(table, 0, 6 + 1, 4));
            assertThat(house.played()).isEqualTo(6);
            assertThat(moverOf(house, 4)).isEqualTo(3);
            assertThat(moverOf(house, 5)).isEqualTo(3);
            assertThat(house.look(Table::history)).hasSize(6);
            assertThat(house.look(Table::course)).hasSize(7);
            long digest = house.digest();
            house.tables.forget();
            assertThat(house.digest()).isEqualTo(digest);
        }
    }

    @Test
    @Rule("SRV-4")
    void a_card_is_taken_back_until_the_last_one_is_laid() {
        try (House house = new House(Database.SQLITE, "farmerama", 3).withPeople()) {
            play(house, 0, 0, "play water");
            play(house, 1, 1, "play feed");
            house.done(table -> Play.undo(table, 0, 2, 0));
            assertThat(house.played()).isEqualTo(1);
            assertThat(moverOf(house, 0)).isEqualTo(1);
        }
        try (House house = allAct(Database.SQLITE)) {
            for (int seat = 0; seat < 4; seat++) {
                int at = seat;
                house.refused(table -> Play.undo(table, at, 4, at), "SRV-4", "not-undoable");
            }
        }
    }

    @Test
    @Rule("SRV-5")
    void nobody_waits_for_a_confirm_while_others_are_still_asked_the_same() {
        try (House house = new House(Database.SQLITE, "farmerama", 4).withPeople()) {
            play(house, 1, 0, "play feed");
            assertThat(house.look(Table::handingOver)).isEqualTo(Seats.NOBODY);
            play(house, 0, 0, "play water");
        }
        try (House house = allAct(Database.SQLITE)) {
            play(house, 0, 4, "done");
            assertThat(house.look(Table::handingOver)).isEqualTo(Seats.NOBODY);
            play(house, 1, 4, "done");
            play(house, 2, 4, "done");
            play(house, 3, 4, "done");
            assertThat(house.look(Table::handingOver)).isEqualTo(3);
            house.refused(table -> Play.move(table, 0, 8, "play sow"), "SRV-5", "not-handed-over");
            house.done(table -> Play.confirm(table, 3));
            play(house, 0, 8, "play sow");
        }
    }

    @Test
    @Rule("SRV-3")
    void who_is_done_is_not_awaited_and_may_still_take_it_back() {
        try (House house = allAct(Database.SQLITE)) {
            play(house, 0, 4, "done");
            assertThat(house.look(Table::awaitedSeats)).isEqualTo(0b1110);
            assertThat(house.look(Table::openSeats)).isEqualTo(0b1111);
            play(house, 1, 4, "turn");
            play(house, 0, 5, "resume");
            assertThat(house.look(Table::awaitedSeats)).isEqualTo(0b1111);
        }
    }

    @Test
    void bots_play_such_a_game_to_its_end_together(@TempDir Path folder) throws InterruptedException {
        try (House house = new House(Database.SQLITE, "farmerama", 4);
                BotDesk desk = new BotDesk(house.tables, new Capsules(folder, Clock.systemUTC()), 2)) {
            desk.ask(house.table);
            for (int seat = 0; seat < 4; seat++) {
                int at = seat;
                house.done(table -> Places.seatBot(table, Seats.WATCHER, at, at == 0 ? "greedy" : "random"));
            }
            house.done(table -> Asks.start(table, Seats.WATCHER));
            while (!house.look(Table::isOver)) {
                Thread.sleep(10); // the bots play
            }
            assertThat(house.look(Table::isOver)).isTrue();
        }
    }
}
