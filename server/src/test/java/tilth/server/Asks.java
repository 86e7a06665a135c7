package tilth.server;

import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tilth.engine.Games;
import tilth.engine.Refusal;
import tilth.server.house.Opening;
import tilth.server.house.Outcome;
import tilth.server.house.Tables;
import tilth.server.people.Caller;
import tilth.server.table.Answer;
import tilth.server.table.Play;
import tilth.server.table.Table;

/** Short words for what tests ask of tables. */
final class Asks {

    private Asks() {}

    static Optional<Refusal> ask(Tables tables, String id, Function<Table, Answer> wish) {
        return tables.command(id, Caller.HOUSE, wish) instanceof Outcome.Refused refused
                ? Optional.of(refused.refusal())
                : Optional.empty();
    }

    /** Starts at once. */
    static Answer start(Table table, int by) {
        return Play.start(table, by, table.lastAt());
    }

    static String open(Tables tables, String game, int seats) {
        return opening(tables).open(Games.named(game), seats, Map.of());
    }

    static Opening opening(Tables tables) {
        return new Opening(tables, Clock.systemUTC());
    }
}
