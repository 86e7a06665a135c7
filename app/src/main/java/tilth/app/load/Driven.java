package tilth.app.load;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import tools.jackson.databind.json.JsonMapper;

/** A table that clients play at: whoever is asked plays an offered move at random. */
final class Driven implements AutoCloseable {

    private static final long PATIENCE_MILLISECONDS = 30_000;

    private final URI server;
    private final String path;
    private final Wire wire;
    private final List<String> tokens = new ArrayList<>();
    private final List<Viewer> viewers = new ArrayList<>();
    private final SplittableRandom chance;

    /** Opens a table, sits down at every seat and starts. */
    Driven(URI server, String game, int seats, SplittableRandom chance) throws IOException {
        this.server = server;
        this.chance = chance;
        wire = new Wire(server);
        path = "/api/tables/" + word(ask("/api/tables", "", wish(game, seats)), "id");
        for (int seat = 0; seat < seats; seat++) {
            tokens.add(word(ask(path + "/seats/" + seat, "", "{\"name\":\"Client " + seat + "\"}"), "token"));
            ask(path + "/confirming", tokens.get(seat), "{\"confirming\":\"off\"}");
        }
        ask(path + "/start", tokens.getFirst(), "");
    }

    /** Opens a table where only bots play. */
    static void ofBots(URI server, String game, int seats, String bot) throws IOException {
        try (Wire wire = new Wire(server)) {
            String path = "/api/tables/" + word(done(wire.ask("POST", "/api/tables", "", wish(game, seats))), "id");
            for (int seat = 0; seat < seats; seat++) {
                done(wire.ask("POST", path + "/seats/" + seat, "", "{\"bot\":\"" + bot + "\"}"));
            }
            done(wire.ask("POST", path + "/start", "", ""));
        }
    }

    /** Lets every seat listen to its own stream. */
    void listen() throws IOException {
        for (String token : tokens) {
            viewers.add(new Viewer(server, path, token, this));
        }
    }

    /** Waits until all viewers have seen so many moves; when the last of them had, in nanoseconds. */
    synchronized long awaitAll(int played) throws IOException, InterruptedException {
        long end = System.nanoTime() + PATIENCE_MILLISECONDS * 1_000_000;
        while (viewers.stream().anyMatch(viewer -> viewer.newest().played() < played)) {
            if (System.nanoTime() > end || viewers.stream().anyMatch(Viewer::isLost)) {
                throw new IOException("a viewer did not see move " + played);
            }
            wait(1000);
        }
        return viewers.stream().mapToLong(Viewer::seenAt).max().orElseThrow();
    }

    /** What the seat that is asked sees on its stream. */
    synchronized Glimpse asked() {
        Glimpse any = viewers.getFirst().newest();
        return any.asked() == Glimpse.NOBODY ? any : viewers.get(any.asked()).newest();
    }

    /** The same by asking for it, without a stream. */
    Glimpse look() throws IOException {
        Glimpse any = Glimpse.of(get(tokens.getFirst()));
        return any.asked() <= 0 ? any : Glimpse.of(get(tokens.get(any.asked())));
    }

    /** Looks at it once, on a wire of its own. */
    void touch() throws IOException {
        try (Wire once = new Wire(server)) {
            done(once.ask("GET", path, tokens.getFirst(), ""));
        }
    }

    void play(Glimpse seen) throws IOException {
        List<String> moves = seen.moves();
        String move = moves.get(chance.nextInt(moves.size()));
        ask(path + "/moves", tokens.get(seen.asked()), "{\"move\":\"%s\",\"seen\":%d}".formatted(move, seen.played()));
    }

    private String get(String token) throws IOException {
        return done(wire.ask("GET", path, token, ""));
    }

    private String ask(String where, String token, String body) throws IOException {
        return done(wire.ask("POST", where, token, body));
    }

    private static String done(Wire.Answer answer) throws IOException {
        if (answer.status() / 100 != 2) {
            throw new IOException("status " + answer.status() + ": " + answer.text());
        }
        return answer.text();
    }

    private static String wish(String game, int seats) {
        return "{\"game\":\"%s\",\"seats\":%d}".formatted(game, seats);
    }

    private static String word(String json, String name) {
        return JsonMapper.shared().readTree(json).path(name).asString();
    }

    @Override
    public void close() throws IOException {
        wire.close();
        for (Viewer viewer : viewers) {
            viewer.close();
        }
    }
}
