package tilth.scenes.web.farmerama;

import java.util.List;
import tilth.scenes.web.farmerama.Disc.Cell;

/**
 * How a plot is cut up: its fields next to the wheel, its pasture at the rim. All plots have the same shapes, drawn once
 * at twelve o'clock and turned to where they lie.
 */
public record Plan(int plot, int fields) {

    /** How far a plot reaches from its middle to the rivers on both sides, and a single field of it, in degrees. */
    private static final double REACH = 24.3;

    private static final double ALONE = 14;

    private static final double NEAR = 143;
    private static final double MIDDLE = 215;
    private static final double FAR = 288;

    private static final Part GROUND = new Part("ground", new Cell(-REACH, REACH, NEAR, FAR));
    private static final Part PASTURE = new Part("pasture", new Cell(-REACH, REACH, MIDDLE, FAR));
    private static final Part HALF_PASTURE = new Part("half-pasture", new Cell(0, REACH, MIDDLE, FAR));
    private static final Part FIELD_ALONE = new Part("field", new Cell(-ALONE, ALONE, NEAR, MIDDLE));

    /** The third field lies at the rim, beside the pasture. */
    private static final List<Part> FIELDS = List.of(
            new Part("left-field", new Cell(-REACH, 0, NEAR, MIDDLE)),
            new Part("right-field", new Cell(0, REACH, NEAR, MIDDLE)),
            new Part("rim-field", new Cell(-REACH, 0, MIDDLE, FAR)));

    private static final Part SECTOR = new Part("sector", new Cell(-180.0 / Disc.PARTS, 180.0 / Disc.PARTS, 36, 132));

    /** All shapes there are on a farmland, to be drawn once. */
    public static List<Part> parts() {
        return List.of(GROUND, PASTURE, HALF_PASTURE, FIELD_ALONE, FIELDS.get(0), FIELDS.get(1), FIELDS.get(2), SECTOR);
    }

    /** How far the shapes of this plot are turned. */
    double angle() {
        return Disc.middle(plot);
    }

    Part field(int place) {
        return fields == 1 ? FIELD_ALONE : FIELDS.get(place);
    }

    Part pasture() {
        return fields == FIELDS.size() ? HALF_PASTURE : PASTURE;
    }

    /** A shape, and a smaller one inside it that leaves a path around it. */
    public record Part(String id, Cell cell) {

        private static final double PATH = 2.5;

        public String outline() {
            return cell.path(0);
        }

        public String bed() {
            return cell.path(PATH);
        }
    }
}
