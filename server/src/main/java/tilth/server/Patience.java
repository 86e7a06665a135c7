package tilth.server;

import java.time.Clock;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** Answers for those who keep the others waiting longer than their table allows. */
final class Patience implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Patience.class);

    private final Tables tables;
    private final Capsules capsules;
    private final Clock clock;
    private final ScheduledExecutorService alarms = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("patience").daemon().factory());
    private final Map<Alarm, Future<?>> set = new ConcurrentHashMap<>();

    private record Alarm(String table, int seat, long at) {}

    Patience(Tables tables, Capsules capsules, Clock clock) {
        this.tables = tables;
        this.capsules = capsules;
        this.clock = clock;
        tables.listen(change -> setAlarms(change.table()));
    }

    @Rule("SRV-13")
    private void setAlarms(Table table) {
        for (int awaited = table.awaitedSeats(); awaited != 0; awaited &= awaited - 1) {
            int seat = Seats.first(awaited);
            table.answersAt(seat).ifPresent(due -> set(new Alarm(table.head().id(), seat, due)));
        }
    }

    private void set(Alarm alarm) {
        try {
            set.computeIfAbsent(alarm, this::schedule);
        } catch (RejectedExecutionException closing) {
            LOG.debug("nobody is waited for any more", closing);
        }
    }

    private Future<?> schedule(Alarm alarm) {
        long left = Math.max(0, alarm.at() - clock.millis());
        return alarms.schedule(() -> ring(alarm), left, TimeUnit.MILLISECONDS);
    }

    private void ring(Alarm alarm) {
        set.remove(alarm);
        try {
            // Who has answered in time, here or at another node, is not answered for.
            tables.command(alarm.table(), table -> Commands.byDefault(table, alarm.seat(), clock.millis()))
                    .ifPresent(why -> LOG.debug("table {}: seat {} was in time: {}", alarm.table(), alarm.seat(), why));
        } catch (TableFault fault) {
            capsules.keep(fault, "the sensible answer of seat " + alarm.seat());
        } catch (RuntimeException fault) {
            LOG.error("table {}: seat {} could not be answered for", alarm.table(), alarm.seat(), fault);
        }
    }

    @Override
    public void close() {
        alarms.shutdownNow();
    }
}
