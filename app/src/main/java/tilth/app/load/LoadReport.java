package tilth.app.load;

/**
 * What a load run has measured. Times are milliseconds from sending a move until every viewer of its table had the new
 * state.
 */
public record LoadReport(
        int moves,
        double movesPerSecond,
        double p50,
        double p90,
        double p99,
        double slowest,
        int errors,
        String firstError) {}
