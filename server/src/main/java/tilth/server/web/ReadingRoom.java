package tilth.server.web;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import tilth.server.house.FairQueue;

/**
 * Where records are read and replayed. A long one takes as much work as thousands of looks at a table, so there are few
 * threads here, of low priority; senders take turns, and nobody sends more while several of theirs wait.
 */
final class ReadingRoom implements AutoCloseable {

    private static final int MOST_WAITING = 8;
    private static final Duration A_WHILE = Duration.ofSeconds(5);

    private final FairQueue queue = new FairQueue();
    private final Map<String, Integer> waiting = new ConcurrentHashMap<>();
    private final List<Thread> readers;

    ReadingRoom() {
        this(Math.max(1, Runtime.getRuntime().availableProcessors() / 2));
    }

    // The priority only helps where the system heeds it; the others are safe by the number of threads.
    @SuppressWarnings("ThreadPriorityCheck")
    private ReadingRoom(int count) {
        readers = IntStream.range(0, count)
                .mapToObj(i -> Thread.ofPlatform()
                        .name("reader-" + i)
                        .priority(Thread.MIN_PRIORITY)
                        .daemon()
                        .start(this::work))
                .toList();
    }

    private void work() {
        try {
            while (true) {
                queue.take().run();
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    /** The same, done here while its sender waits. */
    Handler here(Handler handler) {
        return context -> {
            String sender = Guests.address(context);
            if (waiting.merge(sender, 1, Integer::sum) > MOST_WAITING) {
                leave(sender);
                throw new Limits.TooMuch(A_WHILE);
            }
            try {
                read(context, sender, handler);
            } finally {
                leave(sender);
            }
        };
    }

    private void leave(String sender) {
        waiting.compute(sender, (_, count) -> count == null || count == 1 ? null : count - 1);
    }

    private void read(Context context, String sender, Handler handler) throws Exception {
        CompletableFuture<Void> done = new CompletableFuture<>();
        queue.add(sender, context.path(), () -> {
            try {
                handler.handle(context);
                done.complete(null);
            } catch (Exception | Error refused) {
                done.completeExceptionally(refused);
            }
        });
        try {
            done.join();
        } catch (CompletionException refused) {
            if (refused.getCause() instanceof Exception cause) {
                throw cause;
            }
            throw refused;
        }
    }

    @Override
    public void close() {
        readers.forEach(Thread::interrupt);
    }
}
