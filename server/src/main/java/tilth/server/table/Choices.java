package tilth.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tilth.engine.GameRecord;
import tilth.engine.Notation;
import tilth.engine.Rule;

/** What is chosen for a whole table, and what a new one begins with. */
public final class Choices {

    static final String ON = "on";

    /** Thirty days, in seconds. */
    public static final int LONGEST_WAIT = 30 * Table.A_DAY;

    private static final int SHORTEST_ABSENCE = 60;

    private Choices() {}

    @Rule("SRV-10")
    public static Answer openToAll(String wish) {
        return isOnOrOff(wish)
                ? Answer.write(new Fact.OpenToAllSet(wish.equals(ON)))
                : Answer.no("SRV-10", "on-or-off");
    }

    static boolean isOnOrOff(String wish) {
        return wish.equals(ON) || wish.equals("off");
    }

    /** How long the table waits for whoever is asked out of turn, said before the start. */
    @Rule("SRV-13")
    public static Answer patience(Table table, int seconds) {
        if (table.isStarted()) {
            return Answer.no("SRV-2", "already-started");
        }
        return seconds >= 0 && seconds <= LONGEST_WAIT
                ? Answer.write(new Fact.PatienceSet(seconds))
                : Answer.no("SRV-13", "bad-patience", Map.of("most", LONGEST_WAIT));
    }

    /** How long somebody may be away before others may let a bot stand in, said before the start. */
    @Rule("SRV-14")
    public static Answer absence(Table table, int seconds) {
        if (table.isStarted()) {
            return Answer.no("SRV-2", "already-started");
        }
        return seconds >= SHORTEST_ABSENCE && seconds <= LONGEST_WAIT
                ? Answer.write(new Fact.AbsenceSet(seconds))
                : Answer.no("SRV-14", "bad-absence", Map.of("least", SHORTEST_ABSENCE, "most", LONGEST_WAIT));
    }

    /** Sends everybody on to a new table, once. */
    @Rule("SRV-11")
    public static Answer rematch(Table table, String id) {
        return table.isOver() && table.rematch().isEmpty()
                ? Answer.write(new Fact.Rematched(id))
                : Answer.no("SRV-11", "no-rematch");
    }

    /** What a new table begins with so that the same players play again there. */
    @Rule("SRV-11")
    public static List<Fact> seatedAsBefore(Table table) {
        List<Fact> facts = new ArrayList<>();
        if (table.patience() > 0) {
            facts.add(new Fact.PatienceSet(table.patience()));
        }
        if (table.absence() != Table.A_DAY) {
            facts.add(new Fact.AbsenceSet(table.absence()));
        }
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            if (table.chair(seat).isPerson()) {
                facts.addAll(seatedAsBefore(table.chair(seat), seat));
            }
        }
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            Chair chair = table.chair(seat);
            if (chair.isBot()) {
                facts.add(new Fact.BotSat(seat, chair.player().orElseThrow()));
            }
        }
        facts.add(new Fact.Started());
        return facts;
    }

    private static List<Fact> seatedAsBefore(Chair chair, int seat) {
        List<String> keys = List.copyOf(chair.keys());
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact.Sat(seat, keys.getFirst(), chair.colour(), chair.name()));
        keys.stream().skip(1).forEach(key -> facts.add(new Fact.KeyAdded(seat, key)));
        if (!chair.confirms()) {
            facts.add(new Fact.ConfirmingSet(seat, false));
        }
        return facts;
    }

    /** What a new table begins with so that a game goes on there after so many moves. */
    @Rule("SRV-12")
    public static List<Fact> moves(GameRecord record, int count) {
        Notation notation = record.setup().game().moves();
        List<Fact.Line> moves = record.turns().stream()
                .limit(Math.clamp(count, 0, record.turns().size()))
                .map(turn -> new Fact.Line(turn.seat(), notation.write(turn.move())))
                .toList();
        return moves.isEmpty() ? List.of() : List.of(new Fact.Brought(moves));
    }
}
