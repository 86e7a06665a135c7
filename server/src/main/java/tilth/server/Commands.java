package tilth.server;

import java.util.Map;
import java.util.Optional;
import tilth.bots.BotSpec;
import tilth.engine.Refusal;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** What people ask of a table: each becomes an entry of its log, or is refused with the rule. */
final class Commands {

    static final int LONGEST_NAME = 24;
    static final int LONGEST_SAYING = 500;

    private Commands() {}

    /** An entry to be written, without its place and time, or why not. */
    sealed interface Answer {
        record Write(Entry.Kind kind, int seat, String what) implements Answer {}

        record No(Refusal refusal) implements Answer {}
    }

    @Rule("SRV-1")
    static Answer sit(Table table, int seat, String name, String tokenHash) {
        String plain = name.strip();
        if (plain.isEmpty() || plain.length() > LONGEST_NAME) {
            return no("SRV-1", "bad-name", Map.of("most", LONGEST_NAME));
        }
        return refuseSeat(table, seat).orElseGet(() -> new Answer.Write(Entry.Kind.SIT, seat, tokenHash + " " + plain));
    }

    @Rule("SRV-1")
    static Answer seatBot(Table table, int seat, String spec) {
        BotSpec.read(spec);
        return refuseSeat(table, seat).orElseGet(() -> new Answer.Write(Entry.Kind.BOT, seat, spec));
    }

    private static Optional<Answer> refuseSeat(Table table, int seat) {
        if (table.isStarted()) {
            return Optional.of(no("SRV-2", "already-started"));
        }
        return table.chair(seat).isFree() ? Optional.empty() : Optional.of(no("SRV-1", "seat-taken"));
    }

    @Rule("SRV-1")
    static Answer leave(Table table, int seat) {
        return table.isStarted() ? no("SRV-2", "already-started") : new Answer.Write(Entry.Kind.LEAVE, seat, "");
    }

    @Rule("SRV-2")
    static Answer start(Table table) {
        if (table.isStarted()) {
            return no("SRV-2", "already-started");
        }
        boolean full = table.chairs().stream().noneMatch(Chair::isFree);
        return full ? new Answer.Write(Entry.Kind.START, Seats.NOBODY, "") : no("SRV-2", "seats-free");
    }

    /** A move, from somebody who has seen so many moves of the game. */
    @Rule("SRV-3")
    static Answer move(Table table, int seat, int seen, String text) {
        if (!table.isStarted()) {
            return no("SRV-2", "not-started");
        }
        if (seen != table.match().length()) {
            return no("SRV-3", "stale");
        }
        if (table.backAskedBy() != Seats.NOBODY) {
            return no("SRV-6", "back-asked");
        }
        if (table.handingOver() != Seats.NOBODY) {
            return no("SRV-5", table.handingOver() == seat ? "hand-over-first" : "not-handed-over");
        }
        return table.match()
                .rehearse(seat, text)
                .<Answer>map(Answer.No::new)
                .orElseGet(() -> new Answer.Write(Entry.Kind.MOVE, seat, text.strip()));
    }

    /** Takes one's own moves back, down to so many moves of the game. */
    @Rule("SRV-4")
    static Answer undo(Table table, int seat, int seen, int downTo) {
        int played = table.match().length();
        if (seen != played) {
            return no("SRV-3", "stale");
        }
        boolean own = downTo < played && downTo >= table.firstUndoable(seat);
        return own ? new Answer.Write(Entry.Kind.BACK, seat, Integer.toString(downTo)) : no("SRV-4", "not-undoable");
    }

    @Rule("SRV-5")
    static Answer confirm(Table table, int seat) {
        return table.handingOver() == seat
                ? new Answer.Write(Entry.Kind.CONFIRM, seat, "")
                : no("SRV-5", "nothing-to-hand-over");
    }

    @Rule("SRV-5")
    static Answer confirming(int seat, String wish) {
        return wish.equals("on") || wish.equals("off")
                ? new Answer.Write(Entry.Kind.CONFIRMING, seat, wish)
                : no("SRV-5", "on-or-off");
    }

    @Rule("SRV-6")
    static Answer askBack(Table table, int seat, int downTo) {
        boolean possible = table.isStarted()
                && table.backAskedBy() == Seats.NOBODY
                && downTo >= 0
                && downTo < table.match().length();
        return possible
                ? new Answer.Write(Entry.Kind.ASK_BACK, seat, Integer.toString(downTo))
                : no("SRV-6", "cannot-ask-back");
    }

    @Rule("SRV-6")
    static Answer answerBack(Table table, int seat, Entry.Kind answer) {
        boolean asked = table.backAskedBy() != Seats.NOBODY && Seats.has(table.stillAsked(), seat);
        return asked ? new Answer.Write(answer, seat, "") : no("SRV-6", "not-asked-back");
    }

    @Rule("SRV-7")
    static Answer say(int seat, String text) {
        String plain = text.strip();
        return plain.isEmpty() || plain.length() > LONGEST_SAYING
                ? no("SRV-7", "bad-saying", Map.of("most", LONGEST_SAYING))
                : new Answer.Write(Entry.Kind.SAY, seat, plain);
    }

    private static Answer no(String rule, String key) {
        return new Answer.No(Refusal.of(rule, key));
    }

    private static Answer no(String rule, String key, Map<String, Object> facts) {
        return new Answer.No(Refusal.of(rule, key, facts));
    }
}
