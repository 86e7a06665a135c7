package tilth.testkit.outlaws;

import java.time.Instant;

/** Asks what time it is. */
public final class ClockReader {

    private ClockReader() {}

    public static long now() {
        return System.nanoTime();
    }

    public static Instant instant() {
        return Instant.EPOCH;
    }
}
