package tilth.server.table;

import java.util.Optional;
import java.util.OptionalLong;
import tilth.engine.GameRecord;
import tilth.engine.Hindsight;
import tilth.engine.Journal;
import tilth.engine.Match;
import tilth.engine.Refusal;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** What players ask of the game: moving, taking back, ending a turn. */
public final class Play {

    private static final long MILLISECONDS = 1000;

    private Play() {}

    @Rule("SRV-2")
    public static Answer start(Table table, int by, long now) {
        if (table.isStarted()) {
            return Answer.no("SRV-2", "already-started");
        }
        if (!Places.mayArrange(table, by)) {
            return Answer.no("SRV-2", "only-seated");
        }
        if (!mayStart(table, by, now)) {
            return Answer.no("SRV-16", "only-host");
        }
        boolean full = table.chairs().stream().noneMatch(Chair::isFree);
        return full ? Answer.write(new Fact.Started()) : Answer.no("SRV-2", "seats-free");
    }

    /** The host starts, or anybody where no person sits; where nothing has happened for too long, whoever sits there. */
    @Rule("SRV-16")
    public static boolean mayStart(Table table, int by, long now) {
        boolean hostIsAway = now >= table.lastAt() + table.absence() * MILLISECONDS;
        return !table.hasPeople() || by == table.host() || hostIsAway && by != Seats.WATCHER;
    }

    /** A move, from somebody who has seen so many moves of the game. */
    @Rule("SRV-3")
    public static Answer move(Table table, int seat, int seen, String text) {
        if (!table.isStarted()) {
            return Answer.no("SRV-2", "not-started");
        }
        if (!table.wasAsked(seat, seen)) {
            return Answer.no("SRV-3", "stale");
        }
        Optional<Refusal> held = held(table, seat);
        if (held.isPresent()) {
            return new Answer.No(held.get());
        }
        Match match = table.match();
        return match.play(seat, text, Journal.SILENT)
                .<Answer>map(Answer.No::new)
                .orElseGet(() -> moved(table, match, seat, text.strip()));
    }

    /** Why nobody, or not this seat, may move at all. */
    private static Optional<Refusal> held(Table table, int seat) {
        if (table.isBroken()) {
            return Optional.of(Refusal.of("SRV-17", "broken-log"));
        }
        if (table.goingBack().isAsked()) {
            return Optional.of(Refusal.of("SRV-6", "back-asked"));
        }
        if (table.handingOver() == seat) {
            return Optional.of(Refusal.of("SRV-5", "hand-over-first"));
        }
        return table.handingOver() == Seats.NOBODY
                ? Optional.empty()
                : Optional.of(Refusal.of("SRV-5", "not-handed-over"));
    }

    /** Whether a turn stays in its player's hand is found out once, and written down beside the move. */
    @Rule("SRV-5")
    private static Answer moved(Table table, Match after, int seat, String text) {
        Fact moved = new Fact.Moved(seat, text);
        if (!table.chair(seat).holdsTurns() || !table.letsOthersGoOn(after.position(), seat)) {
            return Answer.write(moved);
        }
        GameRecord record = after.record();
        boolean learnt = Hindsight.hasLearnt(table.match().position(), record, table.played(), seat);
        return Answer.write(moved, new Fact.TurnEnded(seat, !learnt));
    }

    /** Why a seat may do nothing with a target just now; nothing if it may. */
    public static Optional<Refusal> why(Table table, int seat, String target) {
        return table.isStarted()
                ? held(table, seat).or(() -> table.match().position().why(seat, target))
                : Optional.of(Refusal.of("SRV-2", "not-started"));
    }

    /** The sensible answer for a seat that has kept the others waiting longer than the table allows. */
    @Rule("SRV-13")
    public static Answer byDefault(Table table, int seat, long now) {
        OptionalLong due = table.answersAt(seat);
        if (due.isEmpty() || due.getAsLong() > now) {
            return Answer.no("SRV-13", "still-time");
        }
        String move = table.game().moves().write(table.defaultMove(seat).orElseThrow());
        return Answer.write(new Fact.AnsweredFor(seat, move));
    }

    /** Takes one's own moves back, down to so many moves of the game. */
    @Rule("SRV-4")
    public static Answer undo(Table table, int seat, int seen, int downTo) {
        int played = table.played();
        if (table.isOver()) {
            return Answer.no("SRV-4", "game-over");
        }
        if (seen > played || table.latestOwn(seat, played) >= seen) {
            return Answer.no("SRV-3", "stale");
        }
        boolean own = downTo < played && downTo >= table.firstUndoable(seat);
        return own ? Answer.write(new Fact.TookBack(seat, downTo)) : Answer.no("SRV-4", "not-undoable");
    }

    @Rule("SRV-5")
    public static Answer confirm(Table table, int seat) {
        return table.handingOver() == seat && !table.isBroken()
                ? Answer.write(new Fact.Confirmed(seat))
                : Answer.no("SRV-5", "nothing-to-hand-over");
    }

    @Rule("SRV-5")
    public static Answer confirming(int seat, String wish) {
        return Choices.isOnOrOff(wish)
                ? Answer.write(new Fact.ConfirmingSet(seat, wish.equals(Choices.ON)))
                : Answer.no("SRV-5", "on-or-off");
    }
}
