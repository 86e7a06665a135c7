package tilth.server.desk;

import java.time.Clock;
import java.time.Duration;
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
import tilth.server.house.Capsules;
import tilth.server.house.TableFault;
import tilth.server.house.Tables;
import tilth.server.people.Caller;
import tilth.server.storage.Storage;
import tilth.server.table.Answer;
import tilth.server.table.Consent;
import tilth.server.table.Play;
import tilth.server.table.Table;

/** Lets tables do what they do by themselves once a time is over. */
public final class Alarms implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Alarms.class);

    /** An alarm that rings while the tables cannot be reached rings again after this. */
    private static final Duration LATER = Duration.ofSeconds(5);

    private final Tables tables;
    private final Capsules capsules;
    private final Clock clock;
    private final ScheduledExecutorService alarms = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("alarms").daemon().factory());
    private final Map<Alarm, Future<?>> set = new ConcurrentHashMap<>();

    private record Alarm(String table, long at) {}

    public Alarms(Tables tables, Capsules capsules, Clock clock) {
        this.tables = tables;
        this.capsules = capsules;
        this.clock = clock;
        tables.listen(change -> set(change.table()));
    }

    /** Rings when a table next does something by itself. */
    public void set(Table table) {
        table.dueAt().ifPresent(due -> set(new Alarm(table.id(), due)));
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
            boolean overdue =
                    tables.command(alarm.table(), Caller.HOUSE, this::overdue).isDone();
            LOG.debug(
                    "table {}: the alarm of {} rang {}",
                    alarm.table(),
                    alarm.at(),
                    overdue ? "in time" : "for nothing");
        } catch (TableFault fault) {
            capsules.keep(fault, "an alarm");
        } catch (RuntimeException fault) {
            if (Storage.isAway(fault)) {
                set(new Alarm(alarm.table(), clock.millis() + LATER.toMillis()));
            } else {
                LOG.error("table {}: an alarm could not be heeded", alarm.table(), fault);
            }
        }
    }

    /** What a table does by itself now: the change it makes sets the next alarm. */
    @Rule({"SRV-6", "SRV-13"})
    private Answer overdue(Table table) {
        Answer answer = Consent.runOut(table, clock.millis());
        for (int seat = 0; seat < table.chairs().size() && answer instanceof Answer.No; seat++) {
            answer = Play.byDefault(table, seat, clock.millis());
        }
        return answer;
    }

    @Override
    public void close() {
        alarms.shutdownNow();
    }
}
