package tilth.finca;

/** Counts of the six fruits, packed into one {@code long} of eight bits a fruit. */
public final class Basket {

    static final int FRUITS = 6;
    static final long EMPTY = 0;

    private static final long HIGH_BITS = 0x8080_8080_8080L;
    private static final long ONE_OF_EACH = 0x0101_0101_0101L;

    private Basket() {}

    static long of(int fruit, int count) {
        return (long) count << 8 * fruit;
    }

    static long ofEach(int count) {
        return count * ONE_OF_EACH;
    }

    public static int count(long basket, int fruit) {
        return (int) (basket >>> 8 * fruit) & 0xFF;
    }

    public static int total(long basket) {
        // The multiplication adds all six bytes up in the top one of 48 bits; 6 x 18 fruits fit into it.
        return (int) (basket * ONE_OF_EACH >>> 40) & 0xFF;
    }

    /** Whether a basket holds at least what is needed of every fruit. */
    public static boolean covers(long basket, long needed) {
        return ((basket | HIGH_BITS) - needed & HIGH_BITS) == HIGH_BITS;
    }

    /** Whether a basket holds what is needed but for one fruit at most. */
    public static boolean coversAllButOne(long basket, long needed) {
        long difference = (basket | HIGH_BITS) - needed;
        long lacking = ~difference & HIGH_BITS;
        if (lacking == 0) {
            return true;
        }
        boolean inOneFruitOnly = (lacking & lacking - 1) == 0;
        return inOneFruitOnly && (difference >>> Long.numberOfTrailingZeros(lacking) - 7 & 0xFF) == 0x7F;
    }

    /** The largest count of one fruit. */
    public static int most(long basket) {
        int most = 0;
        for (long rest = basket; rest != 0; rest >>>= 8) {
            most = Math.max(most, (int) rest & 0xFF);
        }
        return most;
    }

    /** What is left of a basket without any of one fruit. */
    static long without(long basket, int fruit) {
        return basket & ~(0xFFL << 8 * fruit);
    }
}
