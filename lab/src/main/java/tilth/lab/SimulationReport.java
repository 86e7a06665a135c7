package tilth.lab;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/** What a simulation found. {@code moves} is the mean of a game; shares are of the games that were finished. */
public record SimulationReport(
        String game,
        Map<String, String> options,
        long seed,
        int games,
        int finished,
        List<BotReport> seats,
        double moves,
        Spread.Quantiles moveQuantiles,
        SortedMap<Integer, Long> moveCounts,
        double firstPlayerWinShare,
        double firstPlayerWinShareLow,
        double firstPlayerWinShareHigh,
        int failures,
        List<Failure> failed) {

    /** One bot, in whichever seats it sat. {@code wins} are those it had to share with nobody. */
    public record BotReport(
            String bot,
            int wins,
            int sharedWins,
            double winShare,
            double winShareLow,
            double winShareHigh,
            double meanScore,
            double scoreDeviation,
            Spread.Quantiles scoreQuantiles,
            SortedMap<Integer, Long> scoreCounts) {}
}
