package tilth.server.house;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tilth.engine.BadInput;
import tilth.engine.GameRecord;
import tilth.engine.Refusal;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.server.people.Caller;
import tilth.server.people.Guest;
import tilth.server.people.Tokens;
import tilth.server.storage.Storage;
import tilth.server.table.Answer;
import tilth.server.table.Chair;
import tilth.server.table.Choices;
import tilth.server.table.Consent;
import tilth.server.table.Places;
import tilth.server.table.Play;
import tilth.server.table.Table;
import tilth.server.table.Talk;

/**
 * What people ask of the house, on a page or as a program. Who may do what is looked up in the very table that the answer
 * is written to, so nobody acts for a seat they have just lost.
 */
public final class Wishes {

    /** Plays for somebody who is away, or gone, unless another is wished for. */
    public static final String STAND_IN = "search:2";

    private final Tables tables;
    private final Opening opening;
    private final Storage storage;
    private final Clock clock;

    public Wishes(Tables tables, Opening opening, Storage storage, Clock clock) {
        this.tables = tables;
        this.opening = opening;
        this.storage = storage;
        this.clock = clock;
    }

    /** A wish of somebody who holds a seat. */
    private interface SeatWish {
        Answer of(Table table, int seat);
    }

    /** Asks for a seat that the caller holds; a stranger is turned away. */
    private Outcome seated(String id, Caller caller, SeatWish wish) {
        return tables.command(id, caller, table -> {
            int seat = table.seatOf(caller.keys());
            if (seat == Seats.WATCHER) {
                throw new Stranger();
            }
            return wish.of(table, seat);
        });
    }

    /** Asks for a seat that the caller plays; whoever has a bot stand in comes back first. */
    @Rule("SRV-14")
    private Outcome playing(String id, Caller caller, SeatWish wish) {
        return seated(
                id,
                caller,
                (table, seat) ->
                        table.chair(seat).isStoodIn() ? Answer.no("SRV-14", "come-back-first") : wish.of(table, seat));
    }

    private Outcome anybody(String id, Caller caller, SeatWish wish) {
        return tables.command(id, caller, table -> wish.of(table, table.seatOf(caller.keys())));
    }

    /** Sits down with a key that opens the seat from then on; the table is remembered as one of that key's. */
    public Outcome sit(String id, Caller caller, int seat, Guest guest, String key) {
        Outcome outcome = anybody(
                id,
                caller,
                (table, held) -> held == Seats.WATCHER
                        ? Places.sit(table, named(table, seat), guest, key)
                        : Answer.no("SRV-1", "already-seated"));
        if (outcome.isDone()) {
            remember(key, id);
        }
        return outcome;
    }

    /** Sits down, seats bots at all other seats and starts: one click to a running game. */
    @Rule({"SRV-1", "SRV-2"})
    public Outcome playWithBots(String id, Caller caller, int seat, Guest guest, String key, String bot) {
        Outcome outcome = sit(id, caller, seat, guest, key);
        int seats = outcome.table().chairs().size();
        for (int other = 0; other < seats && outcome.isDone(); other++) {
            int free = other;
            if (other != seat) {
                outcome = tables.command(id, caller, table -> Places.seatBot(table, seat, free, bot));
            }
        }
        return outcome.isDone()
                ? tables.command(id, caller, table -> Play.start(table, seat, clock.millis()))
                : outcome;
    }

    /** Lists a table among those of a guest. */
    public void remember(String key, String id) {
        storage.remember(key, id, clock.millis());
    }

    private static int named(Table table, int seat) {
        int seats = table.chairs().size();
        if (seat < 0 || seat >= seats) {
            throw new BadInput("Seats of this table are numbered from 0 to " + (seats - 1) + ".");
        }
        return seat;
    }

    public Outcome seatBot(String id, Caller caller, int seat, String spec) {
        return anybody(id, caller, (table, by) -> Places.seatBot(table, by, named(table, seat), spec));
    }

    /** Leaves one's own seat: before the start it is free again, in a running game a bot plays on. */
    @Rule({"SRV-1", "SRV-15"})
    public Outcome leave(String id, Caller caller, String bot) {
        List<Chair> before = tables.see(id).chairs();
        return forgetting(id, before, seated(id, caller, (table, seat) -> leave(table, seat, bot)));
    }

    private static Answer leave(Table table, int seat, String bot) {
        return table.isStarted() ? Places.resign(table, seat, bot) : Places.leave(table, seat);
    }

    /** Leaves a seat if it is the caller's; otherwise frees it of a bot or, as the host, of a person. */
    @Rule("SRV-16")
    public Outcome free(String id, Caller caller, int seat) {
        List<Chair> before = tables.see(id).chairs();
        return forgetting(id, before, anybody(id, caller, (table, by) -> {
            if (by == named(table, seat)) {
                return leave(table, by, STAND_IN);
            }
            if (table.chair(seat).isBot()) {
                return Places.sendBotAway(table, by, seat);
            }
            if (by == Seats.WATCHER) {
                throw new Stranger();
            }
            return Places.free(table, by, seat);
        }));
    }

    /** Takes a table off the lists of those who have just lost their seat there. */
    private Outcome forgetting(String id, List<Chair> before, Outcome outcome) {
        List<Chair> after = outcome.table().chairs();
        for (int seat = 0; seat < after.size() && outcome.isDone(); seat++) {
            Set<String> kept = after.get(seat).keys();
            before.get(seat).keys().stream().filter(key -> !kept.contains(key)).forEach(key -> storage.forget(key, id));
        }
        return outcome;
    }

    public Outcome standIn(String id, Caller caller, int seat, String bot) {
        return seated(id, caller, (table, by) -> Places.standIn(table, by, named(table, seat), bot, clock.millis()));
    }

    /** Lets a bot stand in for the caller. */
    public Outcome standInForMe(String id, Caller caller, String bot) {
        return seated(id, caller, (table, by) -> Places.standIn(table, by, by, bot, clock.millis()));
    }

    public Outcome comeBack(String id, Caller caller) {
        return seated(id, caller, Places::comeBack);
    }

    /** One more key to the caller's seat. */
    public Outcome addKey(String id, Caller caller, String token) {
        return seated(id, caller, (table, seat) -> Places.addKey(table, seat, Tokens.hash(token)));
    }

    public Outcome openToAll(String id, Caller caller, String wish) {
        return seated(id, caller, (_, _) -> Choices.openToAll(wish));
    }

    /** How long a new table waits for answers out of turn. */
    public Outcome patience(String id, Caller caller, int seconds) {
        return tables.command(id, caller, table -> Choices.patience(table, seconds));
    }

    /** How long somebody at a new table may be away. */
    public Outcome absence(String id, Caller caller, int seconds) {
        return tables.command(id, caller, table -> Choices.absence(table, seconds));
    }

    public Outcome start(String id, Caller caller) {
        return anybody(id, caller, (table, by) -> Play.start(table, by, clock.millis()));
    }

    public Outcome move(String id, Caller caller, int seen, String move) {
        return playing(id, caller, (table, seat) -> Play.move(table, seat, seen, move));
    }

    public Outcome undo(String id, Caller caller, int seen, int downTo) {
        return playing(id, caller, (table, seat) -> Play.undo(table, seat, seen, downTo));
    }

    public Outcome confirm(String id, Caller caller) {
        return playing(id, caller, Play::confirm);
    }

    public Outcome confirming(String id, Caller caller, String wish) {
        return seated(id, caller, (_, seat) -> Play.confirming(seat, wish));
    }

    public Outcome askBack(String id, Caller caller, int downTo) {
        return playing(id, caller, (table, seat) -> Consent.askBack(table, seat, downTo));
    }

    public Outcome agree(String id, Caller caller) {
        return seated(id, caller, Consent::agree);
    }

    public Outcome refuse(String id, Caller caller) {
        return seated(id, caller, Consent::refuse);
    }

    public Outcome withdraw(String id, Caller caller) {
        return seated(id, caller, Consent::withdraw);
    }

    public Outcome goOn(String id, Caller caller) {
        return anybody(id, caller, Consent::goOn);
    }

    /** Says something, from a seat or under a name. */
    public Outcome say(String id, Caller caller, String name, String text) {
        return anybody(id, caller, (table, seat) -> Talk.say(table, seat, name, text, clock.millis()));
    }

    /** Goes on at a new table with the same players, for those who sit here. */
    public Outcome rematch(String id, Caller caller) {
        if (tables.see(id).seatOf(caller.keys()) == Seats.WATCHER) {
            throw new Stranger();
        }
        return opening.rematch(id, caller);
    }

    /** Why the caller may do nothing with a target just now. */
    public Optional<Refusal> why(Table table, Caller caller, String target) {
        int seat = table.seatOf(caller.keys());
        if (seat == Seats.WATCHER) {
            throw new Stranger();
        }
        return Play.why(table, seat, target);
    }

    /** The record of a table. It holds the seed, so it is given away only once nothing is hidden any more. */
    @Rule("SRV-12")
    public GameRecord record(String id) {
        Table table = tables.see(id);
        if (!table.isOver()) {
            throw new BadInput("The record can be had once the game is over.");
        }
        return Records.of(table);
    }
}
