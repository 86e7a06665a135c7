package tilth.app.load;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** One client at a table: listens to its stream and knows when it saw what. */
final class Viewer implements AutoCloseable {

    private final Wire wire;
    private final Object table;
    private Glimpse newest = Glimpse.NOTHING;
    private long seenAt;
    private boolean lost;

    /** Wakes whoever waits on the table whenever something new has come. */
    Viewer(URI server, String path, String token, Object table) throws IOException {
        this.table = table;
        wire = new Wire(server);
        wire.listen(path + "/stream?state=yes", token);
        Thread.startVirtualThread(this::listen);
    }

    /** Only while holding the table's lock. */
    Glimpse newest() {
        return newest;
    }

    /** When the newest came, in nanoseconds. Only while holding the table's lock. */
    long seenAt() {
        return seenAt;
    }

    /** Only while holding the table's lock. */
    boolean isLost() {
        return lost;
    }

    private void listen() {
        ByteArrayOutputStream pieces = new ByteArrayOutputStream();
        try {
            while (true) {
                pieces.writeBytes(wire.piece());
                String text = pieces.toString(StandardCharsets.UTF_8);
                if (text.endsWith("\n\n")) {
                    hear(text, System.nanoTime());
                    pieces.reset();
                }
            }
        } catch (IOException | RuntimeException closed) {
            synchronized (table) {
                lost = true;
                table.notifyAll();
            }
        }
    }

    private void hear(String text, long now) {
        int state = text.lastIndexOf("event: table");
        if (state < 0) {
            return;
        }
        Glimpse glimpse = Glimpse.of(text.substring(state));
        synchronized (table) {
            newest = glimpse;
            seenAt = now;
            table.notifyAll();
        }
    }

    @Override
    public void close() throws IOException {
        wire.close();
    }
}
