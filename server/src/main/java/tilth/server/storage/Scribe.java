package tilth.server.storage;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.ToIntFunction;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes for everybody, one after the other: whatever has been asked for while the disk was busy is written in one
 * transaction. SQLite has one writer at a time anyway; waiting in a queue is fairer and quicker than waiting for its lock.
 */
final class Scribe implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Scribe.class);
    private static final int MOST_AT_ONCE = 256;

    private record Job(ToIntFunction<Handle> write, CompletableFuture<Integer> done) {}

    private final Jdbi jdbi;
    private final BlockingQueue<Job> waiting = new LinkedBlockingQueue<>();
    private final Thread thread = Thread.ofPlatform().name("scribe").daemon().unstarted(this::work);
    private volatile boolean closed;
    private @Nullable Handle desk;

    Scribe(Jdbi jdbi) {
        this.jdbi = jdbi;
        thread.start();
    }

    /** Writes, and returns what the writing returned once it is on the disk. */
    int write(ToIntFunction<Handle> write) {
        if (closed) {
            throw new IllegalStateException("the house is closed");
        }
        Job job = new Job(write, new CompletableFuture<>());
        waiting.add(job);
        try {
            return job.done().join();
        } catch (CompletionException failed) {
            throw failed.getCause() instanceof RuntimeException cause ? cause : failed;
        }
    }

    private void work() {
        List<Job> jobs = new ArrayList<>();
        try {
            while (!closed || !waiting.isEmpty()) {
                jobs.add(waiting.take());
                waiting.drainTo(jobs, MOST_AT_ONCE);
                writeAll(jobs);
                jobs.clear();
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        } finally {
            leaveDesk();
        }
    }

    private void writeAll(List<Job> jobs) {
        int[] results = new int[jobs.size()];
        try {
            desk().useTransaction(handle -> {
                for (int i = 0; i < results.length; i++) {
                    results[i] = jobs.get(i).write().applyAsInt(handle);
                }
            });
        } catch (RuntimeException broken) {
            // One of them broke the transaction of all: each gets its own.
            leaveDesk();
            jobs.forEach(this::writeAlone);
            return;
        }
        for (int i = 0; i < results.length; i++) {
            jobs.get(i).done().complete(results[i]);
        }
    }

    /** The connection that everything is written with as long as all goes well. */
    private Handle desk() {
        Handle known = desk;
        if (known != null) {
            return known;
        }
        Handle opened = jdbi.open().setStatementBuilder(new KeptStatements());
        desk = opened;
        return opened;
    }

    private void leaveDesk() {
        Handle known = desk;
        desk = null;
        if (known == null) {
            return;
        }
        try {
            known.close();
        } catch (RuntimeException broken) {
            // Whatever was wrong with it, nobody writes with it any more.
            LOG.warn("a connection could not be closed", broken);
        }
    }

    private void writeAlone(Job job) {
        try {
            job.done().complete(jdbi.inTransaction(job.write()::applyAsInt));
        } catch (RuntimeException broken) {
            job.done().completeExceptionally(broken);
        }
    }

    @Override
    public void close() {
        closed = true;
        waiting.add(new Job(_ -> 0, new CompletableFuture<>()));
        try {
            thread.join();
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
