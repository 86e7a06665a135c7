package tilth.app.load;

import java.util.Arrays;

/** How long moves took to reach every viewer, gathered from many tables. */
final class Felt {

    private static final int FIRST_ROOM = 1024;
    private static final double MILLISECOND = 1_000_000;

    private long[] times = new long[FIRST_ROOM];
    private int count;
    private int errors;
    private String firstError = "";

    synchronized void add(long nanoseconds) {
        if (count == times.length) {
            times = Arrays.copyOf(times, 2 * count);
        }
        times[count++] = nanoseconds;
    }

    synchronized void addError(Exception error) {
        errors++;
        firstError = firstError.isEmpty() ? String.valueOf(error.getMessage()) : firstError;
    }

    /** What was measured so far, over so many seconds. */
    synchronized LoadReport report(double seconds) {
        long[] sorted = Arrays.copyOf(times, count);
        Arrays.sort(sorted);
        return new LoadReport(
                count,
                count / seconds,
                share(sorted, 0.5),
                share(sorted, 0.9),
                share(sorted, 0.99),
                share(sorted, 1),
                errors,
                firstError);
    }

    private static double share(long[] sorted, double share) {
        return sorted.length == 0 ? 0 : sorted[(int) Math.ceil(share * sorted.length) - 1] / MILLISECOND;
    }
}
