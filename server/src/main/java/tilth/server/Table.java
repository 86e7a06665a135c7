package tilth.server;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
import tilth.scenes.web.Marks;

/** A table as its log tells it. Folding the same entries always gives the same table, on every node. */
final class Table {

    private static final int UNKNOWN = -1;
    private static final long NO_QUESTION = -1;

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

    /** How many moves had been played when each seat was asked what it is asked now. */
    private final int[] askedAfter;

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
        askedAfter = new int[chairs.length];
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
        return seen >= askedAfter[seat] && seen <= match.length();
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
            case START -> {
                started = true;
                inherited = match.length();
            }
            case MOVE -> move(seat, entry.what());
            case BACK -> takeBack(seat, Integer.parseInt(entry.what()));
            case CONFIRM -> handingOver = Seats.NOBODY;
            case CONFIRMING -> {
                chairs[seat] = chairs[seat].confirming(entry.what().equals("on"));
                handingOver = handingOver == seat ? Seats.NOBODY : handingOver;
            }
            case ASK_BACK -> askBack(seat, Integer.parseInt(entry.what()));
            case AGREE -> agree(seat);
            case REFUSE -> {
                refusedAfter[backAskedBy] = match.length();
                backAskedBy = Seats.NOBODY;
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

    private void move(int seat, String text) {
        EventLog events = new EventLog();
        long[] asked = questions();
        Optional<Refusal> refusal = match.play(seat, text, events);
        if (refusal.isPresent()) {
            throw new IllegalStateException(
                    "the log holds a move that is refused by " + refusal.get().rule());
        }
        history.add(events.events());
        course.add(points());
        backAskedBy = Seats.NOBODY;
        noteAsked(seat, asked);
        if (letsOthersGoOn(seat) && chairs[seat].confirms() && firstUndoable(seat) < match.length()) {
            handingOver = seat;
        }
    }

    /** What each seat is asked, or {@link #NO_QUESTION}. */
    private long[] questions() {
        Position position = match.position();
        return IntStream.range(0, chairs.length)
                .mapToLong(seat -> Seats.has(position.openSeats(), seat) ? position.question(seat) : NO_QUESTION)
                .toArray();
    }

    private void noteAsked(int mover, long[] before) {
        long[] now = questions();
        for (int seat = 0; seat < chairs.length; seat++) {
            if (seat == mover || now[seat] != before[seat]) {
                askedAfter[seat] = match.length();
            }
        }
    }

    /** Whether the last move has put a new question to somebody else. */
    @Rule("SRV-5")
    private boolean letsOthersGoOn(int mover) {
        return IntStream.range(0, chairs.length)
                .anyMatch(seat -> seat != mover
                        && Seats.has(match.position().awaitedSeats(), seat)
                        && askedAfter[seat] == match.length());
    }

    private void goBack(int moves) {
        GameRecord record = match.record();
        become(new GameRecord(record.setup(), record.turns().subList(0, moves)));
    }

    /** Takes a seat's own moves out, down to so many moves; what others did since stays. */
    @Rule("SRV-4")
    private void takeBack(int seat, int moves) {
        become(match.record().without(seat, moves));
    }

    private void become(GameRecord record) {
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
        Arrays.fill(askedAfter, match.length());
        handingOver = Seats.NOBODY;
        backAskedBy = Seats.NOBODY;
    }

    private void askBack(int seat, int moves) {
        backTo = moves;
        backAskedBy = seat;
        stillAsked = 0;
        for (int other = 0; other < chairs.length; other++) {
            // Bots always agree.
            stillAsked |= other != seat && !chairs[other].isBot() ? 1 << other : 0;
        }
        maybeGoBackByConsent();
    }

    private void agree(int seat) {
        stillAsked &= ~(1 << seat);
        maybeGoBackByConsent();
    }

    private void maybeGoBackByConsent() {
        if (stillAsked == 0) {
            goBack(backTo);
        }
    }

    /** The least number of moves a seat may take its own moves back to; all the moves played if it may take none. */
    @Rule("SRV-4")
    int firstUndoable(int seat) {
        if (undoable[seat] == UNKNOWN) {
            undoable[seat] = findUndoable(seat);
        }
        return undoable[seat];
    }

    private int findUndoable(int seat) {
        GameRecord record = match.record();
        int first = match.length();
        for (int last = latestOwn(seat, first); last >= inherited && canUndo(record, last, seat); ) {
            first = last;
            last = latestOwn(seat, first);
        }
        return first;
    }

    /** The latest move of a seat among the first so many moves, or -1. */
    int latestOwn(int seat, int before) {
        int last = before - 1;
        while (last >= 0 && match.turn(last).seat() != seat) {
            last--;
        }
        return last;
    }

    @Rule("SRV-4")
    private static boolean canUndo(GameRecord record, int from, int seat) {
        GameRecord without = record.without(seat, from);
        boolean othersMoved = without.turns().size() > from;
        return (!othersMoved || without.isPlayable()) && !Hindsight.hasLearnt(record, from, seat);
    }
}
