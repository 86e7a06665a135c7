package tilth.server;

import io.javalin.Javalin;
import java.nio.file.Path;
import java.time.Clock;

/** A house of tables, open to browsers and programs. */
public final class Server implements AutoCloseable {

    private final Storage storage;
    private final BotDesk bots;
    private final Javalin web;

    private Server(Storage storage, int port) {
        this.storage = storage;
        Tables tables = new Tables(storage, Clock.systemUTC());
        bots = new BotDesk(tables, Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
        Guests guests = new Guests(tables);
        Feeds feeds = new Feeds(tables);
        FrontPages front = new FrontPages(tables, guests, storage);
        web = new Web(
                        new Api(tables, guests, feeds),
                        front,
                        new TablePages(tables, guests, feeds, front),
                        new ReplayPages(tables, guests))
                .start(port);
    }

    /** Opens a house that keeps its tables in a folder; port 0 takes any that is free. */
    public static Server inFolder(Path folder, int port) {
        return new Server(Storage.inFolder(folder), port);
    }

    /** Opens a house that keeps its tables in a PostgreSQL database. */
    public static Server onDatabase(String address, int port) {
        return new Server(Storage.at(address), port);
    }

    public int port() {
        return web.port();
    }

    @Override
    public void close() {
        web.stop();
        bots.close();
        storage.close();
    }
}
