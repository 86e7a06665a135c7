package tilth.server.desk;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/** How long the desk waits while the tables cannot be reached: longer each time, up to a bound, until they can. */
final class Rest {

    private static final Duration FIRST = Duration.ofMillis(250);

    /** The longest rest is the first one, doubled so often: half a minute. */
    private static final int MOST_DOUBLED = 7;

    private final AtomicInteger taken = new AtomicInteger();

    void take() {
        try {
            Thread.sleep(next());
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    Duration next() {
        return FIRST.multipliedBy(1L << Math.min(taken.getAndIncrement(), MOST_DOUBLED));
    }

    void end() {
        taken.set(0);
    }
}
