package tilth.farmerama;

/**
 * A player's animals, products, wheel and special-action tokens, packed into a {@code long}: where each animal stands, how
 * many products it has given, how far the wheel is turned.
 */
public final class Herd {

    public static final int ANIMALS = 4;
    public static final int STABLE = -1;
    static final long AT_START = 0;

    private static final int BITS = 4;
    private static final long NIBBLE = 0xF;
    private static final int PRODUCTS_SHIFT = 16;
    private static final int WHEEL_SHIFT = 32;
    private static final int TOKENS_SHIFT = 36;

    private Herd() {}

    /** The plot on whose pasture an animal stands, or {@link #STABLE}. */
    public static int plot(long herd, int animal) {
        return (int) (herd >>> BITS * animal & NIBBLE) - 1;
    }

    static long sentTo(long herd, int animal, int plot) {
        return herd & ~(NIBBLE << BITS * animal) | plot + 1L << BITS * animal;
    }

    static int animalsOn(long herd, int plot) {
        int count = 0;
        for (int animal = 0; animal < ANIMALS; animal++) {
            count += plot(herd, animal) == plot ? 1 : 0;
        }
        return count;
    }

    static boolean anyOutside(long herd) {
        return (herd & (1 << PRODUCTS_SHIFT) - 1) != 0;
    }

    /** How often an animal's marker has risen. */
    public static int products(long herd, int animal) {
        return (int) (herd >>> PRODUCTS_SHIFT + BITS * animal & NIBBLE);
    }

    static long withOneMoreProduct(long herd, int animal) {
        return herd + (1L << PRODUCTS_SHIFT + BITS * animal);
    }

    /** By how many plots the wheel has been turned, full circles aside. */
    public static int wheel(long herd) {
        return (int) (herd >>> WHEEL_SHIFT & NIBBLE);
    }

    static long turned(long herd) {
        return wheel(herd) == Land.PLOTS - 1 ? herd & ~(NIBBLE << WHEEL_SHIFT) : herd + (1L << WHEEL_SHIFT);
    }

    /** Special-action tokens, in the solo game. */
    public static int tokens(long herd) {
        return (int) (herd >>> TOKENS_SHIFT & NIBBLE);
    }

    static long withTokens(long herd, int change) {
        return herd + ((long) change << TOKENS_SHIFT);
    }

    /** The plot that lies under a sector of the wheel. */
    public static int plotUnder(long herd, int sector) {
        int plot = sector - wheel(herd);
        return plot < 0 ? plot + Land.PLOTS : plot;
    }

    /** The sector of the wheel over a plot. */
    public static int sectorOver(long herd, int plot) {
        int sector = plot + wheel(herd);
        return sector < Land.PLOTS ? sector : sector - Land.PLOTS;
    }
}
