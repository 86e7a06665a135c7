package tilth.server.table;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import tilth.engine.Event;
import tilth.engine.EventLog;
import tilth.engine.GameRecord;
import tilth.engine.Hindsight;
import tilth.engine.Match;
import tilth.engine.Position;
import tilth.engine.Refusal;
import tilth.engine.Rule;
import tilth.engine.Seats;

/**
 * A log being read, entry by entry. Folding the same entries always gives the same {@link Table}, on every node, in a time
 * that grows with their number and no faster. Where an entry cannot be read the fold stands still: the table stays at its
 * last good position.
 */
public final class Fold {

    /** How many positions before the latest moves are kept at hand; earlier ones are replayed when asked for. */
    private static final int LONGEST_TRAIL = 6;

    private static final int LONGEST_TALK = 200;

    final TableHead head;
    final SeatOrder seats;
    /** The latest of what was said; the rest stays in the log until somebody asks for it. */
    final List<Entry> talk = new ArrayList<>();

    /** How much was said in all. */
    int talked;

    int length;
    boolean openToAll;
    boolean started;
    String rematch = "";
    int rulesVersion;

    /** The moves that were on the table when it was opened, from another game. */
    int inherited;

    Match match;

    /** What happened at each move of the match. */
    List<List<Event>> history = new ArrayList<>();

    /** The points of every seat before the first move and after each. */
    List<List<Integer>> course = new ArrayList<>();

    final Deque<Position> trail = new ArrayDeque<>();
    Undoing.Known known;

    /** The seat whose finished turn has not been handed on yet, or nobody. */
    int handingOver = Seats.NOBODY;

    /** A seat whose turn ended in an old log, which did not say whether it was handed on. */
    private int undecided = Seats.NOBODY;

    GoingBack goingBack = GoingBack.NONE;

    final Asked asked;
    int patience;
    int absence = Table.A_DAY;

    /** How many moves had been played when each seat was last refused to go back. */
    final int[] refusedAfter;

    /** When each seat did something last. */
    final long[] heardAt;

    long lastAt;
    long lastMoveAt;

    /** The first entry that could not be read, or -1; from there on only talk, who plays and the wish to go on count. */
    int brokenAt = Table.SOUND;

    /** The seats that want to go on from the last good position. */
    int wishToGoOn;

    /** The places in the log that no longer count, because all went on from before them. */
    private final boolean[] isVoid;

    private Fold(TableHead head, boolean[] isVoid) {
        this.head = head;
        this.isVoid = isVoid;
        int count = head.setup().seats();
        seats = new SeatOrder(count);
        refusedAfter = new int[count];
        Arrays.fill(refusedAfter, -1);
        heardAt = new long[count];
        asked = new Asked(count);
        match = new Match(head.setup());
        known = new Undoing.Known(count);
        rulesVersion = head.rulesVersion();
        lastAt = head.createdAt();
        course.add(points(match));
    }

    /** Reads a whole log. */
    public static Fold of(TableHead head, List<Entry> log) {
        boolean[] isVoid = new boolean[log.size()];
        for (Entry entry : log) {
            if (entry.fact() instanceof Fact.WentOn wentOn) {
                Arrays.fill(isVoid, Math.clamp(wentOn.from(), 0, entry.seq()), entry.seq(), true);
            }
        }
        Fold fold = new Fold(head, isVoid);
        log.forEach(fold::hear);
        return fold;
    }

    /** How many entries it has heard. */
    public int length() {
        return length;
    }

    /** Hears what happened next. */
    public void hear(Entry entry) {
        if (entry.seq() != length) {
            throw new IllegalArgumentException("entry " + entry.seq() + " does not follow on " + (length - 1));
        }
        length++;
        lastAt = Math.max(lastAt, entry.at());
        boolean counts = brokenAt == Table.SOUND && (entry.seq() >= isVoid.length || !isVoid[entry.seq()]);
        if (!counts) {
            hearWhileBroken(entry);
            return;
        }
        try {
            apply(entry);
        } catch (RuntimeException unfoldable) {
            brokenAt = entry.seq();
            wishToGoOn = 0;
        }
    }

    private void hearWhileBroken(Entry entry) {
        switch (entry.fact()) {
            case Fact.Said _, Fact.WatcherSaid _ -> tell(entry);
            case Fact.KeyAdded added -> seats.apply(added, length);
            case Fact.ConfirmingSet set -> seats.apply(set, length);
            case Fact.BotStoodIn stoodIn -> changePlayer(stoodIn, entry);
            case Fact.CameBack back -> changePlayer(back, entry);
            case Fact.Resigned resigned -> changePlayer(resigned, entry);
            case Fact.WishedToGoOn wished -> wishToGoOn |= 1 << wished.seat();
            case Fact.WentOn wentOn -> goOn(wentOn, entry.at());
            default -> {
                return;
            }
        }
    }

    private void changePlayer(Fact.OfSeats fact, Entry entry) {
        seats.apply(fact, length);
        tell(entry);
    }

    private void tell(Entry entry) {
        talked++;
        talk.add(entry);
        if (entry.fact().seat() != Seats.NOBODY) {
            seats.tellOf(entry.fact().seat());
        }
        if (talk.size() > LONGEST_TALK) {
            talk.removeFirst();
        }
    }

    @Rule("SRV-17")
    private void goOn(Fact.WentOn wentOn, long now) {
        brokenAt = Table.SOUND;
        wishToGoOn = 0;
        rulesVersion = wentOn.rulesVersion();
        undecided = Seats.NOBODY;
        stopWaiting(now);
        asked.askAnew(match.position(), match.length(), now);
    }

    private void apply(Entry entry) {
        switch (entry.fact()) {
            case Fact.OfSeats fact -> apply(fact, entry);
            case Fact.OfTable fact -> apply(fact, entry);
            case Fact.OfGame fact -> apply(fact, entry);
            case Fact.OfConsent fact -> apply(fact, entry.at());
            case Fact.Unreadable unreadable ->
                throw new IllegalStateException("nobody here reads " + unreadable.kind());
        }
        int seat = entry.fact().seat();
        if (seat != Seats.NOBODY) {
            heardAt[seat] = entry.at();
        }
    }

    private void apply(Fact.OfSeats fact, Entry entry) {
        seats.apply(fact, length);
        switch (fact) {
            case Fact.CameBack _ -> tell(entry);
            case Fact.BotStoodIn _, Fact.Resigned _ -> standIn(fact.seat(), entry);
            case Fact.ConfirmingSet _ -> {
                letGoOfTurn(fact.seat());
                asked.restart(entry.at());
            }
            case Fact.Sat _, Fact.KeyAdded _, Fact.BotSat _, Fact.Left _ -> {
                return;
            }
        }
    }

    private void apply(Fact.OfTable fact, Entry entry) {
        switch (fact) {
            case Fact.OpenToAllSet set -> openToAll = set.on();
            case Fact.PatienceSet set -> patience = set.seconds();
            case Fact.AbsenceSet set -> absence = set.seconds();
            case Fact.Rematched rematched -> rematch = rematched.table();
            case Fact.Said _, Fact.WatcherSaid _ -> tell(entry);
        }
    }

    private void apply(Fact.OfGame fact, Entry entry) {
        switch (fact) {
            case Fact.Brought brought -> brought.moves().forEach(line -> play(line.seat(), line.move()));
            case Fact.Started _ -> start(entry.at());
            case Fact.Moved moved -> move(moved, entry.at());
            case Fact.TurnEnded ended -> endTurn(ended);
            case Fact.AnsweredFor answered -> moveByDefault(answered, entry);
            case Fact.TookBack(int seat, int downTo) -> become(match.record().without(seat, downTo), entry.at());
            case Fact.Confirmed _ -> handOn(entry.at());
        }
    }

    private void apply(Fact.OfConsent fact, long now) {
        switch (fact) {
            case Fact.AskedBack back -> askBack(back, now);
            case Fact.Agreed(int seat) -> agree(seat, now);
            case Fact.Refused _ -> refuseBack(now);
            case Fact.Withdrew _, Fact.AskingRanOut _ -> stopWaiting(now);
            case Fact.WishedToGoOn _ -> wishToGoOn = 0;
            case Fact.WentOn wentOn -> goOn(wentOn, now);
        }
    }

    private void start(long now) {
        started = true;
        inherited = match.length();
        Arrays.fill(heardAt, now);
        asked.askAnew(match.position(), match.length(), now);
    }

    private void move(Fact.Moved moved, long now) {
        int seat = moved.seat();
        play(seat, moved.move());
        lastMoveAt = now;
        asked.note(match.position(), seat, match.length(), now);
        handingOver = Seats.NOBODY;
        undecided = seats.chair(seat).holdsTurns() && asked.isAnyNew(match.position(), seat, match.length())
                ? seat
                : Seats.NOBODY;
    }

    @Rule("SRV-5")
    private void endTurn(Fact.TurnEnded ended) {
        undecided = Seats.NOBODY;
        handingOver = ended.inHand() ? ended.seat() : Seats.NOBODY;
    }

    /** Old logs did not say whether a turn was handed on; what comes after a move tells it of all but the last. */
    private void decide() {
        if (undecided != Seats.NOBODY) {
            int from = match.length() - 1;
            boolean learnt = Hindsight.hasLearnt(trail.getLast(), match.record(), from, undecided);
            handingOver = learnt ? Seats.NOBODY : undecided;
            undecided = Seats.NOBODY;
        }
    }

    /** Nobody is asked to confirm what the table has done, and all can read that it has. */
    @Rule("SRV-13")
    private void moveByDefault(Fact.AnsweredFor answered, Entry entry) {
        play(answered.seat(), answered.move());
        lastMoveAt = entry.at();
        undecided = Seats.NOBODY;
        asked.noteDefault(match.position(), answered.seat(), match.length(), entry.at());
        tell(entry);
    }

    private void play(int seat, String move) {
        EventLog events = new EventLog();
        Position before = match.position().copy();
        match.play(seat, move, events).ifPresent(Fold::cannot);
        trail.addLast(before);
        if (trail.size() > LONGEST_TRAIL) {
            trail.removeFirst();
        }
        history.add(events.events());
        course.add(points(match));
        goingBack = GoingBack.NONE;
    }

    private static void cannot(Refusal refusal) {
        throw new IllegalStateException("the log holds a move that is refused by " + refusal.rule());
    }

    private static List<Integer> points(Match match) {
        Position position = match.position();
        return IntStream.range(0, position.seats()).mapToObj(position::score).toList();
    }

    private void handOn(long now) {
        handingOver = Seats.NOBODY;
        undecided = Seats.NOBODY;
        asked.restart(now);
    }

    private void letGoOfTurn(int seat) {
        handingOver = handingOver == seat ? Seats.NOBODY : handingOver;
        undecided = undecided == seat ? Seats.NOBODY : undecided;
    }

    /** A bot holds no turn back, and agrees to whatever is asked. */
    @Rule({"SRV-14", "SRV-15"})
    private void standIn(int seat, Entry entry) {
        tell(entry);
        letGoOfTurn(seat);
        if (goingBack.asker() == seat) {
            stopWaiting(entry.at());
        } else if (Seats.has(goingBack.stillAsked(), seat)) {
            agree(seat, entry.at());
        }
    }

    private void askBack(Fact.AskedBack back, long now) {
        int others = 0;
        for (int other = 0; other < seats.count(); other++) {
            // Bots always agree.
            boolean asksPerson = other != back.seat() && seats.chair(other).isPlayedByPerson();
            others |= asksPerson ? 1 << other : 0;
        }
        goingBack = new GoingBack(back.seat(), back.downTo(), others, others, now);
        maybeGoBackByConsent(now);
    }

    private void agree(int seat, long now) {
        goingBack = goingBack.agreedBy(seat);
        maybeGoBackByConsent(now);
    }

    private void refuseBack(long now) {
        refusedAfter[goingBack.asker()] = match.length();
        stopWaiting(now);
    }

    private void stopWaiting(long now) {
        goingBack = GoingBack.NONE;
        asked.restart(now);
    }

    private void maybeGoBackByConsent(long now) {
        if (goingBack.stillAsked() == 0) {
            GameRecord record = match.record();
            become(new GameRecord(record.setup(), record.turns().subList(0, goingBack.downTo())), now);
        }
    }

    private void become(GameRecord record, long now) {
        Match again = new Match(record.setup());
        List<List<Event>> happened = new ArrayList<>();
        List<List<Integer>> counted = new ArrayList<>(List.of(points(again)));
        for (GameRecord.Turn turn : record.turns()) {
            EventLog events = new EventLog();
            again.play(turn.seat(), turn.move(), events).ifPresent(Fold::cannot);
            happened.add(events.events());
            counted.add(points(again));
        }
        match = again;
        history = happened;
        course = counted;
        trail.clear();
        known = new Undoing.Known(seats.count());
        asked.askAnew(match.position(), match.length(), now);
        handingOver = Seats.NOBODY;
        undecided = Seats.NOBODY;
        goingBack = GoingBack.NONE;
    }

    /** The table as it stands now. */
    public Table table() {
        if (brokenAt == Table.SOUND) {
            decide();
        }
        return new Table(this);
    }
}
