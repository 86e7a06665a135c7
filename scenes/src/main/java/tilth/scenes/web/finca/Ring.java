package tilth.scenes.web.finca;

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

    /** A farmer's way around the windmill, as the path of an SVG. */
    String walk(int from, int to, int out) {
        int steps = Math.floorMod(to - from, blades);
        Point start = point(from, out, 0);
        Point end = point(to, out, 0);
        int large = steps > blades / 2 ? 1 : 0;
        return "M%d %dA%d %d 0 %d 1 %d %d".formatted(start.x(), start.y(), out, out, large, end.x(), end.y());
    }

    /** A point of the windmill. */
    record Point(int x, int y) {}
}
