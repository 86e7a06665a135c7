package tilth.server;

import io.javalin.Javalin;
import java.nio.file.Path;
import java.time.Clock;

/** A house of tables, open to browsers and programs. */
public final class Server implements AutoCloseable {

    private final Storage storage;
    private final BotDesk bots;
    private final Feeds feeds;
    private final Javalin web;

    private Server(Storage storage, int port) {
        this.storage = storage;
        Tables tables = new Tables(storage, Clock.systemUTC());
        bots = new BotDesk(tables, Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
        Guests guests = new Guests(tables);
        feeds = new Feeds(tables);
        Api api = new Api(tables, guests, feeds);
        web = new Web(api, new Pages(tables, guests, storage)).start(port);
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
        feeds.close();
        web.stop();
        bots.close();
        storage.close();
    }
}
