package tilth.server.house;

import java.util.List;
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
    private boolean loaded;
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

    /** How many entries it has heard. */
    int length() {
        return fold.length();
    }

    boolean isDropped() {
        return dropped;
    }

    void drop() {
        dropped = true;
    }

    boolean isLoaded() {
        return loaded;
    }

    /** Whether the whole log has to be read again to understand what others have written. */
    boolean needsAllOf(List<Entry> missed) {
        return loaded && missed.stream().anyMatch(entry -> entry.fact() instanceof Fact.WentOn);
    }

    void readAnew(List<Entry> log) {
        fold = Fold.of(head, log);
        publish();
    }

    void hear(List<Entry> missed) {
        missed.forEach(fold::hear);
        publish();
    }

    private void publish() {
        loaded = true;
        now = fold.table();
    }

    /** What it would stand like after these entries; nobody else sees it yet. */
    Table after(List<Entry> entries) {
        entries.forEach(fold::hear);
        return fold.table();
    }

    /** What was tried is written: everybody may see it. */
    void publish(Table written) {
        now = written;
    }
}
