package tilth.agricola.work;

import tilth.agricola.Asks;
import tilth.engine.Verb;

/**
 * How far somebody has come with the parts of a plan, packed into one number: the source of the plan, the parts that are
 * open, the one under way, whether that one has ended, and how often it was done.
 */
final class Progress {

    static final int NO_PART = -1;

    private static final int SOURCE_BITS = 12;
    private static final int SOURCE_MASK = (1 << SOURCE_BITS) - 1;
    private static final int CURRENT_SHIFT = SOURCE_BITS + 4;
    private static final int PART_MASK = 0xF;
    private static final long FRESH = 1L << SOURCE_BITS + 8;
    private static final long ENDED = 1L << SOURCE_BITS + 9;
    private static final int COUNT_SHIFT = 2 * SOURCE_BITS;

    private Progress() {}

    /** Nothing has been done, not even what comes by itself. */
    static long begun(int source, int openParts) {
        return source | (long) openParts << SOURCE_BITS | FRESH;
    }

    static long handedOver(long progress) {
        return progress & ~FRESH;
    }

    static long of(long question) {
        return question >>> 8;
    }

    static long question(long progress) {
        return Asks.WORK.bare() | progress << 8;
    }

    static int source(long progress) {
        return (int) progress & SOURCE_MASK;
    }

    static boolean isFresh(long progress) {
        return (progress & FRESH) != 0;
    }

    /** The parts nobody has touched, as a bit set. */
    static int open(long progress) {
        return (int) (progress >>> SOURCE_BITS) & PART_MASK;
    }

    /** The part under way, or {@link #NO_PART}. */
    static int current(long progress) {
        return ((int) (progress >>> CURRENT_SHIFT) & PART_MASK) - 1;
    }

    /** The parts that are open or under way, as a bit set. */
    static int unfinished(long progress) {
        boolean isUnderWay = current(progress) != NO_PART && !hasEnded(progress);
        return open(progress) | (isUnderWay ? 1 << current(progress) : 0);
    }

    static boolean hasEnded(long progress) {
        return (progress & ENDED) != 0;
    }

    /** How often the part under way was done. */
    static int count(long progress) {
        return (int) (progress >>> COUNT_SHIFT);
    }

    /** Begins a part, with these left open. */
    static long begin(long progress, int part, int openParts) {
        return source(progress) | (long) openParts << SOURCE_BITS | (long) (part + 1) << CURRENT_SHIFT;
    }

    static long oneMore(long progress) {
        return progress + (1L << COUNT_SHIFT);
    }

    /** Ends the part under way, with these open after it. */
    static long end(long progress, int openParts) {
        return progress & ~((long) PART_MASK << SOURCE_BITS) | (long) openParts << SOURCE_BITS | ENDED;
    }

    static {
        // The parts of a question are the same bits as here, so that the two can be turned into each other.
        if (Verb.OPERAND_BITS != SOURCE_BITS) {
            throw new AssertionError();
        }
    }
}
