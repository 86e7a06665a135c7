package tilth.engine;

/** A source of chance. {@link Seed} makes those of real tables, {@link QuickRng} is for imagined worlds. */
public abstract class Rng {

    public abstract int nextInt();

    public final long nextLong() {
        return (long) nextInt() << 32 ^ nextInt() & 0xFFFF_FFFFL;
    }

    /** A number from 0 up to but without the bound, each equally likely. */
    public final int below(int bound) {
        long product = (nextInt() & 0xFFFF_FFFFL) * bound;
        if (Integer.compareUnsigned((int) product, bound) < 0) {
            return rejecting(product, bound);
        }
        return (int) (product >>> 32);
    }

    // The multiply-and-shift of Lemire: draws again for the few low halves that would favour some numbers.
    private int rejecting(long product, int bound) {
        int threshold = Integer.remainderUnsigned(-bound, bound);
        long candidate = product;
        while (Integer.compareUnsigned((int) candidate, threshold) < 0) {
            candidate = (nextInt() & 0xFFFF_FFFFL) * bound;
        }
        return (int) (candidate >>> 32);
    }

    /** Puts the items into random order, every order equally likely. */
    public final void shuffle(byte[] items) {
        for (int i = items.length - 1; i > 0; i--) {
            int j = below(i + 1);
            byte item = items[i];
            items[i] = items[j];
            items[j] = item;
        }
    }

    /** The place of one of the set bits, each equally likely; the set must not be empty. */
    public final int oneOf(long set) {
        return Long.numberOfTrailingZeros(Long.expand(1L << below(Long.bitCount(set)), set));
    }
}
