package tilth.server;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.IntStream;
import tilth.engine.Event;
import tilth.engine.EventLog;
import tilth.engine.GameRecord;
import tilth.engine.Match;
import tilth.engine.Refusal;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.scenes.web.Marks;

/** A table as its log tells it. Folding the same entries always gives the same table, on every node. */
final class Table {

    private static final int UNKNOWN = -1;
    private static final long MILLISECONDS = 1000;

    private final TableHead head;
    private final Chair[] chairs;
    private final List<Entry> talk = new ArrayList<>();
    private int length;
    private boolean openToAll;
    private boolean started;
    private String rematch = "";

    /** The moves that were on the table when it was opened, from another game. */
    private int inherited;

    private Match match;

    /** What happened at each move of the match. */
    private final List<List<Event>> history = new ArrayList<>();

    /** The points of every seat before the first move and after each. */
    private final List<List<Integer>> course = new ArrayList<>();

    /** The seat whose finished turn has not been handed on yet, or nobody. */
    private int handingOver = Seats.NOBODY;

    /** Where the game would go back to if all agreed, and the seats that have still to say so. */
    private int backTo;

    private int stillAsked;

    /** How far each seat may go back; costly to find out, and asked for at every look. */
    private final int[] undoable;

    private final Asked asked;

    /** How many seconds the table waits for whoever is asked out of turn; 0 for as long as it takes. */
    private int patience;

    private int backAskedBy = Seats.NOBODY;

    /** How many moves had been played when each seat was last refused to go back. */
    private final int[] refusedAfter;

    Table(TableHead head) {
        this.head = head;
        chairs = new Chair[head.setup().seats()];
        Arrays.fill(chairs, Chair.FREE);
        refusedAfter = new int[chairs.length];
        Arrays.fill(refusedAfter, -1);
        undoable = new int[chairs.length];
        asked = new Asked(chairs.length);
        match = new Match(head.setup());
        course.add(points());
    }

    TableHead head() {
        return head;
    }

    /** How many entries of the log it has heard. */
    int length() {
        return length;
    }

    boolean isStarted() {
        return started;
    }

    List<List<Event>> history() {
        return Collections.unmodifiableList(history);
    }

    List<List<Integer>> course() {
        return Collections.unmodifiableList(course);
    }

    private List<Integer> points() {
        return IntStream.range(0, chairs.length)
                .mapToObj(match.position()::score)
                .toList();
    }

    Match match() {
        return match;
    }

    Chair chair(int seat) {
        return chairs[seat];
    }

    List<Chair> chairs() {
        return List.of(chairs);
    }

    /** The colour of every seat; a free one shows a colour it could get. */
    @Rule("SRV-8")
    List<Integer> colours() {
        List<Integer> colours = new ArrayList<>();
        for (int seat = 0; seat < chairs.length; seat++) {
            int own = chairs[seat].colour();
            colours.add(own == Chair.NO_COLOUR ? freeColour(seat, colours) : own);
        }
        return colours;
    }

    /** The colour wished for if nobody has it, otherwise the first that nobody has. */
    @Rule("SRV-8")
    private int freeColour(int wished, List<Integer> alsoTaken) {
        Set<Integer> taken = new HashSet<>(alsoTaken);
        Arrays.stream(chairs).map(Chair::colour).forEach(taken::add);
        return IntStream.concat(IntStream.of(wished), IntStream.range(0, Marks.count()))
                .filter(colour -> colour >= 0 && colour < Marks.count() && !taken.contains(colour))
                .findFirst()
                .orElseThrow();
    }

    /** Whether somebody who is not a bot sits here. */
    boolean hasPeople() {
        return Arrays.stream(chairs).anyMatch(Chair::isPerson);
    }

    /** Whether everybody may find this table, or only those who know its link. */
    boolean isOpenToAll() {
        return openToAll;
    }

    boolean isOver() {
        return match.position().isOver();
    }

    /** The table where the same players go on, or nothing. */
    String rematch() {
        return rematch;
    }

    List<Entry> talk() {
        return List.copyOf(talk);
    }

    int handingOver() {
        return handingOver;
    }

    int backAskedBy() {
        return backAskedBy;
    }

    /** Whether a seat was refused to go back and nothing has been played since. */
    boolean wasJustRefused(int seat) {
        return refusedAfter[seat] == match.length();
    }

    /** The moves a seat would ask to go back to: those before its latest turn; all the moves if it has none. */
    @Rule("SRV-6")
    int beforeLatestTurn(int seat) {
        int last = match.length();
        while (last > inherited && match.turn(last - 1).seat() != seat) {
            last--;
        }
        if (last == inherited) {
            return match.length();
        }
        int first = last;
        while (first > inherited && match.turn(first - 1).seat() == seat) {
            first--;
        }
        return first;
    }

    /** The moves that were already on the table when it was opened; nobody takes them back. */
    int inherited() {
        return inherited;
    }

    /** The seats that have still to agree or refuse to let the game go back. */
    int stillAsked() {
        return stillAsked;
    }

    /** The seats that may move now; none before the start and while a turn is being handed on. */
    int openSeats() {
        return isHeld() ? 0 : match.position().openSeats();
    }

    /** The seats that the game waits for now. */
    int awaitedSeats() {
        return isHeld() ? 0 : match.position().awaitedSeats();
    }

    private boolean isHeld() {
        return !started || handingOver != Seats.NOBODY || backAskedBy != Seats.NOBODY;
    }

    /** Whether what a seat is asked now was already asked after so many moves, so that its answer is meant for it. */
    @Rule("SRV-3")
    boolean wasAsked(int seat, int seen) {
        return seen >= asked.after(seat) && seen <= match.length();
    }

    int patience() {
        return patience;
    }

    /** When the table answers for a seat that keeps the others waiting, if it does. */
    @Rule("SRV-13")
    OptionalLong answersAt(int seat) {
        return patience > 0 && defaultMove(seat).isPresent()
                ? OptionalLong.of(asked.since(seat) + patience * MILLISECONDS)
                : OptionalLong.empty();
    }

    /** The answer the table would give for a seat. */
    @Rule("SRV-13")
    OptionalLong defaultMove(int seat) {
        return Seats.has(awaitedSeats(), seat) ? match.position().byDefault(seat) : OptionalLong.empty();
    }

    /** Hears what happened next. */
    void apply(Entry entry) {
        if (entry.seq() != length) {
            throw new IllegalArgumentException("entry " + entry.seq() + " does not follow on " + (length - 1));
        }
        length++;
        Arrays.fill(undoable, UNKNOWN);
        int seat = entry.seat();
        switch (entry.kind()) {
            case SIT -> sit(seat, entry.what());
            case KEY -> chairs[seat] = chairs[seat].withKey(entry.what());
            case BOT -> chairs[seat] = Chair.ofBot(entry.what(), freeColour(seat, List.of()));
            case LEAVE -> chairs[seat] = Chair.FREE;
            case OPEN_TO_ALL -> openToAll = entry.what().equals("on");
            case PATIENCE -> patience = Integer.parseInt(entry.what());
            case START -> {
                started = true;
                inherited = match.length();
                asked.askAnew(match.position(), match.length(), entry.at());
            }
            case MOVE -> move(entry);
            case DEFAULT -> moveByDefault(entry);
            case BACK -> takeBack(entry);
            case CONFIRM -> {
                handingOver = Seats.NOBODY;
                asked.restart(entry.at());
            }
            case CONFIRMING -> {
                chairs[seat] = chairs[seat].confirming(entry.what().equals("on"));
                handingOver = handingOver == seat ? Seats.NOBODY : handingOver;
                asked.restart(entry.at());
            }
            case ASK_BACK -> askBack(entry);
            case AGREE -> agree(entry);
            case REFUSE -> {
                refusedAfter[backAskedBy] = match.length();
                backAskedBy = Seats.NOBODY;
                asked.restart(entry.at());
            }
            case SAY, WATCHER_SAYS -> talk.add(entry);
            case REMATCH -> rematch = entry.what();
        }
    }

    private void sit(int seat, String what) {
        int slash = what.indexOf('/');
        int space = what.indexOf(' ', slash);
        int wished = Integer.parseInt(what, slash + 1, space, 10);
        chairs[seat] =
                Chair.ofPerson(what.substring(space + 1), what.substring(0, slash), freeColour(wished, List.of()));
    }

    private void move(Entry entry) {
        int seat = entry.seat();
        play(entry);
        asked.note(match.position(), seat, match.length(), entry.at());
        if (letsOthersGoOn(seat) && chairs[seat].confirms() && firstUndoable(seat) < match.length()) {
            handingOver = seat;
        }
    }

    /** Nobody is asked to confirm what the table has done, and all can read that it has. */
    @Rule("SRV-13")
    private void moveByDefault(Entry entry) {
        play(entry);
        asked.noteDefault(match.position(), entry.seat(), match.length(), entry.at());
        talk.add(entry);
    }

    private void play(Entry entry) {
        EventLog events = new EventLog();
        Optional<Refusal> refusal = match.play(entry.seat(), entry.what(), events);
        if (refusal.isPresent()) {
            throw new IllegalStateException(
                    "the log holds a move that is refused by " + refusal.get().rule());
        }
        history.add(events.events());
        course.add(points());
        backAskedBy = Seats.NOBODY;
    }

    /** Whether the last move has put a new question to somebody else. */
    @Rule("SRV-5")
    private boolean letsOthersGoOn(int mover) {
        return asked.isAnyNew(match.position(), mover, match.length());
    }

    private void goBack(int moves, long now) {
        GameRecord record = match.record();
        become(new GameRecord(record.setup(), record.turns().subList(0, moves)), now);
    }

    /** Takes a seat's own moves out, down to so many moves; what others did since stays. */
    @Rule("SRV-4")
    private void takeBack(Entry entry) {
        become(match.record().without(entry.seat(), Integer.parseInt(entry.what())), entry.at());
    }

    private void become(GameRecord record, long now) {
        match = new Match(record.setup());
        history.clear();
        course.clear();
        course.add(points());
        for (GameRecord.Turn turn : record.turns()) {
            EventLog events = new EventLog();
            match.play(turn.seat(), turn.move(), events);
            history.add(events.events());
            course.add(points());
        }
        asked.askAnew(match.position(), match.length(), now);
        handingOver = Seats.NOBODY;
        backAskedBy = Seats.NOBODY;
    }

    private void askBack(Entry entry) {
        int seat = entry.seat();
        backTo = Integer.parseInt(entry.what());
        backAskedBy = seat;
        stillAsked = 0;
        for (int other = 0; other < chairs.length; other++) {
            // Bots always agree.
            stillAsked |= other != seat && !chairs[other].isBot() ? 1 << other : 0;
        }
        maybeGoBackByConsent(entry.at());
    }

    private void agree(Entry entry) {
        stillAsked &= ~(1 << entry.seat());
        maybeGoBackByConsent(entry.at());
    }

    private void maybeGoBackByConsent(long now) {
        if (stillAsked == 0) {
            goBack(backTo, now);
        }
    }

    /** The least number of moves a seat may take its own moves back to; all the moves played if it may take none. */
    @Rule("SRV-4")
    int firstUndoable(int seat) {
        if (undoable[seat] == UNKNOWN) {
            undoable[seat] = Undoing.first(match.record(), seat, inherited);
        }
        return undoable[seat];
    }

    /** The latest move of a seat among the first so many moves, or -1. */
    int latestOwn(int seat, int before) {
        return Undoing.latest(match.record(), seat, before);
    }
}
