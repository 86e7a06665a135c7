package tilth.server;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tilth.engine.GameRecord;
import tilth.engine.Hindsight;
import tilth.engine.Journal;
import tilth.engine.Match;
import tilth.engine.Refusal;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** A table as its log tells it. Folding the same entries always gives the same table, on every node. */
final class Table {

    private static final int UNKNOWN = -1;

    private final TableHead head;
    private final Chair[] chairs;
    private final List<Entry> talk = new ArrayList<>();
    private int length;
    private boolean started;
    private Match match;

    /** The seat whose finished turn has not been handed on yet, or nobody. */
    private int handingOver = Seats.NOBODY;

    /** Where the game would go back to if all agreed, and the seats that have still to say so. */
    private int backTo;

    private int stillAsked;

    /** How far the seat that moved last may go back; costly to find out, and asked for at every look. */
    private int undoable = UNKNOWN;

    private int backAskedBy = Seats.NOBODY;

    Table(TableHead head) {
        this.head = head;
        chairs = new Chair[head.setup().seats()];
        Arrays.fill(chairs, Chair.FREE);
        match = new Match(head.setup());
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

    Match match() {
        return match;
    }

    Chair chair(int seat) {
        return chairs[seat];
    }

    List<Chair> chairs() {
        return List.of(chairs);
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

    /** The seats that have still to agree or refuse to let the game go back. */
    int stillAsked() {
        return stillAsked;
    }

    /** The seats that may move now; none before the start and while a turn is being handed on. */
    int openSeats() {
        return started && handingOver == Seats.NOBODY && backAskedBy == Seats.NOBODY
                ? match.position().openSeats()
                : 0;
    }

    /** Hears what happened next. */
    void apply(Entry entry) {
        if (entry.seq() != length) {
            throw new IllegalArgumentException("entry " + entry.seq() + " does not follow on " + (length - 1));
        }
        length++;
        undoable = UNKNOWN;
        int seat = entry.seat();
        switch (entry.kind()) {
            case SIT -> {
                String[] parts = entry.what().split(" ", 2);
                chairs[seat] = Chair.ofPerson(parts[1], parts[0]);
            }
            case BOT -> chairs[seat] = Chair.ofBot(entry.what());
            case LEAVE -> chairs[seat] = Chair.FREE;
            case START -> started = true;
            case MOVE -> move(seat, entry.what());
            case BACK -> goBack(Integer.parseInt(entry.what()));
            case CONFIRM -> handingOver = Seats.NOBODY;
            case CONFIRMING -> {
                chairs[seat] = chairs[seat].confirming(entry.what().equals("on"));
                handingOver = handingOver == seat ? Seats.NOBODY : handingOver;
            }
            case ASK_BACK -> askBack(seat, Integer.parseInt(entry.what()));
            case AGREE -> agree(seat);
            case REFUSE -> backAskedBy = Seats.NOBODY;
            case SAY -> talk.add(entry);
        }
    }

    private void move(int seat, String text) {
        Optional<Refusal> refusal = match.play(seat, text, Journal.SILENT);
        if (refusal.isPresent()) {
            throw new IllegalStateException(
                    "the log holds a move that is refused by " + refusal.get().rule());
        }
        backAskedBy = Seats.NOBODY;
        boolean turnIsOver = !Seats.has(match.position().openSeats(), seat);
        if (turnIsOver
                && chairs[seat].confirms()
                && !match.position().isOver()
                && firstUndoable(seat) < match.length()) {
            handingOver = seat;
        }
    }

    private void goBack(int moves) {
        match = match.record().replay(moves);
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

    /** The least number of moves a seat may go back to by itself; all the moves played if it may not go back. */
    @Rule("SRV-4")
    int firstUndoable(int seat) {
        int played = match.length();
        if (played == 0 || match.turn(played - 1).seat() != seat) {
            return played;
        }
        undoable = undoable == UNKNOWN ? findUndoable(seat) : undoable;
        return undoable;
    }

    private int findUndoable(int seat) {
        GameRecord record = match.record();
        int first = match.length();
        while (first > 0 && match.turn(first - 1).seat() == seat && !Hindsight.hasLearnt(record, first - 1, seat)) {
            first--;
        }
        return first;
    }
}
