package tilth.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import tilth.bots.Bot;
import tilth.bots.BotSpec;
import tilth.bots.Evaluator;
import tilth.bots.Evaluators;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Journal;
import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.QuickRng;
import tilth.engine.Seats;
import tilth.engine.Seed;

/** What bots do millions of times in Finca, in time for each. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class FincaBenchmark {

    private static final int MIDDLE = 60;
    private static final int LEAST_CHOICES = 4;
    private static final int ITERATIONS = 1000;

    @Param({"2", "4"})
    private int seats = 2;

    private final Game game = Games.named("finca");
    private final QuickRng rng = new QuickRng(1);
    private final MoveList offered = new MoveList();
    private final float[] points = new float[4];
    private final Evaluator evaluator = Evaluators.of(game);

    private Match match = new Match(setup(1));
    private Position middle = game.blank();
    private Position scratch = game.blank();
    private Position running = game.blank();
    private long games;

    private tilth.engine.Setup setup(long number) {
        return tilth.engine.Setup.of(game, seats, Seed.of(1, number));
    }

    /** A game half-way through. */
    @Setup(Level.Trial)
    public void prepare() {
        match = new Match(setup(0));
        while (match.length() < MIDDLE || choices() < LEAST_CHOICES) {
            int seat = Seats.first(match.position().openSeats());
            match.position().moves(seat, offered);
            match.play(seat, offered.any(rng));
        }
        middle.copyFrom(match.position());
        running = game.start(setup(games));
    }

    private int choices() {
        match.position().moves(Seats.first(match.position().openSeats()), offered);
        return offered.size();
    }

    /** One question answered at random; a new game is dealt whenever one is over. */
    @Benchmark
    public int decision() {
        int open = running.openSeats();
        if (open == 0) {
            running = game.start(setup(++games));
            open = running.openSeats();
        }
        int seat = Seats.first(open);
        running.moves(seat, offered);
        running.play(seat, offered.any(rng), Journal.SILENT);
        return offered.size();
    }

    @Benchmark
    public Position copy() {
        scratch.copyFrom(middle);
        return scratch;
    }

    @Benchmark
    public Position copyAndImagine() {
        scratch.copyFrom(middle);
        scratch.imagine(0, rng);
        return scratch;
    }

    @Benchmark
    public int legalMoves() {
        middle.moves(Seats.first(middle.openSeats()), offered);
        return offered.size();
    }

    @Benchmark
    public float evaluate() {
        evaluator.estimate(middle, points);
        return points[0];
    }

    @Benchmark
    public Position deal() {
        return game.start(setup(++games));
    }

    @Benchmark
    public Object view() {
        return middle.view(0);
    }

    /** A thousand iterations of the search from a standing start. */
    @Benchmark
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    public long search() {
        int seat = Seats.first(match.position().openSeats());
        Bot bot = BotSpec.read("search:" + ITERATIONS + "i").seat(game, rng.nextLong());
        return bot.choose(match.sight(seat));
    }
}
