package tilth.agricola.farm;

/** The fifteen squares of a farmyard, three rows of five; a set of squares is a bit set in an {@code int}. */
public final class Yard {

    public static final int ROWS = 3;
    public static final int COLUMNS = 5;
    public static final int SQUARES = ROWS * COLUMNS;

    /** The set of all squares. */
    public static final int ALL = (1 << SQUARES) - 1;

    static final int TOP = (1 << COLUMNS) - 1;
    static final int BOTTOM = TOP << SQUARES - COLUMNS;
    static final int LEFT = 0b00001_00001_00001;
    static final int RIGHT = LEFT << COLUMNS - 1;

    private static final String[] NAMES = names();

    private Yard() {}

    /** The square in a row counted from the top and a column counted from the left, both from 0. */
    public static int square(int row, int column) {
        return row * COLUMNS + column;
    }

    /** Its column as a letter and its row as a number: a1 is top left, e1 top right, a3 bottom left. */
    public static String name(int square) {
        return NAMES[square];
    }

    /** The squares that share a side with a square. */
    public static int beside(int square) {
        return around(1 << square);
    }

    /** The squares that share a side with a square of the set and are not in it. */
    public static int around(int squares) {
        int up = squares >>> COLUMNS;
        int down = squares << COLUMNS;
        int left = (squares & ~LEFT) >>> 1;
        int right = (squares & ~RIGHT) << 1;
        return (up | down | left | right) & ALL & ~squares;
    }

    /** Whether one can walk from each square of the set to each other; a set without squares is not connected. */
    public static boolean connected(int squares) {
        int reached = Integer.lowestOneBit(squares);
        int next = reached;
        while (next != 0) {
            next = around(reached) & squares;
            reached |= next;
        }
        return squares != 0 && reached == squares;
    }

    /** The squares without a tile and without a stable that lie in no pasture: at the end each of them costs a point. */
    public static int unused(int tiles, int stables, int enclosed) {
        return ALL & ~(tiles | stables | enclosed);
    }

    private static String[] names() {
        String[] names = new String[SQUARES];
        for (int square = 0; square < SQUARES; square++) {
            names[square] = (char) ('a' + square % COLUMNS) + Integer.toString(1 + square / COLUMNS);
        }
        return names;
    }
}
