package tilth.engine;

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
}
