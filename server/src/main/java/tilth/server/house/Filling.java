package tilth.server.house;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tilth.server.storage.Storage;
import tilth.server.table.Fold;
import tilth.server.table.Summary;

/** Writes, once, the summaries of tables that an older house left without. */
public final class Filling {

    private static final Logger LOG = LoggerFactory.getLogger(Filling.class);

    private final Storage storage;

    public Filling(Storage storage) {
        this.storage = storage;
    }

    /** A table that cannot be read is left out and touches no other. */
    public void run() {
        for (String id : storage.summaries().missing()) {
            if (Thread.currentThread().isInterrupted()) {
                return;
            }
            try {
                storage.head(id)
                        .map(head -> Fold.of(head, storage.entries(id, 0)).table())
                        .ifPresent(table -> storage.summarise(Summary.of(table)));
            } catch (RuntimeException unreadable) {
                LOG.warn("table {} has no summary: {}", id, unreadable.getMessage());
            }
        }
    }
}
