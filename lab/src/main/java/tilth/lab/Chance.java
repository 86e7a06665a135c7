package tilth.lab;

/** How likely chance alone is to do something. */
final class Chance {

    /** The quantile of the normal distribution that leaves out 5 %, half of it on either side. */
    static final double Z = 1.959963984540054;

    /** From so many degrees of freedom on, Student's distribution is the normal one to three digits. */
    private static final int AS_GOOD_AS_NORMAL = 2_000;

    private static final int HALVINGS = 80;
    private static final double FARTHEST = 64;
    private static final double CERTAINTY = 0.95;

    private Chance() {}

    /** How often a normal number lies at least so many standard deviations from its mean, on either side. */
    static double beyond(double deviations) {
        double distance = Math.abs(deviations) / Math.sqrt(2);
        return distance < 3 ? 1 - errorSeries(distance) : tailFraction(distance);
    }

    /** The error function as a series; good near the middle. */
    private static double errorSeries(double x) {
        double term = x;
        double sum = x;
        for (int n = 1; Math.abs(term) > 1e-17 * sum; n++) {
            term *= 2 * x * x / (2 * n + 1);
            sum += term;
        }
        return 2 / Math.sqrt(Math.PI) * Math.exp(-x * x) * sum;
    }

    /** What the error function lacks to 1, as a continued fraction; good far out. */
    private static double tailFraction(double x) {
        double fraction = x;
        for (int n = 60; n > 0; n--) {
            fraction = x + n / 2.0 / fraction;
        }
        return Math.exp(-x * x) / Math.sqrt(Math.PI) / fraction;
    }

    /** How many standard errors on either side of a mean of {@code freedom + 1} numbers hold the true one in 95 %. */
    static double student(long freedom) {
        if (freedom >= AS_GOOD_AS_NORMAL) {
            return Z;
        }
        double low = 0;
        double high = FARTHEST;
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (low + high) / 2;
            if (studentWithin(middle, (int) freedom) < CERTAINTY) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return high;
    }

    /** How often a number of Student's distribution lies within so much of 0, by its finite series. */
    private static double studentWithin(double distance, int freedom) {
        double angle = Math.atan(distance / Math.sqrt(freedom));
        double cosine = Math.cos(angle);
        int first = freedom % 2 == 0 ? 2 : 3;
        double term = freedom % 2 == 0 ? 1 : cosine;
        double sum = freedom == 1 ? 0 : term;
        for (int n = first; n < freedom - 1; n += 2) {
            term *= cosine * cosine * (n - 1) / n;
            sum += term;
        }
        double series = Math.sin(angle) * sum;
        return freedom % 2 == 0 ? series : 2 / Math.PI * (angle + series);
    }
}
