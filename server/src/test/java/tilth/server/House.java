package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.util.Optional;
import java.util.function.Function;
import tilth.engine.MoveList;
import tilth.engine.Refusal;
import tilth.engine.Seats;
import tilth.server.house.Tables;
import tilth.server.people.Guest;
import tilth.server.storage.Storage;
import tilth.server.table.Answer;
import tilth.server.table.Choices;
import tilth.server.table.Places;
import tilth.server.table.Play;
import tilth.server.table.Table;

/** Tables on an empty database, with words for what people do at one of them. */
final class House implements AutoCloseable {

    private final Storage storage;
    final Tables tables;
    final String table;

    House(Database database, String game, int seats) {
        storage = database.empty();
        tables = new Tables(storage, Clock.systemUTC());
        table = Asks.open(tables, game, seats);
    }

    Storage storage() {
        return storage;
    }

    /** A second node of the same house. */
    Tables otherNode() {
        return new Tables(storage, Clock.systemUTC());
    }

    House withPeople() {
        return withPeople(0, look(Table::chairs).size() - 1);
    }

    /** People at some of the seats, the others being taken. */
    House withPeople(int from, int to) {
        for (int seat = from; seat <= to; seat++) {
            int at = seat;
            done(found -> Places.sit(found, at, new Guest("Player " + at, at), "hash" + at));
        }
        done(found -> Asks.start(found, 0));
        return this;
    }

    /** People who do not wait for ever for whoever is asked out of turn. */
    House withPatience(int seconds) {
        done(found -> Choices.patience(found, seconds));
        return withPeople();
    }

    /** When the latest thing happened at the table. */
    long lastAt() {
        return storage.entries(table, 0).getLast().at();
    }

    Table now() {
        return tables.see(table);
    }

    <T> T look(Function<Table, T> look) {
        return look.apply(tables.see(table));
    }

    long digest() {
        return look(found -> found.match().position().digest());
    }

    /** How many moves have been played. */
    int played() {
        return look(found -> found.played());
    }

    Optional<Refusal> ask(Function<Table, Answer> command) {
        return Asks.ask(tables, table, command);
    }

    void done(Function<Table, Answer> command) {
        assertThat(ask(command)).isEmpty();
    }

    void refused(Function<Table, Answer> command, String rule, String key) {
        long digest = digest();
        int length = look(Table::length);
        assertThat(ask(command)).hasValueSatisfying(refusal -> {
            assertThat(refusal.rule()).isEqualTo(rule);
            assertThat(refusal.key()).isEqualTo(key);
        });
        assertThat(look(Table::length)).isEqualTo(length);
        assertThat(digest()).isEqualTo(digest);
    }

    /** The seat asked first plays the move at this place in its list; that seat. */
    int play(int which) {
        int seat = look(found -> Seats.first(found.openSeats()));
        String move = look(found -> {
            MoveList offered = new MoveList();
            found.match().position().moves(seat, offered);
            return found.match().game().moves().write(offered.at(which % offered.size()));
        });
        done(found -> Play.move(found, seat, found.played(), move));
        return seat;
    }

    /** Plays and hands the turn on. */
    int playOn(int which) {
        int seat = play(which);
        if (look(Table::handingOver) == seat) {
            done(found -> Play.confirm(found, seat));
        }
        return seat;
    }

    @Override
    public void close() {
        storage.close();
    }
}
