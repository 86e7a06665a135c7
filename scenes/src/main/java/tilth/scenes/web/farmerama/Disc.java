package tilth.scenes.web.farmerama;

import java.util.Locale;

/** Where things stand around the middle of a farmland, at the point 0, 0: part 0 right after twelve o'clock. */
public final class Disc {

    static final int PARTS = 7;

    private static final double WIDTH = 360.0 / PARTS;

    private Disc() {}

    /** Where a part lies, in degrees from twelve o'clock on. */
    static double middle(int part) {
        return WIDTH * (part + 0.5);
    }

    static Point point(double degrees, double out) {
        double turned = Math.toRadians(degrees);
        return new Point(out * Math.sin(turned), -out * Math.cos(turned));
    }

    /** A point of a farmland. */
    record Point(double left, double top) {
        String x() {
            return number(left);
        }

        String y() {
            return number(top);
        }

        @Override
        public String toString() {
            return x() + " " + y();
        }
    }

    /** A piece of a ring between two angles, in degrees from twelve o'clock on. */
    public record Cell(double from, double to, double inner, double outer) {

        /** A point on the line that runs through its middle and around the ring, so far to the right. */
        Point point(double turned, double across) {
            double out = (inner + outer) / 2;
            return Disc.point(turned + (from + to) / 2 + Math.toDegrees(across / out), out);
        }

        /** Its outline, so far inside it on all sides. */
        String path(double inside) {
            double near = inner + inside;
            double far = outer - inside;
            return "M%sL%sA%s %s 0 0 1 %sL%sA%s %s 0 0 0 %sz"
                    .formatted(
                            corner(from, inside, near),
                            corner(from, inside, far),
                            number(far),
                            number(far),
                            corner(to, -inside, far),
                            corner(to, -inside, near),
                            number(near),
                            number(near),
                            corner(from, inside, near));
        }

        private static Point corner(double degrees, double beside, double out) {
            return Disc.point(degrees + Math.toDegrees(beside / out), out);
        }
    }

    static String number(double number) {
        return String.format(Locale.ROOT, "%.1f", number).replace(".0", "");
    }
}
