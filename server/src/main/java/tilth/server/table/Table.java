package tilth.server.table;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import tilth.engine.Event;
import tilth.engine.Game;
import tilth.engine.GameRecord;
import tilth.engine.Match;
import tilth.engine.Position;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Setup;
import tilth.server.people.Keys;

/** A table as it stood at one moment. Nothing changes it, so anybody may look at it for as long as they like. */
public final class Table {

    /** The place of the first entry that cannot be read, where all can. */
    public static final int SOUND = -1;

    /** A day, in seconds: how long somebody may be away unless the table says otherwise. */
    public static final int A_DAY = 24 * 3600;

    /** How long the others have to say whether the game goes back. */
    private static final long ASKING_RUNS_OUT_AFTER = 10 * 60 * 1000L;

    private static final long MILLISECONDS = 1000;

    private final TableHead head;
    private final List<Chair> chairs;
    private final int host;
    private final List<SeatOrder.Sitter> sitters;
    private final List<Entry> talk;
    private final int talked;
    private final int length;
    private final boolean openToAll;
    private final boolean started;
    private final String rematch;
    private final int rulesVersion;
    private final Match match;
    private final GameRecord record;
    private final List<List<Event>> history;
    private final List<List<Integer>> course;
    private final int handingOver;
    private final GoingBack goingBack;
    private final Asked asked;
    private final int patience;
    private final int absence;
    private final int[] refusedAfter;
    private final long[] heardAt;
    private final long lastAt;
    private final long lastMoveAt;
    private final int brokenAt;
    private final int wishToGoOn;
    private final Standing standing;
    private final Undoing undoing;

    /** What the game itself says of how it stands. */
    private record Standing(int openSeats, int awaitedSeats, boolean over, int winners) {
        static Standing of(Position position) {
            return new Standing(position.openSeats(), position.awaitedSeats(), position.isOver(), position.winners());
        }
    }

    Table(Fold fold) {
        head = fold.head;
        chairs = fold.seats.chairs();
        sitters = fold.seats.sitters();
        host = fold.seats.host();
        talk = List.copyOf(fold.talk);
        talked = fold.talked;
        length = fold.length;
        openToAll = fold.openToAll;
        started = fold.started;
        rematch = fold.rematch;
        rulesVersion = fold.rulesVersion;
        match = fold.match.copy();
        record = new GameRecord(head.setup(), match.record().turns(), rulesVersion);
        history = List.copyOf(fold.history);
        course = List.copyOf(fold.course);
        handingOver = fold.handingOver;
        goingBack = fold.goingBack;
        asked = fold.asked.copy();
        patience = fold.patience;
        absence = fold.absence;
        refusedAfter = fold.refusedAfter.clone();
        heardAt = fold.heardAt.clone();
        lastAt = fold.lastAt;
        lastMoveAt = fold.lastMoveAt;
        brokenAt = fold.brokenAt;
        wishToGoOn = fold.wishToGoOn;
        standing = Standing.of(match.position());
        undoing = new Undoing(record, List.copyOf(fold.trail), fold.known, fold.inherited);
    }

    public TableHead head() {
        return head;
    }

    public String id() {
        return head.id();
    }

    public Setup setup() {
        return head.setup();
    }

    public Game game() {
        return head.setup().game();
    }

    /** How many entries of the log it has heard. */
    public int length() {
        return length;
    }

    public boolean isStarted() {
        return started;
    }

    /** With whose eyes a seat sees the game: until it starts with those of a watcher, or hands could be chosen by sitting. */
    @Rule("SRV-2")
    public int eyes(int seat) {
        return started ? seat : Seats.WATCHER;
    }

    public List<List<Event>> history() {
        return history;
    }

    public List<List<Integer>> course() {
        return course;
    }

    /** The game, in a copy of the caller's own: a position may be asked by one at a time. */
    public Match match() {
        return match.copy();
    }

    /** How many moves have been played. */
    public int played() {
        return record.turns().size();
    }

    public GameRecord record() {
        return record;
    }

    /** The version of the rules it is played under. */
    public int rulesVersion() {
        return rulesVersion;
    }

    public Chair chair(int seat) {
        return chairs.get(seat);
    }

    public List<Chair> chairs() {
        return chairs;
    }

    /** The colour of every seat; a free one shows a colour it could get. */
    public List<Integer> colours() {
        return SeatOrder.colours(chairs);
    }

    /** The seat that somebody holds, or {@link Seats#WATCHER}. */
    public int seatOf(Keys keys) {
        return Chair.heldBy(keys, chairs);
    }

    /** Whether somebody who is not a bot sits here. */
    public boolean hasPeople() {
        return chairs.stream().anyMatch(Chair::isPerson);
    }

    /** The person who has sat here longest, or nobody. */
    public int host() {
        return host;
    }

    /** Whether everybody may find this table, or only those who know its link. */
    public boolean isOpenToAll() {
        return openToAll;
    }

    public boolean isOver() {
        return standing.over();
    }

    /** The seats that have won, once the game is over. */
    public int winners() {
        return standing.winners();
    }

    /** Whether its log holds something that cannot be read, so that it stands at its last good position. */
    @Rule("SRV-17")
    public boolean isBroken() {
        return brokenAt != SOUND;
    }

    /** The first entry that cannot be read. */
    public int brokenAt() {
        return brokenAt;
    }

    /** The seats that want to go on from the last good position. */
    public int wishToGoOn() {
        return wishToGoOn;
    }

    /** The table where the same players go on, or nothing. */
    public String rematch() {
        return rematch;
    }

    /** The latest of what was said, the newest at the end. */
    public List<Entry> talk() {
        return talk;
    }

    /** How much was said in all. */
    public int talked() {
        return talked;
    }

    /** The seat whose finished turn has not been handed on yet, or nobody. */
    public int handingOver() {
        return handingOver;
    }

    public GoingBack goingBack() {
        return goingBack;
    }

    /** Whether a seat was refused to go back and nothing has been played since. */
    @Rule("SRV-6")
    public boolean wasJustRefused(int seat) {
        return refusedAfter[seat] == played();
    }

    /** The moves a seat would ask to go back to: those before its latest turn; all the moves if it has none. */
    @Rule("SRV-6")
    public int beforeLatestTurn(int seat) {
        int last = played();
        while (last > inherited() && seatOf(last - 1) != seat) {
            last--;
        }
        if (last == inherited()) {
            return played();
        }
        int first = last;
        while (first > inherited() && seatOf(first - 1) == seat) {
            first--;
        }
        return first;
    }

    private int seatOf(int move) {
        return record.turns().get(move).seat();
    }

    /** The moves that were already on the table when it was opened; nobody takes them back. */
    public int inherited() {
        return undoing.inherited();
    }

    /** The seats that may move now; none before the start and while a turn is being handed on. */
    public int openSeats() {
        return isHeld() ? 0 : standing.openSeats();
    }

    /** The seats that the game waits for now. */
    public int awaitedSeats() {
        return isHeld() ? 0 : standing.awaitedSeats();
    }

    private boolean isHeld() {
        return !started || handingOver != Seats.NOBODY || goingBack.isAsked() || isBroken();
    }

    /** Whether what a seat is asked now was already asked after so many moves, so that its answer is meant for it. */
    @Rule("SRV-3")
    public boolean wasAsked(int seat, int seen) {
        return seen >= asked.after(seat) && seen <= played();
    }

    /** Whether the next move of a seat, which led to a position, puts a new question to somebody else. */
    @Rule("SRV-5")
    boolean letsOthersGoOn(Position after, int mover) {
        Asked then = asked.copy();
        then.note(after, mover, played() + 1, lastAt);
        return then.isAnyNew(after, mover, played() + 1);
    }

    /** How many seconds the table waits for whoever is asked out of turn; 0 for as long as it takes. */
    public int patience() {
        return patience;
    }

    /** After how many seconds others may let a bot stand in for somebody they wait for. */
    public int absence() {
        return absence;
    }

    /** When the table answers for a seat that keeps the others waiting, if it does. */
    @Rule("SRV-13")
    public OptionalLong answersAt(int seat) {
        return patience > 0 && defaultMove(seat).isPresent()
                ? OptionalLong.of(asked.since(seat) + patience * MILLISECONDS)
                : OptionalLong.empty();
    }

    /** The answer the table would give for a seat. */
    @Rule("SRV-13")
    public OptionalLong defaultMove(int seat) {
        return game().asksOutOfTurn() && Seats.has(awaitedSeats(), seat)
                ? match().position().byDefault(seat)
                : OptionalLong.empty();
    }

    /** When the wish to go back runs out, if there is one. */
    @Rule("SRV-6")
    public OptionalLong askingRunsOutAt() {
        return goingBack.isAsked() && !isBroken()
                ? OptionalLong.of(goingBack.at() + ASKING_RUNS_OUT_AFTER)
                : OptionalLong.empty();
    }

    /** When the table does something by itself, unless somebody does something before. */
    public OptionalLong dueAt() {
        if (patience == 0) {
            return askingRunsOutAt();
        }
        LongStream answers =
                IntStream.range(0, chairs.size()).mapToObj(this::answersAt).flatMapToLong(OptionalLong::stream);
        return LongStream.concat(answers, askingRunsOutAt().stream()).min();
    }

    /** The name of the person who held a seat at one place of the log: what somebody said stays theirs for ever. */
    @Rule("SRV-7")
    public String personAt(int seat, int seq) {
        return sitters.reversed().stream()
                .filter(sitter -> sitter.seat() == seat && sitter.after() <= seq)
                .findFirst()
                .map(SeatOrder.Sitter::name)
                .orElse(chair(seat).name());
    }

    /** From when on others may let a bot stand in for a seat, if they wait for it. */
    @Rule("SRV-14")
    public OptionalLong absentFrom(int seat) {
        boolean waitedFor = Seats.has(awaitedSeats(), seat)
                || handingOver == seat
                || Seats.has(goingBack.stillAsked(), seat)
                || isBroken() && !Seats.has(wishToGoOn, seat);
        return waitedFor && chair(seat).isPlayedByPerson() && started && !isOver()
                ? OptionalLong.of(Math.max(heardAt[seat], asked.since(seat)) + absence * MILLISECONDS)
                : OptionalLong.empty();
    }

    /** The least number of moves a seat may take its own moves back to; all the moves played if it may take none. */
    @Rule("SRV-4")
    public int firstUndoable(int seat) {
        return isOver() || !started || isBroken() ? played() : undoing.first(seat);
    }

    /** The latest move of a seat among the first so many moves, or -1. */
    public int latestOwn(int seat, int before) {
        return undoing.latest(seat, before);
    }

    public long lastAt() {
        return lastAt;
    }

    /** When the last move was made; 0 before the first. */
    public long lastMoveAt() {
        return lastMoveAt;
    }
}
