package tilth.agricola.cards;

/**
 * A set of cards of a deck, by their slots; the one place that knows bits. It may be a part of a longer row of numbers, so
 * that many sets are copied at once. To go through the cards that are in two sets:
 *
 * <pre>{@code for (int slot = played.first(ovens); slot >= 0; slot = played.next(ovens, slot))}</pre>
 */
public final class CardSet {

    private static final int NONE = -1;

    private final long[] bits;
    private final int at;
    private final int length;

    /** Whether it may have a card; a set into which none was ever put needs no looking through. */
    private boolean filled;

    /** An empty set with room for so many cards. */
    public CardSet(int cards) {
        bits = new long[length(cards)];
        at = 0;
        length = bits.length;
    }

    /** The set that a part of a row of numbers is. */
    public CardSet(long[] row, int at, int length) {
        bits = row;
        this.at = at;
        this.length = length;
        filled = true;
    }

    /** How many numbers a set of so many cards takes. */
    public static int length(int cards) {
        return (cards + Long.SIZE - 1) / Long.SIZE;
    }

    public boolean has(int slot) {
        return (bits[at + (slot >>> 6)] >>> slot & 1) != 0;
    }

    public boolean isEmpty() {
        return !filled || isClear();
    }

    private boolean isClear() {
        for (int i = 0; i < length; i++) {
            if (bits[at + i] != 0) {
                return false;
            }
        }
        return true;
    }

    public int size() {
        int size = 0;
        for (int i = 0; i < length; i++) {
            size += Long.bitCount(bits[at + i]);
        }
        return size;
    }

    /** How many cards are in both sets. */
    public int size(CardSet with) {
        int size = 0;
        for (int i = 0; i < length; i++) {
            size += Long.bitCount(bits[at + i] & with.bits[with.at + i]);
        }
        return size;
    }

    /** Whether some card is in both sets. */
    public boolean meets(CardSet other) {
        return other.filled && shares(other);
    }

    private boolean shares(CardSet other) {
        for (int i = 0; i < length; i++) {
            if ((bits[at + i] & other.bits[other.at + i]) != 0) {
                return true;
            }
        }
        return false;
    }

    public int first() {
        return from(0);
    }

    /** The next slot after one, or -1. */
    public int next(int slot) {
        return from(slot + 1);
    }

    private int from(int slot) {
        int i = slot >>> 6;
        if (i >= length) {
            return NONE;
        }
        long rest = bits[at + i] & -1L << slot;
        while (rest == 0) {
            if (++i == length) {
                return NONE;
            }
            rest = bits[at + i];
        }
        return (i << 6) + Long.numberOfTrailingZeros(rest);
    }

    /** The first slot that is in both sets, or -1. */
    public int first(CardSet with) {
        return with.filled ? from(0, with) : NONE;
    }

    /** The next slot after one that is in both sets, or -1. */
    public int next(CardSet with, int slot) {
        return with.filled ? from(slot + 1, with) : NONE;
    }

    private int from(int slot, CardSet with) {
        int i = slot >>> 6;
        if (i >= length) {
            return NONE;
        }
        long rest = bits[at + i] & with.bits[with.at + i] & -1L << slot;
        while (rest == 0) {
            if (++i == length) {
                return NONE;
            }
            rest = bits[at + i] & with.bits[with.at + i];
        }
        return (i << 6) + Long.numberOfTrailingZeros(rest);
    }

    /** The next slot after one that is not in another set, or -1. */
    public int nextOutside(CardSet other, int slot) {
        int from = slot + 1;
        int i = from >>> 6;
        if (i >= length) {
            return NONE;
        }
        long rest = bits[at + i] & ~other.bits[other.at + i] & -1L << from;
        while (rest == 0) {
            if (++i == length) {
                return NONE;
            }
            rest = bits[at + i] & ~other.bits[other.at + i];
        }
        return (i << 6) + Long.numberOfTrailingZeros(rest);
    }

    // Changes.

    public void add(int slot) {
        filled = true;
        bits[at + (slot >>> 6)] |= 1L << slot;
    }

    public void remove(int slot) {
        bits[at + (slot >>> 6)] &= ~(1L << slot);
    }

    public void clear() {
        for (int i = 0; i < length; i++) {
            bits[at + i] = 0;
        }
    }

    public void addAll(CardSet others) {
        filled |= others.filled;
        for (int i = 0; i < length; i++) {
            bits[at + i] |= others.bits[others.at + i];
        }
    }

    public void removeAll(CardSet others) {
        for (int i = 0; i < length; i++) {
            bits[at + i] &= ~others.bits[others.at + i];
        }
    }
}
