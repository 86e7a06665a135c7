package tilth.server.table;

import java.util.OptionalLong;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** What players do only together: going back further, and going on where a log cannot be read. */
public final class Consent {

    private Consent() {}

    @Rule("SRV-6")
    public static Answer askBack(Table table, int seat, int downTo) {
        if (table.isOver()) {
            return Answer.no("SRV-6", "game-over");
        }
        if (table.wasJustRefused(seat)) {
            return Answer.no("SRV-6", "just-refused");
        }
        boolean possible = table.isStarted()
                && !table.isBroken()
                && !table.goingBack().isAsked()
                && downTo >= table.inherited()
                && downTo < table.played();
        return possible ? Answer.write(new Fact.AskedBack(seat, downTo)) : Answer.no("SRV-6", "cannot-ask-back");
    }

    @Rule("SRV-6")
    public static Answer agree(Table table, int seat) {
        return Seats.has(table.goingBack().stillAsked(), seat)
                ? Answer.write(new Fact.Agreed(seat))
                : Answer.no("SRV-6", "not-asked-back");
    }

    /** Whoever has agreed may still refuse, so that one who never answers holds nobody up. */
    @Rule("SRV-6")
    public static Answer refuse(Table table, int seat) {
        return Seats.has(table.goingBack().asked(), seat)
                ? Answer.write(new Fact.Refused(seat))
                : Answer.no("SRV-6", "not-asked-back");
    }

    @Rule("SRV-6")
    public static Answer withdraw(Table table, int seat) {
        return table.goingBack().asker() == seat
                ? Answer.write(new Fact.Withdrew(seat))
                : Answer.no("SRV-6", "nothing-to-withdraw");
    }

    /** The wish to go back ends when its time is over. */
    @Rule("SRV-6")
    public static Answer runOut(Table table, long now) {
        OptionalLong end = table.askingRunsOutAt();
        return end.isPresent() && end.getAsLong() <= now
                ? Answer.write(new Fact.AskingRanOut())
                : Answer.no("SRV-6", "still-time");
    }

    /** Wants to go on from the last good position; once all people do, the game goes on from there. */
    @Rule("SRV-17")
    public static Answer goOn(Table table, int seat) {
        if (!table.isBroken() || seat == Seats.WATCHER && table.hasPeople()) {
            return Answer.no("SRV-17", "nothing-broken");
        }
        if (seat == Seats.WATCHER) {
            return Answer.write(wentOn(table));
        }
        Fact wished = new Fact.WishedToGoOn(seat);
        return isLast(table, seat) ? Answer.write(wished, wentOn(table)) : Answer.write(wished);
    }

    private static Fact wentOn(Table table) {
        return new Fact.WentOn(table.brokenAt(), table.game().rulesVersion());
    }

    /** A bot takes the place of a person, who is then asked no more: if all others want to go on, the game does. */
    @Rule("SRV-17")
    static Answer without(Table table, Fact replaced) {
        boolean goesOn = table.isBroken() && table.wishToGoOn() != 0 && isLast(table, replaced.seat());
        return goesOn ? Answer.write(replaced, wentOn(table)) : Answer.write(replaced);
    }

    private static boolean isLast(Table table, int seat) {
        for (int other = 0; other < table.chairs().size(); other++) {
            boolean agrees = other == seat || Seats.has(table.wishToGoOn(), other);
            if (table.chair(other).isPlayedByPerson() && !agrees) {
                return false;
            }
        }
        return true;
    }
}
