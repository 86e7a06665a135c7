package tilth.app;

import java.util.List;
import java.util.SortedMap;
import tilth.scenes.Columns;

/** A small histogram of at most a dozen bars. */
final class Bars {

    private static final int MOST_BARS = 12;
    private static final int WIDEST = 40;
    private static final int[] ROUND_WIDTHS = {1, 2, 5};

    private Bars() {}

    static List<String> of(SortedMap<Integer, Long> counts) {
        if (counts.isEmpty()) {
            return List.of();
        }
        int width = width(counts.firstKey(), counts.lastKey());
        int first = Math.floorDiv(counts.firstKey(), width);
        long[] bars = new long[Math.floorDiv(counts.lastKey(), width) - first + 1];
        counts.forEach((number, count) -> bars[Math.floorDiv(number, width) - first] += count);
        return draw(bars, first, width);
    }

    /** A round number of values to a bar: 1, 2, 5, 10, 20 … */
    private static int width(int low, int high) {
        for (int scale = 1; ; scale *= 10) {
            for (int round : ROUND_WIDTHS) {
                int width = scale * round;
                if (Math.floorDiv(high, width) - Math.floorDiv(low, width) < MOST_BARS) {
                    return width;
                }
            }
        }
    }

    private static List<String> draw(long[] bars, int first, int width) {
        long all = 0;
        long most = 1;
        for (long bar : bars) {
            all += bar;
            most = Math.max(most, bar);
        }
        Columns columns = new Columns("rlr");
        for (int i = 0; i < bars.length; i++) {
            int low = (first + i) * width;
            columns.row(
                    width == 1 ? Integer.toString(low) : low + " to " + (low + width - 1),
                    "█".repeat((int) Math.ceilDiv(bars[i] * WIDEST, most)),
                    Figures.percent((double) bars[i] / all));
        }
        return columns.lines("  ");
    }
}
