package tilth.server;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicReference;

/** A clock that lets something happen when it is first looked at: just then, somebody's wish is being answered. */
final class Interruption extends Clock {

    private final AtomicReference<Runnable> happening;

    Interruption(Runnable happening) {
        this.happening = new AtomicReference<>(happening);
    }

    @Override
    public Instant instant() {
        happening.getAndSet(() -> {}).run();
        return Instant.now();
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return this;
    }
}
