package tilth.agricola.farm;

/** Fences on the 38 edges of the squares; a set of edges is a bit set in a {@code long}. */
public final class Fences {

    // The edges above the squares come first, row by row, then those below the last row; after them the edges on the
    // left
    // of the squares, six a row with the one on the right of the last square.
    private static final int LYING = (Yard.ROWS + 1) * Yard.COLUMNS;
    private static final int STANDING = Yard.ROWS * (Yard.COLUMNS + 1);

    public static final int EDGES = LYING + STANDING;

    /** So many fences a player has. */
    public static final int MOST = 15;

    private static final int ROW = Yard.TOP;
    private static final int SECOND_ROW = ROW << Yard.COLUMNS;
    private static final int THIRD_ROW = SECOND_ROW << Yard.COLUMNS;

    private Fences() {}

    /** The edges between the set and everything else; the edge of the board is no fence. */
    public static long outline(int squares) {
        int lying = squares ^ squares << Yard.COLUMNS;
        int spread = squares & ROW | (squares & SECOND_ROW) << 1 | (squares & THIRD_ROW) << 2;
        int standing = spread ^ spread << 1;
        return lying | (long) standing << LYING;
    }

    /** The edge above a square, as a set of one. */
    public static long above(int square) {
        return 1L << square;
    }

    /** The edge below a square, as a set of one. */
    public static long below(int square) {
        return above(square) << Yard.COLUMNS;
    }

    /** The edge on the left of a square, as a set of one. */
    public static long leftOf(int square) {
        return 1L << LYING + square + square / Yard.COLUMNS;
    }

    /** The edge on the right of a square, as a set of one. */
    public static long rightOf(int square) {
        return leftOf(square) << 1;
    }

    /** Whether a fence stands between a square and its neighbour. */
    public static boolean between(long fences, int square, int neighbour) {
        return (fences & outline(1 << square) & outline(1 << neighbour)) != 0;
    }

    public static int count(long fences) {
        return Long.bitCount(fences);
    }

    /** The squares with a fence above them. */
    static int squaresUnder(long fences) {
        return (int) fences & Yard.ALL;
    }

    /** The squares with a fence below them. */
    static int squaresOver(long fences) {
        return (int) (fences >>> Yard.COLUMNS) & Yard.ALL;
    }

    /** The squares with a fence on their left. */
    static int squaresRightOf(long fences) {
        return gathered((int) (fences >>> LYING));
    }

    /** The squares with a fence on their right. */
    static int squaresLeftOf(long fences) {
        return gathered((int) (fences >>> LYING + 1));
    }

    private static int gathered(int spread) {
        return spread & ROW | spread >>> 1 & SECOND_ROW | spread >>> 2 & THIRD_ROW;
    }
}
