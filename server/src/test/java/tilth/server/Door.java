package tilth.server;

import io.javalin.Javalin;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import tilth.server.house.Capsules;
import tilth.server.house.Opening;
import tilth.server.house.Tables;
import tilth.server.house.Wishes;
import tilth.server.storage.Storage;
import tilth.server.web.Feeds;
import tilth.server.web.Limits;
import tilth.server.web.Rehearsal;
import tilth.server.web.Web;

/** The front door of a house, with all that stands behind it in reach; nobody is let in until the rehearsal goes on. */
final class Door implements AutoCloseable {

    private final Storage storage;
    private final Javalin web;
    final Tables tables;
    final Feeds feeds;
    final Rehearsal rehearsal = Rehearsal.begin();

    Door(Path folder) {
        storage = Storage.inFolder(folder);
        Clock clock = Clock.systemUTC();
        tables = new Tables(storage, clock);
        feeds = new Feeds(tables, Duration.ofMillis(20));
        Opening opening = new Opening(tables, clock);
        Wishes wishes = new Wishes(tables, opening, storage, clock);
        Web.House house = new Web.House(tables, opening, wishes, feeds, storage.summaries(), clock);
        web = new Web(house, new Capsules(folder, clock), new Limits(0, Limits.NEAR), rehearsal).start(0);
    }

    int port() {
        return web.port();
    }

    @Override
    public void close() {
        feeds.close();
        web.stop();
        storage.close();
    }
}
