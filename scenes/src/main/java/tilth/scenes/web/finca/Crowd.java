package tilth.scenes.web.finca;

/**
 * How farmers on one blade stand together: in up to three rows, the first of them near the rim. As they stand upright on
 * every blade, their rows run across it, but along it where it lies flat.
 */
record Crowd(int count) {

    private static final int PAIR = 2;
    private static final int TWO_PAIRS = 4;
    private static final int TWO_ROWS_OF_THREE = 6;
    private static final int ROWS_OF_THREE = 9;

    /** How far from the centre of the windmill the rows stand, by their number. */
    private static final int[][] ROWS = {{108}, {117, 85}, {124, 102, 80}};

    private static final double FLAT = 0.9;
    private static final double TALLER_THAN_WIDE = 0.25;
    private static final double CLOSER = 0.8;

    /** How far from the middle of a turned blade a farmer stands, to the right as seen from the centre. */
    double across(int place, double turned) {
        return isFlat(turned)
                ? CLOSER * (row(place) - middle())
                : inRow(place) * (1 + TALLER_THAN_WIDE * Math.abs(Math.sin(turned)));
    }

    /** How far from the centre of the windmill a farmer stands. */
    double out(int place, double turned) {
        return isFlat(turned) ? middle() + inRow(place) : row(place);
    }

    /** How farmers shrink with their number. */
    String size() {
        if (count <= PAIR) {
            return "1";
        }
        return count <= TWO_ROWS_OF_THREE ? "0.85" : "0.7";
    }

    private static boolean isFlat(double turned) {
        return Math.abs(Math.sin(turned)) > FLAT;
    }

    private double inRow(int place) {
        int standing = Math.min(rowLength(), count - place / rowLength() * rowLength());
        return spacing() * (place % rowLength() - (standing - 1) / 2.0);
    }

    private int row(int place) {
        return rows()[place / rowLength()];
    }

    private double middle() {
        return (rows()[0] + rows()[rows().length - 1]) / 2.0;
    }

    private int[] rows() {
        return ROWS[(count - 1) / rowLength()];
    }

    private int rowLength() {
        if (count <= TWO_PAIRS) {
            return PAIR;
        }
        return count <= ROWS_OF_THREE ? 3 : 4;
    }

    private int spacing() {
        if (count <= TWO_PAIRS) {
            return 26;
        }
        return count <= ROWS_OF_THREE ? 17 : 13;
    }
}
