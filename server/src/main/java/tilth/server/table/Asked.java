package tilth.server.table;

import java.util.Arrays;
import java.util.stream.IntStream;
import tilth.engine.Position;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** Since when each seat has been asked what it is asked now, in moves of the game and in time. */
final class Asked {

    private static final long NO_QUESTION = -1;

    private final int[] after;
    private final long[] since;
    private final long[] questions;

    Asked(int seats) {
        after = new int[seats];
        since = new long[seats];
        questions = new long[seats];
    }

    private Asked(Asked other) {
        after = other.after.clone();
        since = other.since.clone();
        questions = other.questions.clone();
    }

    Asked copy() {
        return new Asked(this);
    }

    /** All questions stand as new after so many moves. */
    void askAnew(Position position, int played, long now) {
        Arrays.setAll(questions, seat -> question(position, seat));
        Arrays.fill(after, played);
        Arrays.fill(since, now);
    }

    /** Somebody has moved: what they are asked is new in any case, what others are asked if it differs. */
    void note(Position position, int mover, int played, long now) {
        for (int seat = 0; seat < questions.length; seat++) {
            long question = question(position, seat);
            if (seat == mover || question != questions[seat]) {
                after[seat] = played;
                since[seat] = now;
                questions[seat] = question;
            }
        }
    }

    /** The table has moved for a seat: its next question does not begin its time anew. */
    @Rule("SRV-13")
    void noteDefault(Position position, int seat, int played, long now) {
        long kept = since[seat];
        note(position, seat, played, now);
        since[seat] = kept;
    }

    /** Nobody could move for a while: the time of all begins now. */
    void restart(long now) {
        Arrays.fill(since, now);
    }

    private static long question(Position position, int seat) {
        return Seats.has(position.openSeats(), seat) ? position.question(seat) : NO_QUESTION;
    }

    /** The number of moves that had been played when a seat was asked. */
    int after(int seat) {
        return after[seat];
    }

    /** When a seat was asked, in milliseconds since 1970. */
    long since(int seat) {
        return since[seat];
    }

    /** Whether so many moves have put a new question to somebody else than the mover, who is awaited. */
    boolean isAnyNew(Position position, int mover, int played) {
        return IntStream.range(0, after.length)
                .anyMatch(seat -> seat != mover && Seats.has(position.awaitedSeats(), seat) && after[seat] == played);
    }
}
