package tilth.chineur;

/** Counts of the four resources, packed into one {@code long} of sixteen bits a resource. */
public final class Basket {

    static final int RESOURCES = 4;
    static final long EMPTY = 0;
    static final long ONE_OF_EACH = 0x0001_0001_0001_0001L;

    private static final int BITS = 16;
    private static final long HIGH_BITS = ONE_OF_EACH << BITS - 1;

    private Basket() {}

    static long of(int resource, int count) {
        return (long) count << BITS * resource;
    }

    public static int count(long basket, int resource) {
        return (int) (basket >>> BITS * resource) & 0xFFFF;
    }

    public static int total(long basket) {
        // The multiplication adds all four counts up in the highest.
        return (int) (basket * ONE_OF_EACH >>> BITS * (RESOURCES - 1));
    }

    /** Whether a basket holds at least what is needed of every resource; no count reaches the highest bit. */
    public static boolean covers(long basket, long needed) {
        return ((basket | HIGH_BITS) - needed & HIGH_BITS) == HIGH_BITS;
    }

    /** The resources a basket has any of, a bit each. */
    static int kinds(long basket) {
        int kinds = 0;
        for (int resource = 0; resource < RESOURCES; resource++) {
            kinds |= count(basket, resource) > 0 ? 1 << resource : 0;
        }
        return kinds;
    }

    /** The resource a basket has most of, the first of several. */
    static int most(long basket) {
        int most = 0;
        for (int resource = 1; resource < RESOURCES; resource++) {
            most = count(basket, resource) > count(basket, most) ? resource : most;
        }
        return most;
    }
}
