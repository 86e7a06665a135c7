package tilth.engine;

import java.util.function.IntUnaryOperator;

/** Sets of seats as bit sets. */
public final class Seats {

    /** A viewer without a seat. */
    public static final int WATCHER = -1;

    /** No seat: what happened by itself. */
    public static final int NOBODY = -1;

    private Seats() {}

    public static int all(int count) {
        return (1 << count) - 1;
    }

    public static boolean has(int set, int seat) {
        return (set >>> seat & 1) != 0;
    }

    /** The lowest seat of a set that is not empty. */
    public static int first(int set) {
        return Integer.numberOfTrailingZeros(set);
    }

    public static int count(int set) {
        return Integer.bitCount(set);
    }

    /** Those of so many seats that rank highest; several that rank alike. */
    public static int highest(int count, IntUnaryOperator rank) {
        int best = Integer.MIN_VALUE;
        int highest = 0;
        for (int seat = 0; seat < count; seat++) {
            int own = rank.applyAsInt(seat);
            if (own > best) {
                best = own;
                highest = 0;
            }
            highest |= own == best ? 1 << seat : 0;
        }
        return highest;
    }
}
