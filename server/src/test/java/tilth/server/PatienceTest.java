package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.server.desk.Alarms;
import tilth.server.house.Capsules;
import tilth.server.table.Choices;
import tilth.server.table.Entry;
import tilth.server.table.Fact;
import tilth.server.table.Play;
import tilth.server.table.Table;
import tilth.server.table.Talk;

/** Tables that do not wait for ever for whoever is asked out of turn. */
@Rule("SRV-13")
class PatienceTest {

    private static final int PATIENCE = 30;
    private static final int MOST_MOVES = 2000;
    private static final Duration TOO_LONG = Duration.ofSeconds(60);

    @Test
    void the_table_answers_for_a_seat_once_its_time_is_up() {
        try (House house = new House(Database.SQLITE, "chineur", 3).withPatience(PATIENCE)) {
            int seat = playUntilAskedOutOfTurn(house);
            long due = house.look(table -> table.answersAt(seat)).orElseThrow();
            assertThat(due).isEqualTo(house.lastAt() + PATIENCE * 1000L);

            house.refused(table -> Play.byDefault(table, seat, due - 1), "SRV-13", "still-time");
            String sensible = house.look(table -> table.match()
                    .game()
                    .moves()
                    .write(table.match().position().byDefault(seat).orElseThrow()));
            house.done(table -> Play.byDefault(table, seat, due));

            Entry last = house.look(Table::talk).getLast();
            assertThat(last.fact()).isEqualTo(new Fact.AnsweredFor(seat, sensible));
            assertThat(house.look(Table::handingOver)).isEqualTo(Seats.NOBODY);
        }
    }

    @Test
    void nobody_is_hurried_in_their_own_turn_or_where_the_table_waits_for_ever() {
        try (House house = new House(Database.SQLITE, "chineur", 2).withPatience(0)) {
            int seat = playUntilAskedOutOfTurn(house);
            boolean hurried = house.look(table -> table.answersAt(seat).isPresent());
            assertThat(hurried).isFalse();
            house.refused(table -> Play.byDefault(table, seat, Long.MAX_VALUE), "SRV-13", "still-time");
        }
        try (House house = new House(Database.SQLITE, "finca", 2).withPatience(PATIENCE)) {
            house.refused(table -> Play.byDefault(table, 0, Long.MAX_VALUE), "SRV-13", "still-time");
            house.refused(table -> Play.byDefault(table, 1, Long.MAX_VALUE), "SRV-13", "still-time");
        }
    }

    @Test
    void what_is_asked_because_of_an_answer_of_the_table_gets_no_time_of_its_own() {
        try (House house = new House(Database.SQLITE, "chineur", 4).withPatience(PATIENCE)) {
            for (int i = 0; i < MOST_MOVES; i++) {
                Optional<Integer> late = askedOutOfTurn(house);
                if (late.isPresent()) {
                    int seat = late.get();
                    long due = house.look(table -> table.answersAt(seat)).orElseThrow();
                    house.done(table -> Play.byDefault(table, seat, due));
                    if (house.look(table -> table.answersAt(seat)).isPresent()) {
                        assertThat(house.look(table -> table.answersAt(seat)).getAsLong())
                                .isEqualTo(due);
                        return;
                    }
                } else {
                    house.playOn(i);
                }
            }
            throw new AssertionError("nobody was asked twice in a row");
        }
    }

    @Test
    void patience_is_a_choice_before_the_start_within_bounds() {
        try (House house = new House(Database.SQLITE, "chineur", 2)) {
            house.refused(table -> Choices.patience(table, -1), "SRV-13", "bad-patience");
            house.refused(table -> Choices.patience(table, Choices.LONGEST_WAIT + 1), "SRV-13", "bad-patience");
            house.done(table -> Choices.patience(table, PATIENCE));
            house.withPeople();
            house.refused(table -> Choices.patience(table, 0), "SRV-2", "already-started");
            assertThat(house.look(Table::patience)).isEqualTo(PATIENCE);
            assertThat(house.look(Choices::seatedAsBefore))
                    .as("a table where the same players play again")
                    .contains(new Fact.PatienceSet(PATIENCE));
        }
    }

    @Test
    void the_alarm_rings_by_itself(@TempDir Path folder) throws Exception {
        try (House house = new House(Database.SQLITE, "chineur", 2).withPatience(PATIENCE)) {
            int seat = playUntilAskedOutOfTurn(house);
            int played = house.played();
            Clock later = Clock.fixed(Instant.now().plus(Duration.ofDays(1)), ZoneOffset.UTC);
            try (Alarms alarms = new Alarms(house.tables, new Capsules(folder, later), later)) {
                assertThat(alarms).isNotNull();
                house.done(table -> Talk.say(seat, "one moment"));
                long giveUp = System.nanoTime() + TOO_LONG.toNanos();
                while (house.played() == played && System.nanoTime() < giveUp) {
                    Thread.sleep(5); // until the alarm rings
                }
            }
            int answered =
                    house.look(table -> table.record().turns().get(played).seat());
            assertThat(answered).isEqualTo(seat);
            assertThat(house.look(Table::talk))
                    .extracting(Entry::fact)
                    .hasAtLeastOneElementOfType(Fact.AnsweredFor.class);
        }
    }

    /** Plays at random until somebody is asked out of turn; who. */
    private static int playUntilAskedOutOfTurn(House house) {
        for (int i = 0; i < MOST_MOVES; i++) {
            Optional<Integer> asked = askedOutOfTurn(house);
            if (asked.isPresent()) {
                return asked.get();
            }
            house.playOn(i);
        }
        throw new AssertionError("nobody was asked out of turn");
    }

    private static Optional<Integer> askedOutOfTurn(House house) {
        return house.look(table -> {
            for (int awaited = table.awaitedSeats(); awaited != 0; awaited &= awaited - 1) {
                int seat = Seats.first(awaited);
                if (table.match().position().byDefault(seat).isPresent()) {
                    return Optional.of(seat);
                }
            }
            return Optional.<Integer>empty();
        });
    }
}
