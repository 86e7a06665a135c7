package tilth.farmerama;

/** Counts of the five goods, packed into one {@code long} of eight bits a good: the four crops, then water. */
public final class Basket {

    public static final int GOODS = 5;
    public static final int CROPS = 4;
    public static final int WATER = 4;
    static final long EMPTY = 0;

    private static final long HIGH_BITS = 0x80_8080_8080L;
    private static final long ONE_OF_EACH = 0x01_0101_0101L;
    private static final long ALL_CROPS = 0xFFFF_FFFFL;
    private static final long ONE_OF_EACH_CROP = 0x0101_0101L;

    private Basket() {}

    static long of(int good, int count) {
        return (long) count << 8 * good;
    }

    static long ofEach(int count) {
        return count * ONE_OF_EACH;
    }

    public static int count(long basket, int good) {
        return (int) (basket >>> 8 * good) & 0xFF;
    }

    public static int water(long basket) {
        return count(basket, WATER);
    }

    /** The crops, which feed animals; water is not among them. */
    public static int feed(long basket) {
        // The multiplication adds the four lowest bytes up in the fourth; 4 x 32 tokens fit into it.
        return (int) ((basket & ALL_CROPS) * ONE_OF_EACH_CROP >>> 24) & 0xFF;
    }

    /** Whether a basket holds at least what is needed of every good. */
    public static boolean covers(long basket, long needed) {
        return ((basket | HIGH_BITS) - needed & HIGH_BITS) == HIGH_BITS;
    }

    /** One of each good that a basket has any of. */
    static long oneOfEachIn(long basket) {
        // No count reaches 128, so adding 127 carries into the high bit of exactly those that are not zero.
        return (basket + (HIGH_BITS - ONE_OF_EACH) & HIGH_BITS) >>> 7;
    }

    /** One of each good that a basket has none of. */
    static long oneOfEachMissingIn(long basket) {
        return oneOfEachIn(basket) ^ ONE_OF_EACH;
    }
}
