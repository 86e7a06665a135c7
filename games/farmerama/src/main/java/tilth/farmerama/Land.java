package tilth.farmerama;

/**
 * The fields of one farmland, packed into a {@code long}: three fields a plot, the last one with the scarecrow, and three
 * bits a field for the crop of its stack. A plot with fewer fields leaves some of them unused.
 */
public final class Land {

    public static final int PLOTS = 7;
    static final int FIELDS_OF_A_PLOT = 3;
    static final int FIELDS = PLOTS * FIELDS_OF_A_PLOT;
    static final int STACK = 2;
    public static final int NOTHING = -1;

    private static final int BITS = 3;
    private static final int PLOT_BITS = BITS * FIELDS_OF_A_PLOT;
    private static final long CROP = 7;
    private static final long LOWEST_BITS = 0x1249_2492_4924_9249L;
    private static final long LOWEST_BITS_OF_SCARECROWS = 0x1008_0402_0100_8040L;
    private static final int PLOT = (1 << PLOT_BITS) - 1;

    private Land() {}

    static int field(int plot, int place) {
        return plot * FIELDS_OF_A_PLOT + place;
    }

    static int plotOf(int field) {
        return field / FIELDS_OF_A_PLOT;
    }

    static boolean hasScarecrow(int field) {
        return field % FIELDS_OF_A_PLOT == FIELDS_OF_A_PLOT - 1;
    }

    /** The crop of the stack on a field, or {@link #NOTHING}. */
    public static int crop(long land, int field) {
        return (int) (land >>> BITS * field & CROP) - 1;
    }

    static long sown(long land, int field, int crop) {
        return land | crop + 1L << BITS * field;
    }

    static long harvested(long land, int field) {
        return land & ~(CROP << BITS * field);
    }

    public static boolean isEmpty(long land, int plot) {
        return (land >>> PLOT_BITS * plot & PLOT) == 0;
    }

    /** A bit for each field of a plot that bears a stack. */
    public static int stacksOn(long land, int plot) {
        long fields = occupied(land) >>> PLOT_BITS * plot;
        return (int) (fields & 1 | fields >>> BITS - 1 & 2 | fields >>> 2 * BITS - 2 & 4);
    }

    public static int stacks(long land) {
        return Long.bitCount(occupied(land));
    }

    /** How many stacks of one crop there are. */
    static int stacksOf(long land, int crop) {
        long others = land ^ (crop + 1) * LOWEST_BITS;
        return FIELDS - Long.bitCount(occupied(others));
    }

    /** How many scarecrows a stack hides. */
    static int hiddenScarecrows(long land) {
        return Long.bitCount(occupied(land) & LOWEST_BITS_OF_SCARECROWS);
    }

    private static long occupied(long land) {
        return (land | land >>> 1 | land >>> 2) & LOWEST_BITS;
    }
}
