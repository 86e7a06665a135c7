package tilth.server.house;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tilth.server.table.Entry;
import tilth.server.table.Fact;
import tilth.server.table.Fold;
import tilth.server.table.Table;
import tilth.server.table.TableHead;

/** A table in memory. Whoever changes it holds its lock; whoever looks at it takes what it last stood like. */
final class Live {

    private final TableHead head;
    private Fold fold;
    private volatile @Nullable Table now;

    /** What was tried here may not be in the log: nobody writes here any more. */
    private boolean dropped;

    Live(TableHead head) {
        this.head = head;
        fold = Fold.of(head, List.of());
    }

    String id() {
        return head.id();
    }

    /** How it stands; nothing before its log has been read. */
    @Nullable
    Table now() {
        return now;
    }

    boolean isDropped() {
        return dropped;
    }

    void drop() {
        dropped = true;
    }

    /** Whether the whole log has to be read again to understand what others have written. */
    static boolean needsAllOf(List<Entry> missed) {
        return missed.stream().anyMatch(entry -> entry.fact() instanceof Fact.WentOn);
    }

    /**
     * Hears the log from where somebody saw it end, or from its beginning; how it stands then, or nothing if that somebody
     * has seen something else than it stands like now.
     */
    synchronized Optional<Table> hear(@Nullable Table seen, List<Entry> log) {
        if (dropped || now != seen) {
            return Optional.empty();
        }
        if (log.isEmpty() || log.getFirst().seq() == 0) {
            fold = Fold.of(head, log);
        } else {
            log.forEach(fold::hear);
        }
        Table heard = fold.table();
        publish(heard);
        return Optional.of(heard);
    }

    /** What it would stand like after these entries; nobody else sees it yet. */
    Table after(List<Entry> entries) {
        entries.forEach(fold::hear);
        return fold.table();
    }

    /** Everybody may see what is in the log. */
    void publish(Table written) {
        now = written;
    }
}
