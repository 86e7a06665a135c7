package tilth.lab;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** How often each number came up. Adding up in any order gives the same. */
public final class Spread {

    private final TreeMap<Integer, Long> counts = new TreeMap<>();
    private long size;

    void add(int number) {
        add(number, 1);
    }

    private void add(int number, long times) {
        counts.merge(number, times, Long::sum);
        size += times;
    }

    void addAll(Spread other) {
        other.counts.forEach(this::add);
    }

    /** How often each number came up, the lowest first. */
    public SortedMap<Integer, Long> counts() {
        return Collections.unmodifiableSortedMap(counts);
    }

    long size() {
        return size;
    }

    public double mean() {
        return size == 0 ? 0 : (double) sum() / size;
    }

    private long sum() {
        long sum = 0;
        for (Map.Entry<Integer, Long> entry : counts.entrySet()) {
            sum += entry.getKey() * entry.getValue();
        }
        return sum;
    }

    /** The standard deviation of a sample. */
    public double deviation() {
        if (size < 2) {
            return 0;
        }
        double mean = mean();
        double squares = 0;
        for (Map.Entry<Integer, Long> entry : counts.entrySet()) {
            double distance = entry.getKey() - mean;
            squares += distance * distance * entry.getValue();
        }
        return Math.sqrt(squares / (size - 1));
    }

    /** The standard error of the mean. */
    double error() {
        return size == 0 ? 0 : deviation() / Math.sqrt((double) size);
    }

    /** The lowest number that at least this many of a hundred do not exceed; 0 if there are none. */
    public int percentile(int percent) {
        long rank = Math.max(1, Math.ceilDiv(percent * size, 100));
        long seen = 0;
        for (Map.Entry<Integer, Long> entry : counts.entrySet()) {
            seen += entry.getValue();
            if (seen >= rank) {
                return entry.getKey();
            }
        }
        return 0;
    }

    public Quantiles quantiles() {
        return new Quantiles(
                percentile(0),
                percentile(5),
                percentile(25),
                percentile(50),
                percentile(75),
                percentile(95),
                percentile(100));
    }

    /** A spread in seven numbers. */
    public record Quantiles(int min, int p5, int p25, int p50, int p75, int p95, int max) {}
}
