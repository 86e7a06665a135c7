package tilth.app;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How long a run of the lab is. */
final class Run {

    private static final int MOST_GAMES = 10_000_000;
    private static final int MOST_THREADS = 256;

    @Option(names = "--seed", paramLabel = "NUMBER", defaultValue = "1", description = "The run (standard: 1).")
    private String seed = "1";

    @Option(names = "--threads", paramLabel = "N", description = "How many games at a time (standard: one a core).")
    private @Nullable String threads;

    long seed() {
        return Given.wholeNumber("--seed", seed);
    }

    int threads() {
        return threads(threads);
    }

    /** How many threads, or one a core. */
    static int threads(@Nullable String text) {
        return text == null
                ? Runtime.getRuntime().availableProcessors()
                : Given.number("--threads", text, 1, MOST_THREADS);
    }

    static int games(String text) {
        return Given.number("--games", text, 1, MOST_GAMES);
    }
}
