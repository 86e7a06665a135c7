package tilth.lab;

import java.util.List;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;
import tilth.engine.GameRecord;

/** What came out of one deal's tries; the best line is missing if no try could be finished. */
public record SoloReport(
        String bot,
        int tries,
        int won,
        double meanScore,
        Spread.Quantiles scoreQuantiles,
        SortedMap<Integer, Long> scoreCounts,
        @Nullable Line best,
        List<Failure> failed) {

    /** The best try by its number from 1, with its points and its game. */
    public record Line(int attempt, int points, GameRecord record) {}
}
