package tilth.lab;

import java.util.SortedMap;

/** Numbers that came up in many games: their mean with its interval, their quantiles, and how often each came up. */
public record Measure(
        double mean, double low, double high, Spread.Quantiles quantiles, SortedMap<Integer, Long> counts) {

    static Measure of(Spread numbers) {
        Mean mean = Mean.of(numbers);
        return new Measure(mean.mean(), mean.low(), mean.high(), numbers.quantiles(), numbers.counts());
    }
}
