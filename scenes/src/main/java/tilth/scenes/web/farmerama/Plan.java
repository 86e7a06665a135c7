package tilth.scenes.web.farmerama;

import tilth.scenes.web.farmerama.Disc.Cell;

/** How a plot is cut up: its fields next to the wheel, its pasture at the rim. */
record Plan(int plot, int fields) {

    private static final int MOST_FIELDS = 3;

    /** How far a plot reaches from its middle to the rivers on both sides, and a single field of it, in degrees. */
    private static final double REACH = 24.3;

    private static final double ALONE = 14;

    private static final double NEAR = 143;
    private static final double MIDDLE = 215;
    private static final double FAR = 288;

    Cell ground() {
        return cell(-REACH, REACH, NEAR, FAR);
    }

    /** The third field lies at the rim, beside the pasture. */
    Cell field(int place) {
        if (fields == 1) {
            return cell(-ALONE, ALONE, NEAR, MIDDLE);
        }
        return switch (place) {
            case 0 -> cell(-REACH, 0, NEAR, MIDDLE);
            case 1 -> cell(0, REACH, NEAR, MIDDLE);
            default -> cell(-REACH, 0, MIDDLE, FAR);
        };
    }

    Cell pasture() {
        return cell(fields == MOST_FIELDS ? 0 : -REACH, REACH, MIDDLE, FAR);
    }

    private Cell cell(double from, double to, double inner, double outer) {
        double middle = Disc.middle(plot);
        return new Cell(middle + from, middle + to, inner, outer);
    }
}
