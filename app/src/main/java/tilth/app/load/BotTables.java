package tilth.app.load;

import java.io.IOException;
import java.net.URI;

/** Tables where only bots of the highest level play, so that they think all the time. */
public final class BotTables implements AutoCloseable {

    private static final String STRONGEST = "search:5";
    private static final long A_WHILE = 2000;

    private final Thread opener;

    /** Opens so many and, while it is open, new ones as time goes by, because games end. */
    public BotTables(URI server, String game, int seats, int count) throws IOException {
        for (int i = 0; i < count; i++) {
            Driven.ofBots(server, game, seats, STRONGEST);
        }
        opener = Thread.startVirtualThread(() -> openMore(server, game, seats, count));
    }

    private static void openMore(URI server, String game, int seats, int count) {
        try {
            while (count > 0) {
                Thread.sleep(A_WHILE);
                Driven.ofBots(server, game, seats, STRONGEST);
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        } catch (IOException failed) {
            throw new IllegalStateException(failed);
        }
    }

    @Override
    public void close() {
        opener.interrupt();
    }
}
