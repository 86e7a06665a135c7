package tilth.lab;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import tilth.bots.Lessons;
import tilth.bots.Network;
import tilth.bots.NetworkLessons;
import tilth.engine.BadInput;
import tilth.engine.QuickRng;

/**
 * A course of lessons: bots play each other by what they have learnt so far, and a network learns from their games. While a
 * batch of games is played, those before it are gone over. The same seed gives the same weights, however many threads play.
 * From time to time the weights are written, with all that it takes to go on another time; only the games that are
 * remembered are not, so a course that was interrupted begins by filling its memory again.
 */
public final class Course {

    private static final int BATCH = 24;
    private static final int REMEMBERED = 700_000;

    /** Before so many lessons are remembered nothing is learnt, for it would be learnt by heart. */
    private static final int LEAST = 100_000;

    private static final int AT_ONCE = 64;

    /** How often a lesson is gone over, while it is remembered. */
    private static final int TIMES = 3;

    /** How much of the weights of now goes into the mean of the weights with each batch. */
    private static final float FRESHNESS = 0.01f;

    private static final float LONGEST_STEP = 0.001f;

    /** Who knows much already goes on with care. */
    private static final float CAREFUL_STEP = 0.0004f;

    private static final float SHORTEST = 0.03f;

    private final Lessons lessons;
    private final Plan plan;
    private final Path file;
    private final Network network;
    private final NetworkLessons teacher;

    /** The mean of the weights of late: steps that cancel each other out do not show in it. */
    private final Network mean;

    private final float longestStep;

    /** The weights by which a batch is played. */
    private final Network inPlay;

    private final List<Lessons.Lesson> memory = new ArrayList<>();
    private int oldest;
    private int done;
    private int fresh;
    private long asked;
    private double missed;

    /**
     * How long a course is.
     *
     * @param games how many games are played in all, with those before an interruption
     * @param seed what chance begins with
     * @param threads how many games are played at a time
     * @param every after how many games the weights are written
     */
    public record Plan(int games, long seed, int threads, int every) {}

    /**
     * How far a course has come.
     *
     * @param games how many games were played
     * @param missed by how many points the network missed, on average, what it had not learnt from yet
     * @param network the weights of then
     */
    public record Stand(int games, double missed, Network network) {}

    /** A course that begins with what is in use, or with nothing, unless it was begun already in its file. */
    public Course(Lessons lessons, Plan plan, Start start, Path file) {
        this.lessons = lessons;
        this.plan = plan;
        this.file = file;
        network = start == Start.BLANK ? lessons.blank(plan.seed()) : lessons.inUse();
        longestStep = start == Start.BLANK ? LONGEST_STEP : CAREFUL_STEP;
        teacher = new NetworkLessons(network);
        mean = network.copy();
        if (Files.exists(stateFile())) {
            takeUp();
        }
        inPlay = mean.copy();
    }

    /** What a course begins with. */
    public enum Start {
        BLANK,
        IN_USE
    }

    /** How many games were played before. */
    public int done() {
        return done;
    }

    /** What was learnt so far. */
    public Network network() {
        return mean;
    }

    /** Plays and learns to the end, and tells how far it has come whenever the weights were written. */
    public void run(Consumer<Stand> progress) {
        List<Lessons.Pupil> pupils = new ArrayList<>();
        for (int thread = 0; thread < plan.threads(); thread++) {
            pupils.add(lessons.pupil(inPlay));
        }
        try (ExecutorService pool = Executors.newFixedThreadPool(plan.threads())) {
            int written = done;
            while (done < plan.games()) {
                int size = Math.min(Math.min(BATCH, plan.every()), plan.games() - done);
                inPlay.become(mean);
                Batch batch = new Batch(done, size);
                List<Future<?>> shifts = new ArrayList<>();
                pupils.forEach(pupil -> shifts.add(pool.submit(() -> batch.play(pupil))));
                goOver(done);
                shifts.forEach(Course::await);
                mean.lean(network, FRESHNESS);
                batch.games.forEach(game -> game.forEach(this::remember));
                done += size;
                if (done - written >= plan.every() || done == plan.games()) {
                    written = done;
                    write();
                    progress.accept(new Stand(done, Math.sqrt(missed / Math.max(1, asked)), mean.copy()));
                    missed = 0;
                    asked = 0;
                }
            }
        }
    }

    /** Games that are played at the same time, by the same weights. */
    private final class Batch {
        private final int from;
        private final List<List<Lessons.Lesson>> games = new ArrayList<>();
        private final AtomicInteger next = new AtomicInteger();

        Batch(int from, int size) {
            this.from = from;
            for (int game = 0; game < size; game++) {
                games.add(List.of());
            }
        }

        void play(Lessons.Pupil pupil) {
            for (int game = next.getAndIncrement(); game < games.size(); game = next.getAndIncrement()) {
                List<Lessons.Lesson> learnt = pupil.game(seed(from + game), (double) from / plan.games());
                synchronized (games) {
                    games.set(game, learnt);
                }
            }
        }
    }

    private long seed(int game) {
        return new QuickRng(plan.seed() * 1_000_003 + game).nextLong();
    }

    private static void await(Future<?> shift) {
        try {
            shift.get();
        } catch (ExecutionException fault) {
            throw new IllegalStateException("a game of the course broke down", fault.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the course was interrupted", interrupted);
        }
    }

    /** Goes over what is remembered, as often as the last batch had lessons. */
    private void goOver(int game) {
        if (memory.size() < LEAST) {
            fresh = 0;
            return;
        }
        QuickRng rng = new QuickRng(~seed(game));
        float step = longestStep * Math.max(SHORTEST, 1 - (float) game / plan.games());
        for (int i = 0; i < fresh * TIMES / AT_ONCE; i++) {
            for (int j = 0; j < AT_ONCE; j++) {
                Lessons.Lesson lesson = memory.get(rng.below(memory.size()));
                teacher.note(lesson.seen(), lesson.right());
            }
            teacher.step(step);
        }
        fresh = 0;
    }

    /** What is new is first asked, to know how much is missed of what was not learnt. */
    private void remember(Lessons.Lesson lesson) {
        double wrong = lesson.right() - teacher.of(lesson.seen());
        missed += wrong * wrong;
        asked++;
        fresh++;
        if (memory.size() < REMEMBERED) {
            memory.add(lesson);
        } else {
            memory.set(oldest, lesson);
            oldest = (oldest + 1) % REMEMBERED;
        }
    }

    private void write() {
        try {
            replace(file, mean.write(lessons.names()).getBytes(StandardCharsets.UTF_8));
            ByteArrayOutputStream state = new ByteArrayOutputStream();
            try (DataOutputStream into = new DataOutputStream(state)) {
                into.writeInt(done);
                teacher.keep(into);
                mean.keep(into);
            }
            replace(stateFile(), state.toByteArray());
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    /** Whoever reads the file meanwhile sees the old or the new, and never a part. */
    private static void replace(Path file, byte[] bytes) throws IOException {
        Path aside = file.resolveSibling(file.getFileName() + ".making");
        Files.write(aside, bytes);
        Files.move(aside, file, StandardCopyOption.REPLACE_EXISTING);
    }

    private void takeUp() {
        try (DataInputStream from = new DataInputStream(new ByteArrayInputStream(Files.readAllBytes(stateFile())))) {
            done = from.readInt();
            teacher.takeUp(from);
            mean.takeUp(from);
        } catch (IOException fault) {
            throw new BadInput("\"%s\" does not hold a course of these lessons.".formatted(stateFile()), fault);
        }
    }

    private Path stateFile() {
        return file.resolveSibling(file.getFileName() + ".state");
    }
}
