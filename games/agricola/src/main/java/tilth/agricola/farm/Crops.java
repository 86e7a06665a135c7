package tilth.agricola.farm;

import tilth.engine.Digest;

/** What grows on the fields of every player. */
final class Crops {

    // Four bits for each square.
    private static final int NIBBLE = 4;
    private static final int MOST = 0xF;
    private static final long ONES = 0x111_1111_1111_1111L;

    /** How many goods lie on each field; where there are two stacks, in the larger one. */
    private final long[] counts;

    /** How many grain lie in the second stack of each field; nothing at tables where no card allows that. */
    private long[] second;

    /** The fields whose goods are vegetables. */
    private final int[] vegetables;

    /** Squares sown in the action under way, or in the last one. */
    private final int[] justSown;

    /** Crops of so many seats, of which so many can have two stacks on a field. */
    Crops(int seats, int stacking) {
        counts = new long[seats];
        second = new long[stacking];
        vegetables = new int[seats];
        justSown = new int[seats];
    }

    void copyFrom(Crops other) {
        System.arraycopy(other.counts, 0, counts, 0, counts.length);
        if (second.length != other.second.length) {
            // A position of another table.
            second = new long[other.second.length];
        }
        System.arraycopy(other.second, 0, second, 0, second.length);
        System.arraycopy(other.vegetables, 0, vegetables, 0, vegetables.length);
        System.arraycopy(other.justSown, 0, justSown, 0, justSown.length);
    }

    /** Adds what grows. */
    long digest(long digest) {
        return Digest.addAll(Digest.addAll(digest, counts), vegetables);
    }

    /** Adds second stacks, where there are any, and what was sown in the action. */
    long digestAction(long digest) {
        long any = 0;
        for (long stacks : second) {
            any |= stacks;
        }
        return Digest.addAll(any == 0 ? digest : Digest.addAll(digest, second), justSown);
    }

    int count(int seat, int square) {
        return count(counts[seat], square);
    }

    int second(int seat, int square) {
        return count(second(seat), square);
    }

    private long second(int seat) {
        return second.length == 0 ? 0 : second[seat];
    }

    private static int count(long counts, int square) {
        return (int) (counts >>> NIBBLE * square) & MOST;
    }

    int vegetables(int seat) {
        return vegetables[seat];
    }

    int sown(int seat) {
        return squares(counts[seat]);
    }

    int twoStacks(int seat) {
        return squares(second(seat));
    }

    int justSown(int seat) {
        return justSown[seat];
    }

    /** The squares on which something lies. */
    private static int squares(long counts) {
        return counts == 0 ? 0 : (int) Long.compress(ones(counts), ONES);
    }

    /** A one for each square on which something lies. */
    private static long ones(long counts) {
        long pairs = counts | counts >>> 1;
        return (pairs | pairs >>> 2) & ONES;
    }

    void putGrain(int seat, int square, int count) {
        put(seat, square, count);
        vegetables[seat] &= ~(1 << square);
    }

    void putVegetables(int seat, int square, int count) {
        put(seat, square, count);
        vegetables[seat] = vegetables[seat] & ~(1 << square) | (count == 0 ? 0 : 1 << square);
    }

    /** The second stack becomes the first where it is larger. */
    private void put(int seat, int square, int count) {
        int other = second(seat, square);
        counts[seat] = with(counts[seat], square, Math.max(count, other));
        if (other > count) {
            second[seat] = with(second[seat], square, count);
        }
    }

    void putSecond(int seat, int square, int count) {
        second[seat] = with(second[seat], square, count);
    }

    /** More than there is room for would spill onto the next square. */
    private static long with(long counts, int square, int count) {
        long fits = Math.min(count, MOST);
        return counts & ~((long) MOST << NIBBLE * square) | fits << NIBBLE * square;
    }

    void beginSowing(int seat) {
        justSown[seat] = 0;
    }

    void noteSown(int seat, int square) {
        justSown[seat] |= 1 << square;
    }

    void reap(int seat) {
        counts[seat] -= ones(counts[seat]);
        reapSecond(seat);
        vegetables[seat] &= sown(seat);
    }

    void reapGrain(int seat) {
        for (int rest = sown(seat) & ~vegetables[seat]; rest != 0; rest &= rest - 1) {
            counts[seat] -= 1L << NIBBLE * Integer.numberOfTrailingZeros(rest);
        }
        reapSecond(seat);
    }

    private void reapSecond(int seat) {
        if (second(seat) != 0) {
            second[seat] -= ones(second[seat]);
        }
    }
}
