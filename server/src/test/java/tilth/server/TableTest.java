package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.server.people.Guest;
import tilth.server.table.Consent;
import tilth.server.table.Entry;
import tilth.server.table.Fact;
import tilth.server.table.Places;
import tilth.server.table.Play;
import tilth.server.table.Table;
import tilth.server.table.Talk;

class TableTest {

    @Nested
    class Seating {
        @Test
        @Rule("SRV-1")
        void a_seat_is_taken_once_and_free_again_when_its_holder_leaves() {
            try (House house = new House(Database.SQLITE, "finca", 2)) {
                house.done(table -> Places.sit(table, 0, new Guest(" Ann ", 0), "hash"));
                String name = house.look(table -> table.chair(0).name());
                assertThat(name).isEqualTo("Ann");
                house.refused(table -> Places.sit(table, 0, new Guest("Bob", 0), "other"), "SRV-1", "seat-taken");
                house.refused(table -> Places.seatBot(table, 0, 0, "greedy"), "SRV-1", "seat-taken");
                house.done(table -> Places.leave(table, 0));
                house.done(table -> Places.seatBot(table, 0, 0, "greedy"));
            }
        }

        @Test
        @Rule("SRV-1")
        void a_name_is_neither_empty_nor_long() {
            try (House house = new House(Database.SQLITE, "finca", 2)) {
                house.refused(table -> Places.sit(table, 0, new Guest("  ", 0), "hash"), "SRV-1", "bad-name");
                house.refused(table -> Places.sit(table, 0, new Guest("x".repeat(25), 0), "hash"), "SRV-1", "bad-name");
                house.done(table -> Places.sit(table, 0, new Guest("x".repeat(24), 0), "hash"));
            }
        }

        @Test
        @Rule("SRV-2")
        void a_game_starts_once_with_all_seats_taken() {
            try (House house = new House(Database.SQLITE, "finca", 2)) {
                house.refused(table -> Asks.start(table, 0), "SRV-2", "seats-free");
                house.refused(table -> Play.move(table, 0, 0, "place 3"), "SRV-2", "not-started");
                house.withPeople();
                house.refused(table -> Asks.start(table, 0), "SRV-2", "already-started");
                house.refused(table -> Places.leave(table, 0), "SRV-2", "already-started");
            }
        }
    }

    @Nested
    class Moving {
        @Test
        @Rule("SRV-3")
        void a_second_tab_that_has_not_seen_the_move_is_refused() {
            try (House house = new House(Database.SQLITE, "finca", 2).withPeople()) {
                int seat = house.look(table -> Seats.first(table.openSeats()));
                house.done(table -> Play.move(table, seat, 0, "place 3"));
                house.refused(table -> Play.move(table, seat, 0, "place 3"), "SRV-3", "stale");
            }
        }

        @Test
        void a_move_that_is_not_offered_is_refused_with_the_games_own_rule() {
            try (House house = new House(Database.SQLITE, "finca", 2).withPeople()) {
                int seat = house.look(table -> Seats.first(table.openSeats()));
                house.refused(table -> Play.move(table, seat, 0, "deliver arta"), "FIN-P1", "placing-first");
                house.refused(table -> Play.move(table, 1 - seat, 0, "place 3"), "TBL-1", "not-asked");
                house.refused(table -> Play.move(table, seat, 0, "jump"), "TBL-3", "unknown-move");
            }
        }

        @Test
        @Rule("SRV-5")
        void a_turn_is_handed_on_by_a_confirm_that_can_be_switched_off() {
            try (House house = new House(Database.SQLITE, "finca", 2).withPeople()) {
                int seat = house.play(3);
                assertThat(house.look(Table::openSeats)).isZero();
                house.refused(table -> Play.move(table, 1 - seat, 1, "place 3"), "SRV-5", "not-handed-over");
                house.refused(table -> Play.confirm(table, 1 - seat), "SRV-5", "nothing-to-hand-over");
                house.done(table -> Play.confirm(table, seat));
                assertThat(house.look(Table::openSeats)).isEqualTo(1 << 1 - seat);
                house.done(table -> Play.confirming(1 - seat, "off"));
                assertThat(house.play(4)).isEqualTo(1 - seat);
                assertThat(house.look(Table::openSeats)).isEqualTo(1 << seat);
                house.refused(table -> Play.confirming(seat, "maybe"), "SRV-5", "on-or-off");
            }
        }
    }

    @Nested
    class GoingBack {
        @Test
        @Rule("SRV-4")
        void own_moves_are_taken_back_until_the_turn_is_another_seats() {
            try (House house = new House(Database.SQLITE, "finca", 2).withPeople()) {
                long before = house.digest();
                int seat = house.play(3);
                house.done(table -> Play.undo(table, seat, 1, 0));
                assertThat(house.digest()).isEqualTo(before);
                house.playOn(3);
                house.play(5);
                house.refused(table -> Play.undo(table, seat, 2, 0), "SRV-4", "not-undoable");
                house.refused(table -> Play.undo(table, 1 - seat, 2, 0), "SRV-4", "not-undoable");
                house.refused(table -> Play.undo(table, 1 - seat, 2, 2), "SRV-4", "not-undoable");
                house.refused(table -> Play.undo(table, 1 - seat, 1, 0), "SRV-3", "stale");
                house.done(table -> Play.undo(table, 1 - seat, 2, 1));
            }
        }

        @Test
        @Rule("SRV-6")
        void further_back_needs_the_consent_of_the_other_people() {
            try (House house = new House(Database.SQLITE, "finca", 3).withPeople()) {
                int first = house.playOn(1);
                house.playOn(2);
                house.done(table -> Consent.askBack(table, first, 0));
                int last =
                        house.look(table -> Seats.first(table.match().position().openSeats()));
                house.refused(table -> Play.move(table, last, 2, "place 1"), "SRV-6", "back-asked");
                house.refused(table -> Consent.agree(table, first), "SRV-6", "not-asked-back");
                house.done(table -> Consent.agree(table, (first + 1) % 3));
                assertThat(house.played()).isEqualTo(2);
                house.done(table -> Consent.agree(table, (first + 2) % 3));
                assertThat(house.played()).isZero();
            }
        }

        @Test
        @Rule("SRV-6")
        void one_refusal_ends_it_and_bots_agree_at_once() {
            try (House house = new House(Database.SQLITE, "finca", 2).withPeople()) {
                int first = house.playOn(1);
                house.playOn(2);
                house.done(table -> Consent.askBack(table, first, 0));
                house.done(table -> Consent.refuse(table, 1 - first));
                assertThat(house.played()).isEqualTo(2);
                house.playOn(1);
            }
            try (House house = new House(Database.SQLITE, "finca", 2)) {
                house.done(table -> Places.sit(table, 0, new Guest("Ann", 0), "hash"));
                house.done(table -> Places.seatBot(table, 0, 1, "random"));
                house.done(table -> Asks.start(table, 0));
                house.playOn(1);
                house.playOn(1);
                house.done(table -> Consent.askBack(table, 0, 0));
                assertThat(house.played()).isZero();
            }
        }
    }

    @Test
    @Rule("SRV-7")
    void what_is_said_is_neither_empty_nor_endless() {
        try (House house = new House(Database.SQLITE, "finca", 2)) {
            house.done(table -> Talk.say(0, " hello <b> "));
            assertThat(house.look(Table::talk)).extracting(Entry::fact).containsExactly(new Fact.Said(0, "hello <b>"));
            house.refused(table -> Talk.say(0, " "), "SRV-7", "bad-saying");
            house.refused(table -> Talk.say(0, "x".repeat(501)), "SRV-7", "bad-saying");
        }
    }

    @ParameterizedTest
    @EnumSource(Database.class)
    void a_house_started_anew_stands_at_the_same_question(Database database) {
        try (House house = new House(database, "finca", 3).withPeople()) {
            for (int i = 0; i < 40; i++) {
                house.playOn(7 * i + 3);
            }
            int last = house.play(0);
            long digest = house.digest();
            int handingOver = house.look(Table::handingOver);
            house.tables.forget();
            assertThat(house.digest()).isEqualTo(digest);
            assertThat(house.look(Table::handingOver)).isEqualTo(handingOver);
            int seat = house.look(table -> table.record().turns().get(40).seat());
            assertThat(seat).isEqualTo(last);
        }
    }
}
