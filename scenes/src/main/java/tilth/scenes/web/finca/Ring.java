package tilth.scenes.web.finca;

import tilth.engine.Event;
import tilth.finca.Happens;

/** Where things stand around the centre of the windmill, at the point 0, 0. */
record Ring(int blades) {

    private static final int NINE_O_CLOCK = -90;
    private static final int AROUND = 360;

    /** How far a blade is turned, in degrees from twelve o'clock. */
    int angle(int blade) {
        int width = AROUND / blades;
        return NINE_O_CLOCK + width / 2 + width * blade;
    }

    /** A point on a blade: so far from the centre, and so far to the right as seen from there. */
    Point point(int blade, double out, double across) {
        double turned = turned(blade);
        return new Point((int) Math.round(across * Math.cos(turned) + out * Math.sin(turned)), (int)
                Math.round(across * Math.sin(turned) - out * Math.cos(turned)));
    }

    double turned(int blade) {
        return Math.toRadians(angle(blade));
    }

    /** A farmer's way, as the path of an SVG: around the windmill on foot, across it with the gust, none to begin with. */
    String way(Event event, int out) {
        if (event.what() == Happens.PLACED) {
            return "";
        }
        Point start = point(event.first(), out, 0);
        Point end = point(event.second(), out, 0);
        String curve = event.what() == Happens.BLOWN
                ? "Q%d %d".formatted((start.x() + end.x()) / 4, (start.y() + end.y()) / 4)
                : "A%d %d 0 %d 1".formatted(out, out, isMoreThanHalf(event) ? 1 : 0);
        return "M%d %d%s %d %d".formatted(start.x(), start.y(), curve, end.x(), end.y());
    }

    private boolean isMoreThanHalf(Event event) {
        return Math.floorMod(event.second() - event.first(), blades) > blades / 2;
    }

    /** A point of the windmill. */
    record Point(int x, int y) {}
}
