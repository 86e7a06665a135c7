package tilth.server.table;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import tilth.engine.BadInput;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.server.people.Guest;

/** What people ask about the seats of a table: sitting down, leaving, bots, and bots that stand in for people. */
public final class Places {

    public static final int LONGEST_NAME = 24;
    private static final int MOST_KEYS = 10;

    /** All bots share few threads: one that may think for minutes would keep all others waiting. */
    private static final String BOTS_AT_TABLES = "random|greedy|search:[1-5]";

    private Places() {}

    @Rule("SRV-1")
    public static Answer sit(Table table, int seat, Guest guest, String key) {
        if (!isName(guest.name())) {
            return Answer.no("SRV-1", "bad-name", Map.of("most", LONGEST_NAME));
        }
        if (table.chairs().stream().anyMatch(chair -> chair.keys().contains(key))) {
            return Answer.no("SRV-1", "already-seated");
        }
        return refuseSeat(table, seat)
                .orElseGet(() -> Answer.write(new Fact.Sat(seat, key, guest.colour(), guest.name())));
    }

    /** Turns a name away that nobody could sit down with. */
    @Rule("SRV-1")
    public static void check(Guest guest) {
        if (!isName(guest.name())) {
            throw new BadInput("A name has 1 to " + LONGEST_NAME + " characters.");
        }
    }

    static boolean isName(String name) {
        return !name.isEmpty()
                && name.length() <= LONGEST_NAME
                && name.codePoints().allMatch(Places::isPlain);
    }

    /** Whether a sign can be shown and kept anywhere: not every database takes half a sign or none. */
    static boolean isPlain(int sign) {
        return !Character.isISOControl(sign) && Character.getType(sign) != Character.SURROGATE;
    }

    /** Somebody seats a bot: a player of this table, or anybody where no person sits. */
    @Rule("SRV-1")
    public static Answer seatBot(Table table, int by, int seat, String spec) {
        checkBot(spec);
        if (!mayArrange(table, by)) {
            return Answer.no("SRV-1", "only-seated");
        }
        return refuseSeat(table, seat).orElseGet(() -> Answer.write(new Fact.BotSat(seat, spec)));
    }

    private static void checkBot(String spec) {
        if (!isBot(spec)) {
            throw new BadInput("A bot at a table is random, greedy or search:1 to search:5.");
        }
    }

    /** Whether a bot of this kind may sit at a table. */
    public static boolean isBot(String spec) {
        return spec.matches(BOTS_AT_TABLES);
    }

    static boolean mayArrange(Table table, int by) {
        return by != Seats.WATCHER || !table.hasPeople();
    }

    /** Frees the seat of a bot again. */
    @Rule("SRV-1")
    public static Answer sendBotAway(Table table, int by, int seat) {
        if (!mayArrange(table, by) || !table.chair(seat).isBot()) {
            return Answer.no("SRV-1", "only-seated");
        }
        return table.isStarted() ? Answer.no("SRV-2", "already-started") : Answer.write(new Fact.Left(seat));
    }

    private static Optional<Answer> refuseSeat(Table table, int seat) {
        if (table.isStarted()) {
            return Optional.of(Answer.no("SRV-2", "already-started"));
        }
        return table.chair(seat).isFree() ? Optional.empty() : Optional.of(Answer.no("SRV-1", "seat-taken"));
    }

    /** Leaves a seat before the start. */
    @Rule("SRV-1")
    public static Answer leave(Table table, int seat) {
        return table.isStarted() ? Answer.no("SRV-2", "already-started") : Answer.write(new Fact.Left(seat));
    }

    /** The host sends a person away before the start. */
    @Rule("SRV-16")
    public static Answer free(Table table, int by, int seat) {
        if (by != table.host() || !table.chair(seat).isPerson()) {
            return Answer.no("SRV-16", "only-host");
        }
        return leave(table, seat);
    }

    /** Gives up a seat of a running game for good; a bot plays on. */
    @Rule("SRV-15")
    public static Answer resign(Table table, int seat, String spec) {
        checkBot(spec);
        return refuseRunning(table, "SRV-15").orElseGet(() -> Consent.without(table, new Fact.Resigned(seat, spec)));
    }

    /** Lets a bot stand in: for oneself at any time, for somebody the others have waited for too long. */
    @Rule("SRV-14")
    public static Answer standIn(Table table, int by, int seat, String spec, long now) {
        checkBot(spec);
        if (by == Seats.WATCHER) {
            return Answer.no("SRV-14", "only-seated");
        }
        OptionalLong absent = table.absentFrom(seat);
        boolean may =
                table.chair(seat).isPlayedByPerson() && (by == seat || absent.isPresent() && absent.getAsLong() <= now);
        return refuseRunning(table, "SRV-14")
                .orElseGet(() -> may
                        ? Consent.without(table, new Fact.BotStoodIn(seat, spec))
                        : Answer.no("SRV-14", "not-absent"));
    }

    /** Plays one's own seat again. */
    @Rule("SRV-14")
    public static Answer comeBack(Table table, int seat) {
        return table.chair(seat).isStoodIn()
                ? Answer.write(new Fact.CameBack(seat))
                : Answer.no("SRV-14", "no-stand-in");
    }

    private static Optional<Answer> refuseRunning(Table table, String rule) {
        if (!table.isStarted()) {
            return Optional.of(Answer.no("SRV-2", "not-started"));
        }
        return table.isOver() ? Optional.of(Answer.no(rule, "game-over")) : Optional.empty();
    }

    /** One more secret for a seat, to open it from another browser. */
    @Rule("SRV-9")
    public static Answer addKey(Table table, int seat, String key) {
        return table.chair(seat).keys().size() < MOST_KEYS
                ? Answer.write(new Fact.KeyAdded(seat, key))
                : Answer.no("SRV-9", "too-many-keys", Map.of("most", MOST_KEYS));
    }
}
