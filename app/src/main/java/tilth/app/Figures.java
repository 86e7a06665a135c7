package tilth.app;

import java.util.Locale;

/** Numbers as they are printed, the same on every machine. */
final class Figures {

    private Figures() {}

    static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    static String decimal(double number) {
        return String.format(Locale.ROOT, "%.1f", number);
    }

    static String percent(double share) {
        return decimal(100 * share) + " %";
    }

    static String range(double low, double high) {
        return decimal(100 * low) + " to " + percent(high);
    }
}
