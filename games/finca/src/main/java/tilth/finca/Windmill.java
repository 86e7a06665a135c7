package tilth.finca;

import tilth.engine.Rule;

/** The ring of twelve blades: numbers of farmers packed four bits a blade, and what a walk around it earns. */
public final class Windmill {

    static final int BLADES = Components.BLADES;

    /** The donkey lines lie before blade 0 and before blade 6. */
    static final int HALF = BLADES / 2;

    private static final long ONE_PER_BLADE = 0x1111_1111_1111L;

    private Windmill() {}

    static long one(int blade) {
        return 1L << 4 * blade;
    }

    /** What is packed for one blade. */
    public static int at(long ring, int blade) {
        return (int) (ring >>> 4 * blade) & 0xF;
    }

    /** A ring with the lowest bit of every blade that is not empty. */
    public static long occupied(long ring) {
        return (ring | ring >>> 1 | ring >>> 2 | ring >>> 3) & ONE_PER_BLADE;
    }

    /** The first blade of an occupied ring. */
    public static int first(long occupied) {
        return Long.numberOfTrailingZeros(occupied) >> 2;
    }

    @Rule("FIN-M2")
    public static int landing(int blade, int steps) {
        int landing = blade + steps;
        return landing >= BLADES ? landing - BLADES : landing;
    }

    /** Donkey lines crossed by a walk of {@code steps} from {@code blade}. */
    @Rule("FIN-M5")
    public static int linesCrossed(int blade, int steps) {
        return (blade % HALF + steps) / HALF;
    }
}
