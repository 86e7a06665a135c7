package tilth.server.storage;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Hears of what other nodes write into the same PostgreSQL database, on a connection of its own. */
public final class Notices implements AutoCloseable {

    /** The channel they are sent on, as {@code table:seq}. */
    static final String CHANNEL = "tilth_log";

    private static final Logger LOG = LoggerFactory.getLogger(Notices.class);
    private static final int LISTENING_MILLISECONDS = 10_000;
    private static final Duration BEFORE_RETRY = Duration.ofSeconds(1);

    /** Who wants to hear. */
    public interface Hearer {
        /** An entry has been written, here or elsewhere. */
        void written(String table, int seq);

        /** Nothing could be heard for a while: anything may have been written. */
        void deaf();
    }

    private final String address;
    private final Hearer hearer;
    private final Thread thread = Thread.ofPlatform().name("notices").daemon().unstarted(this::work);
    private final CountDownLatch tried = new CountDownLatch(1);
    private volatile boolean closed;

    Notices(String address, Hearer hearer) {
        this.address = address;
        this.hearer = hearer;
        thread.start();
        awaitFirst();
    }

    /** Whoever joins hears of everything written from then on, unless the line cannot be had now. */
    private void awaitFirst() {
        try {
            tried.await();
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    private void work() {
        while (!closed) {
            try {
                listen();
            } catch (SQLException lost) {
                LOG.warn("lost the connection that hears of other nodes: {}", lost.getMessage());
            } catch (RuntimeException fault) {
                LOG.error("a notice could not be heeded", fault);
            }
            tried.countDown();
            pause();
        }
    }

    private void listen() throws SQLException {
        try (Connection connection = DriverManager.getConnection(address);
                Statement statement = connection.createStatement()) {
            statement.execute("listen " + CHANNEL);
            tried.countDown();
            hearer.deaf();
            PGConnection line = connection.unwrap(PGConnection.class);
            while (!closed) {
                PGNotification[] heard = line.getNotifications(LISTENING_MILLISECONDS);
                if (heard == null || heard.length == 0) {
                    // A line that died silently shows itself here.
                    statement.execute("select 1");
                    continue;
                }
                for (PGNotification notice : heard) {
                    tell(notice.getParameter());
                }
            }
        }
    }

    private void tell(String notice) {
        int cut = notice.lastIndexOf(':');
        hearer.written(notice.substring(0, cut), Integer.parseInt(notice.substring(cut + 1)));
    }

    private void pause() {
        try {
            Thread.sleep(closed ? Duration.ZERO : BEFORE_RETRY);
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closed = true;
        thread.interrupt();
    }
}
