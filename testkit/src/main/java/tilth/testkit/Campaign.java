package tilth.testkit;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import tilth.engine.Game;
import tilth.engine.Setup;

/**
 * Plays many random games over all numbers of seats and all table options, and checks everything in them. Its size comes
 * from the system property {@code tilth.campaign}: {@code sample}, or a number of games; {@code tilth.campaign.from} takes
 * one up again at the number of a game.
 */
public final class Campaign {

    private static final long SEED = Long.getLong("tilth.campaign.seed", 1);
    private static final long FROM = Long.getLong("tilth.campaign.from", 0);
    private static final int LARGE = 50_000;
    private static final int SECONDS_BETWEEN_LINES = 15;

    private final Game game;
    private final Tables tables;
    private final Invariants.Check own;
    private final long games;
    private final AtomicLong next = new AtomicLong(FROM);
    private final AtomicLong done = new AtomicLong(FROM);
    private final AtomicLong moves = new AtomicLong();
    private final AtomicLong dealtAnew = new AtomicLong();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    private final long start = System.nanoTime();

    Campaign(Game game, Map<String, String> options, Invariants.Check own, long games) {
        this.game = game;
        tables = new Tables(game, options);
        this.own = own;
        this.games = games;
    }

    /** A campaign of one game, with what has to hold in all its positions, and the number of games in a sample. */
    public static Campaign of(Game game, Invariants.Check own, int sample) {
        return of(game, Map.of(), own, sample);
    }

    /** One at tables with some options only. */
    public static Campaign of(Game game, Map<String, String> options, Invariants.Check own, int sample) {
        String size = System.getProperty("tilth.campaign", "sample");
        long games = size.equals("sample") ? sample : Long.parseLong(size);
        return new Campaign(game, options, own, games);
    }

    /**
     * Plays a random game for every two values of different options at every number of seats, and says how many: where
     * there are too many tables for a sample to meet every two options together.
     */
    public static int everyTwoOptions(Game game, Invariants.Check own) {
        Ordeal ordeal = new Ordeal(game, new Tables(game), own, SEED);
        List<Setup> tables = new Tables(game).everyTwoOptions();
        for (int index = 0; index < tables.size(); index++) {
            ordeal.play(tables.get(index), index);
        }
        return tables.size();
    }

    /** What a campaign has gone through. */
    public record Tally(long games, long moves, long imaginedWorlds) {}

    public Tally run() {
        int threads = games >= LARGE ? Runtime.getRuntime().availableProcessors() : 1;
        try (ExecutorService players = Executors.newFixedThreadPool(threads)) {
            for (int i = 0; i < threads; i++) {
                players.execute(this::playGames);
            }
            players.shutdown();
            while (!players.awaitTermination(SECONDS_BETWEEN_LINES, TimeUnit.SECONDS)) {
                sayHowFar();
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the campaign was interrupted", stopped);
        }
        Throwable broken = failure.get();
        if (broken != null) {
            throw new AssertionError(broken.getMessage(), broken);
        }
        sayHowFar();
        return new Tally(done.get(), moves.get(), dealtAnew.get());
    }

    private void playGames() {
        Ordeal ordeal = new Ordeal(game, tables, own, SEED);
        try {
            for (long index = next.getAndIncrement();
                    index < games && failure.get() == null;
                    index = next.getAndIncrement()) {
                moves.addAndGet(ordeal.play(index));
                done.incrementAndGet();
            }
        } catch (RuntimeException | Error broken) {
            failure.compareAndSet(null, broken);
        }
        dealtAnew.addAndGet(ordeal.dealtAnew());
    }

    private void sayHowFar() {
        long seconds = Duration.ofNanos(System.nanoTime() - start).toSeconds();
        System.out.printf(
                "%s, campaign %d: %,d of %,d games, %,d moves, %,d s%n",
                game.title(), SEED, done.get(), games, moves.get(), seconds);
    }
}
