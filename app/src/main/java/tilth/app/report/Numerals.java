package tilth.app.report;

import java.text.NumberFormat;
import java.util.Locale;

/** Numbers as they are written in a language. */
record Numerals(Locale language) {

    private static final String THIN_SPACE = "\u202f";
    private static final String MINUS = "\u2212";

    String count(long number) {
        return decimal((double) number, 0);
    }

    String decimal(double number) {
        return decimal(number, 1);
    }

    /** With two digits where one would say too little. */
    String fine(double number) {
        return decimal(number, Math.abs(number) < 10 ? 2 : 1);
    }

    private String decimal(double number, int digits) {
        NumberFormat format = NumberFormat.getNumberInstance(language);
        format.setMinimumFractionDigits(digits);
        format.setMaximumFractionDigits(digits);
        String text = format.format(Math.abs(number));
        boolean isZero = text.chars().noneMatch(digit -> digit >= '1' && digit <= '9');
        return number < 0 && !isZero ? MINUS + text : text;
    }

    String percent(double share) {
        return decimal(100 * share, 1) + THIN_SPACE + "%";
    }

    /** In whole hundredths, but never all or nothing where it is not. */
    String roundPercent(double share) {
        boolean wouldLie = share > 0 && share < 0.005 || share < 1 && share >= 0.995;
        return wouldLie ? percent(share) : decimal(100 * share, 0) + THIN_SPACE + "%";
    }

    /** A gap between two shares in hundredths, with its sign. */
    String gap(double difference) {
        return signed(100 * difference, decimal(100 * difference, 1));
    }

    String signed(double number) {
        return signed(number, fine(number));
    }

    private static String signed(double number, String text) {
        return number > 0 && !text.startsWith(MINUS) ? "+" + text : text;
    }
}
