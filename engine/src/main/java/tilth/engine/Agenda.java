package tilth.engine;

import java.util.Arrays;

/**
 * The steps still to come in a position, last in first out, as plain numbers: questions to seats, and deeds the game
 * does by itself once everything above them is answered.
 *
 * <p>A question asked with {@link #ask} stops everything below it. Questions asked with {@link #askTogether} leave those
 * below open too, except to the same seat, so that several seats can be asked at once, each in a lane of its own; a deed
 * below them waits for all.
 */
public final class Agenda {

    /** No question. */
    public static final long NONE = -1;

    private static final int SEAT_SHIFT = 56;
    private static final long SEAT_MASK = 0xFL << SEAT_SHIFT;
    private static final long TOGETHER = 1L << 60;
    private static final long DEED = 1L << 61;
    private static final long CONTENT = (1L << SEAT_SHIFT) - 1;

    private long[] steps;
    private int size;

    /** An agenda with room for so many steps; it makes more room when a game needs it. */
    public Agenda(int room) {
        steps = new long[Math.max(room, 1)];
    }

    public void copyFrom(Agenda other) {
        size = other.size;
        if (size > steps.length) {
            steps = new long[other.steps.length];
        }
        System.arraycopy(other.steps, 0, steps, 0, size);
    }

    public void clear() {
        size = 0;
    }

    /** Asks one seat; everything else waits for the answer. */
    public void ask(int seat, long question) {
        push(question | (long) seat << SEAT_SHIFT);
    }

    /** Asks one seat beside those already asked. Lanes lie in the order of seats, whoever was asked or answered first. */
    public void askTogether(int seat, long question) {
        push(question | (long) seat << SEAT_SHIFT | TOGETHER);
        for (int i = size - 1; i > 0 && isLaneAfter(seat, steps[i - 1]); i--) {
            long other = steps[i - 1];
            steps[i - 1] = steps[i];
            steps[i] = other;
        }
    }

    private static boolean isLaneAfter(int seat, long step) {
        return (step & (DEED | TOGETHER)) == TOGETHER && seatOf(step) > seat;
    }

    /** Puts a deed on top, to be done when all questions put on after it are answered. */
    public void then(long deed) {
        push(deed | DEED);
    }

    /** Whether a deed is still to be done. */
    public boolean isToCome(long deed) {
        for (int i = size - 1; i >= 0; i--) {
            if (steps[i] == (deed | DEED)) {
                return true;
            }
        }
        return false;
    }

    private void push(long step) {
        if (size == steps.length) {
            steps = Arrays.copyOf(steps, 2 * size);
        }
        steps[size++] = step;
    }

    /** The seats that are asked now, as a bit set. */
    public int openSeats() {
        int open = 0;
        for (int i = size - 1; i >= 0; i--) {
            long step = steps[i];
            if ((step & DEED) != 0) {
                return open;
            }
            open |= 1 << seatOf(step);
            if ((step & TOGETHER) == 0) {
                return open;
            }
        }
        return open;
    }

    /** What a seat is asked now; only for a seat that is open. */
    public long question(int seat) {
        return steps[topmost(seat)] & CONTENT;
    }

    /** A question with some verb that waits for a seat below the one it is asked now, or {@link #NONE}. */
    public long pending(int seat, Verb verb) {
        for (int i = topmost(seat) - 1; i >= 0; i--) {
            boolean isQuestion = (steps[i] & DEED) == 0 && seatOf(steps[i]) == seat;
            if (isQuestion && Verb.ordinalOf(steps[i]) == verb.ordinal()) {
                return steps[i] & CONTENT;
            }
        }
        return NONE;
    }

    /** Takes the question a seat is asked now off the agenda. */
    public void answered(int seat) {
        int at = topmost(seat);
        size--;
        for (int i = at; i < size; i++) {
            steps[i] = steps[i + 1];
        }
    }

    private int topmost(int seat) {
        for (int i = size - 1; i >= 0 && (steps[i] & DEED) == 0; i--) {
            if (seatOf(steps[i]) == seat) {
                return i;
            }
            if ((steps[i] & TOGETHER) == 0) {
                break;
            }
        }
        throw new IllegalStateException("seat " + seat + " is not asked anything");
    }

    /** Whether the next step is a deed the game has to do. */
    public boolean deedIsNext() {
        return size > 0 && (steps[size - 1] & DEED) != 0;
    }

    /** Takes the next deed off the agenda. */
    public long takeDeed() {
        if (!deedIsNext()) {
            throw new IllegalStateException("the next step is not a deed");
        }
        return steps[--size] & CONTENT;
    }

    public long digest(long digest) {
        long mixed = Digest.add(digest, size);
        for (int i = 0; i < size; i++) {
            mixed = Digest.add(mixed, steps[i]);
        }
        return mixed;
    }

    private static int seatOf(long step) {
        return (int) ((step & SEAT_MASK) >>> SEAT_SHIFT);
    }
}
