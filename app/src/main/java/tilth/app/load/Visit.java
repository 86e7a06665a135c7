package tilth.app.load;

import java.io.IOException;
import java.net.URI;
import java.util.SplittableRandom;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.scenes.web.Asset;

/** A short visit to a server, so that it has done once whatever a guest may ask for. */
public final class Visit {

    private static final int MOVES = 20;

    private Visit() {}

    public static void to(URI server) throws IOException, InterruptedException {
        get(server, "/");
        get(server, Asset.path("tilth.css"));
        for (Game game : Games.all()) {
            Driven.ofBots(server, game.id(), game.minSeats(), "search:1");
            try (Driven table = new Driven(server, game.id(), game.minSeats(), new SplittableRandom(1))) {
                table.listen();
                table.awaitAll(0);
                for (int i = 0; i < MOVES; i++) {
                    Glimpse seen = table.asked();
                    table.play(seen);
                    table.awaitAll(seen.played() + 1);
                    get(server, table.page());
                }
            }
        }
    }

    private static void get(URI server, String path) throws IOException {
        try (Wire wire = new Wire(server)) {
            Wire.Answer answer = wire.ask("GET", path, "", "");
            if (answer.status() != 200) {
                throw new IOException(path + " answered with " + answer.status());
            }
        }
    }
}
