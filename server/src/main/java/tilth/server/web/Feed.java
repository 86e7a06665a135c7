package tilth.server.web;

import io.javalin.http.sse.SseClient;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tilth.server.people.Keys;

/**
 * One listener of a table. Whoever wakes it never waits: a thread of its own writes, one message after the other, and on
 * a slow line only the newest.
 */
final class Feed {

    /** A server-sent event, numbered by the entries in the table's log. */
    static final class Message {
        private final int number;
        private final byte[] head;
        private final byte[] data;

        Message(String event, int number, byte[] data) {
            this.number = number;
            this.data = data;
            head = bytes("event: " + event + "\nid: " + number + "\ndata: ");
        }

        private void writeTo(OutputStream out) throws IOException {
            out.write(head);
            out.write(data);
            out.write(END);
        }
    }

    /** Whoever listens: what they can open, and the mark of their page, if it has one. */
    record Listener(Keys keys, String page) {}

    private static final Logger LOG = LoggerFactory.getLogger(Feed.class);

    private static final byte[] SIGN = bytes(": still here\n\n");
    private static final byte[] END = bytes("\n\n");

    private static final int WRITING = 1;
    private static final int CHANGED = 2;
    private static final int QUIET = 4;

    private final SseClient client;
    private final Listener listener;
    private final Supplier<Message> newest;
    private final AtomicInteger state = new AtomicInteger();
    private int lastNumber = -1;

    Feed(SseClient client, Listener listener, Supplier<Message> newest) {
        this.client = client;
        this.listener = listener;
        this.newest = newest;
    }

    Listener listener() {
        return listener;
    }

    /** Whether the same page has hung up on another line to begin this one; the house would notice that only later. */
    boolean follows(Feed other) {
        return !listener.page().isEmpty() && listener.page().equals(other.listener.page());
    }

    /** The table is not as it was. */
    void changed() {
        wake(CHANGED);
    }

    /** Nothing has been said for a while; a word keeps the line open and shows whether anybody is still there. */
    void stayAwake() {
        wake(QUIET);
    }

    void close() {
        client.close();
    }

    private void wake(int why) {
        int before = state.getAndUpdate(now -> now | why | WRITING);
        if ((before & WRITING) == 0) {
            Thread.startVirtualThread(this::write);
        }
    }

    private void write() {
        try {
            while (!client.terminated()) {
                int wanted = state.getAndSet(WRITING);
                if ((wanted & CHANGED) != 0) {
                    writeNewest();
                } else if ((wanted & QUIET) != 0) {
                    writeSign();
                } else if (state.compareAndSet(WRITING, 0)) {
                    return;
                }
            }
        } catch (IOException gone) {
            close();
        } catch (RuntimeException fault) {
            LOG.error("a listener was dropped", fault);
            close();
        }
    }

    private void writeSign() throws IOException {
        OutputStream out = out();
        out.write(SIGN);
        out.flush();
    }

    private void writeNewest() throws IOException {
        Message message = newest.get();
        if (message.number > lastNumber) {
            lastNumber = message.number;
            OutputStream out = out();
            message.writeTo(out);
            out.flush();
        }
    }

    private OutputStream out() throws IOException {
        return client.ctx().res().getOutputStream();
    }

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
