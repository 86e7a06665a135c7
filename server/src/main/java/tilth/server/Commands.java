package tilth.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import tilth.bots.BotSpec;
import tilth.engine.BadInput;
import tilth.engine.GameRecord;
import tilth.engine.Notation;
import tilth.engine.Refusal;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** What people ask of a table: each becomes an entry of its log, or is refused with the rule. */
final class Commands {

    static final int LONGEST_NAME = 24;
    static final int LONGEST_SAYING = 500;
    private static final int MOST_KEYS = 10;

    /** Thirty days, in seconds. */
    static final int LONGEST_PATIENCE = 30 * 24 * 3600;

    /** All bots share few threads: one that may think for minutes would keep all others waiting. */
    private static final String BOTS_AT_TABLES = "random|greedy|search:[1-5]";

    private Commands() {}

    /** An entry to be written, without its place and time, or why not. */
    sealed interface Answer {
        record Write(Entry.Kind kind, int seat, String what) implements Answer {}

        record No(Refusal refusal) implements Answer {}
    }

    @Rule("SRV-1")
    static Answer sit(Table table, int seat, Guest guest, String key) {
        if (!isName(guest.name())) {
            return no("SRV-1", "bad-name", Map.of("most", LONGEST_NAME));
        }
        if (table.chairs().stream().anyMatch(chair -> chair.keys().contains(key))) {
            return no("SRV-1", "already-seated");
        }
        return refuseSeat(table, seat).orElseGet(() -> new Answer.Write(Entry.Kind.SIT, seat, seated(guest, key)));
    }

    /** Turns a name away that nobody could sit down with. */
    @Rule("SRV-1")
    static void check(Guest guest) {
        if (!isName(guest.name())) {
            throw new BadInput("A name has 1 to " + LONGEST_NAME + " characters.");
        }
    }

    private static boolean isName(String name) {
        return !name.isEmpty() && name.length() <= LONGEST_NAME && name.chars().noneMatch(Character::isISOControl);
    }

    private static String seated(Guest guest, String key) {
        return key + "/" + guest.colour() + " " + guest.name();
    }

    /** Somebody seats a bot: a player of this table, or anybody where no person sits. */
    @Rule("SRV-1")
    static Answer seatBot(Table table, int by, int seat, String spec) {
        BotSpec.read(spec);
        if (!spec.matches(BOTS_AT_TABLES)) {
            throw new BadInput("A bot at a table is random, greedy or search:1 to search:5.");
        }
        if (!mayArrange(table, by)) {
            return no("SRV-1", "only-seated");
        }
        return refuseSeat(table, seat).orElseGet(() -> new Answer.Write(Entry.Kind.BOT, seat, spec));
    }

    private static boolean mayArrange(Table table, int by) {
        return by != Seats.WATCHER || !table.hasPeople();
    }

    /** Frees the seat of a bot again. */
    @Rule("SRV-1")
    static Answer sendBotAway(Table table, int by, int seat) {
        if (!mayArrange(table, by) || !table.chair(seat).isBot()) {
            return no("SRV-1", "only-seated");
        }
        return leave(table, seat);
    }

    /** One more secret for a seat, to open it from another browser. */
    @Rule("SRV-9")
    static Answer addKey(Table table, int seat, String key) {
        return table.chair(seat).keys().size() < MOST_KEYS
                ? new Answer.Write(Entry.Kind.KEY, seat, key)
                : no("SRV-9", "too-many-keys", Map.of("most", MOST_KEYS));
    }

    @Rule("SRV-10")
    static Answer openToAll(String wish) {
        return isOnOrOff(wish)
                ? new Answer.Write(Entry.Kind.OPEN_TO_ALL, Seats.NOBODY, wish)
                : no("SRV-10", "on-or-off");
    }

    private static boolean isOnOrOff(String wish) {
        return wish.equals("on") || wish.equals("off");
    }

    /** How long the table waits for whoever is asked out of turn, said before the start. */
    @Rule("SRV-13")
    static Answer patience(Table table, int seconds) {
        if (table.isStarted()) {
            return no("SRV-2", "already-started");
        }
        return seconds >= 0 && seconds <= LONGEST_PATIENCE
                ? new Answer.Write(Entry.Kind.PATIENCE, Seats.NOBODY, Integer.toString(seconds))
                : no("SRV-13", "bad-patience", Map.of("most", LONGEST_PATIENCE));
    }

    /** The sensible answer for a seat that has kept the others waiting longer than the table allows. */
    @Rule("SRV-13")
    static Answer byDefault(Table table, int seat, long now) {
        OptionalLong due = table.answersAt(seat);
        if (due.isEmpty() || due.getAsLong() > now) {
            return no("SRV-13", "still-time");
        }
        String move = table.match().game().moves().write(table.defaultMove(seat).orElseThrow());
        return new Answer.Write(Entry.Kind.DEFAULT, seat, move);
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
    static Answer start(Table table, int by) {
        if (table.isStarted()) {
            return no("SRV-2", "already-started");
        }
        if (!mayArrange(table, by)) {
            return no("SRV-2", "only-seated");
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
        if (!table.wasAsked(seat, seen)) {
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
        if (seen > played || table.latestOwn(seat, played) >= seen) {
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
        return isOnOrOff(wish) ? new Answer.Write(Entry.Kind.CONFIRMING, seat, wish) : no("SRV-5", "on-or-off");
    }

    @Rule("SRV-6")
    static Answer askBack(Table table, int seat, int downTo) {
        if (table.wasJustRefused(seat)) {
            return no("SRV-6", "just-refused");
        }
        boolean possible = table.isStarted()
                && table.backAskedBy() == Seats.NOBODY
                && downTo >= table.inherited()
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
        return isSaying(text.strip())
                ? new Answer.Write(Entry.Kind.SAY, seat, text.strip())
                : no("SRV-7", "bad-saying", Map.of("most", LONGEST_SAYING));
    }

    private static boolean isSaying(String text) {
        return !text.isEmpty() && text.length() <= LONGEST_SAYING;
    }

    @Rule("SRV-7")
    static Answer sayAsWatcher(String name, String text) {
        if (!isName(name)) {
            return no("SRV-7", "bad-name", Map.of("most", LONGEST_NAME));
        }
        return isSaying(text.strip())
                ? new Answer.Write(Entry.Kind.WATCHER_SAYS, Seats.NOBODY, name + "\n" + text.strip())
                : no("SRV-7", "bad-saying", Map.of("most", LONGEST_SAYING));
    }

    /** Sends everybody on to a new table, once. */
    @Rule("SRV-11")
    static Answer rematch(Table table, String id) {
        return table.isOver() && table.rematch().isEmpty()
                ? new Answer.Write(Entry.Kind.REMATCH, Seats.NOBODY, id)
                : no("SRV-11", "no-rematch");
    }

    /** What a new table begins with so that the same players play again there. */
    @Rule("SRV-11")
    static List<Answer.Write> seatedAsBefore(Table table) {
        List<Answer.Write> entries = new ArrayList<>();
        if (table.patience() > 0) {
            entries.add(new Answer.Write(Entry.Kind.PATIENCE, Seats.NOBODY, Integer.toString(table.patience())));
        }
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            if (table.chair(seat).isPerson()) {
                entries.addAll(seatedAsBefore(table.chair(seat), seat));
            }
        }
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            String bot = table.chair(seat).bot();
            if (bot != null) {
                entries.add(new Answer.Write(Entry.Kind.BOT, seat, bot));
            }
        }
        entries.add(new Answer.Write(Entry.Kind.START, Seats.NOBODY, ""));
        return entries;
    }

    private static List<Answer.Write> seatedAsBefore(Chair chair, int seat) {
        List<String> keys = List.copyOf(chair.keys());
        Guest guest = new Guest(chair.name(), chair.colour());
        List<Answer.Write> entries = new ArrayList<>();
        entries.add(new Answer.Write(Entry.Kind.SIT, seat, seated(guest, keys.getFirst())));
        keys.stream().skip(1).forEach(key -> entries.add(new Answer.Write(Entry.Kind.KEY, seat, key)));
        if (!chair.confirms()) {
            entries.add(new Answer.Write(Entry.Kind.CONFIRMING, seat, "off"));
        }
        return entries;
    }

    /** What a new table begins with so that a game goes on there after so many moves. */
    @Rule("SRV-12")
    static List<Answer.Write> moves(GameRecord record, int count) {
        Notation notation = record.setup().game().moves();
        return record.turns().stream()
                .limit(Math.clamp(count, 0, record.turns().size()))
                .map(turn -> new Answer.Write(Entry.Kind.MOVE, turn.seat(), notation.write(turn.move())))
                .toList();
    }

    private static Answer no(String rule, String key) {
        return new Answer.No(Refusal.of(rule, key));
    }

    private static Answer no(String rule, String key, Map<String, Object> facts) {
        return new Answer.No(Refusal.of(rule, key, facts));
    }
}
