package tilth.lab;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import tilth.bots.Bot;
import tilth.bots.BotSpec;
import tilth.bots.SearchBot;
import tilth.engine.Game;
import tilth.engine.Journal;
import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.QuickRng;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;

/** Measures how fast a game is: random play, copies of a position, and the search of the bots. */
public final class Bench {

    private static final int COPIES_AT_ONCE = 100_000;
    private static final BotSpec SEARCH = BotSpec.read("search:1000i");
    private static final int MIDDLE = 40;
    private static final int GAMES_OF_A_DEAL = 32;

    private final Setup setup;
    private final long nanos;

    public Bench(Setup setup, Duration each) {
        this.setup = setup;
        nanos = each.toNanos();
    }

    /** Warms up and measures, each part for as long as asked. */
    public Measurement measure() {
        play();
        Played played = play();
        copy();
        search();
        return new Measurement(
                Math.round(played.decisions / played.seconds),
                Math.round(played.games / played.seconds),
                (double) played.bytes / played.decisions,
                Math.round(copy()),
                Math.round(search()));
    }

    /** Random play for a while; every deal is played out several times from a copy, as bots do. */
    private record Played(long decisions, long games, long bytes, double seconds) {}

    private Played play() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        QuickRng rng = new QuickRng(1);
        MoveList offered = new MoveList();
        long decisions = 0;
        long games = 0;
        long bytes = threads.getCurrentThreadAllocatedBytes();
        long start = System.nanoTime();
        long now = start;
        Position position = setup.game().blank();
        for (; now - start < nanos; now = System.nanoTime()) {
            Position dealt = setup.game().start(setup.withSeed(Seed.of(1, games)));
            for (int i = 0; i < GAMES_OF_A_DEAL; i++) {
                position.copyFrom(dealt);
                decisions += playOut(position, Integer.MAX_VALUE, rng, offered);
            }
            games += GAMES_OF_A_DEAL;
        }
        return new Played(decisions, games, threads.getCurrentThreadAllocatedBytes() - bytes, (now - start) / 1e9);
    }

    private static long playOut(Position position, int most, QuickRng rng, MoveList offered) {
        int decisions = 0;
        for (int awaited = position.awaitedSeats();
                awaited != 0 && decisions < most;
                awaited = position.awaitedSeats()) {
            int seat = Seats.first(awaited);
            position.moves(seat, offered);
            position.play(seat, offered.any(rng), Journal.SILENT);
            decisions++;
        }
        return decisions;
    }

    /** Copies a second between a position in mid-game and a blank one. */
    private double copy() {
        Game game = setup.game();
        Position from = game.start(setup);
        playOut(from, MIDDLE, new QuickRng(1), new MoveList());
        Position to = game.blank();
        long copies = 0;
        long start = System.nanoTime();
        long now = start;
        for (; now - start < nanos; now = System.nanoTime()) {
            for (int i = 0; i < COPIES_AT_ONCE; i++) {
                to.copyFrom(from);
                Position other = from;
                from = to;
                to = other;
            }
            copies += COPIES_AT_ONCE;
        }
        return copies / ((now - start) / 1e9);
    }

    /** Iterations a second of the search, on one thread, while it plays against itself. */
    private double search() {
        long iterations = 0;
        long start = System.nanoTime();
        long now = start;
        for (long game = 0; now - start < nanos; game++) {
            Match match = new Match(setup.withSeed(Seed.of(1, game)));
            List<Bot> bots = IntStream.range(0, setup.seats())
                    .mapToObj(seat -> SEARCH.seat(setup.game(), seat))
                    .toList();
            for (; now - start < nanos && !match.position().isOver(); now = System.nanoTime()) {
                int seat = Seats.first(match.position().awaitedSeats());
                match.play(seat, bots.get(seat).choose(match.sight(seat)));
            }
            iterations += bots.stream().mapToLong(Bench::iterations).sum();
        }
        return iterations / ((now - start) / 1e9);
    }

    private static long iterations(Bot bot) {
        return bot instanceof SearchBot search ? search.iterations() : 0;
    }
}
