package tilth.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** Plays many games on several threads, each into a tally of its own. */
final class Crew {

    /** What one thread has seen of a run. */
    interface Tally {
        void add(int game, Outcome outcome);

        /** Who looks on at the games that this counts. */
        default Witness witness() {
            return Witness.NOBODY;
        }
    }

    private final int games;
    private final int threads;
    private final Progress progress;

    Crew(int games, int threads, Progress progress) {
        this.games = games;
        this.threads = threads;
        this.progress = progress;
    }

    /** The tallies of all threads, in no order; whoever adds them up must not care which game went where. */
    <T extends Tally> List<T> play(IntFunction<Bout> bouts, Supplier<T> tallies) {
        AtomicInteger next = new AtomicInteger();
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<Future<T>> shifts = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                shifts.add(pool.submit(() -> shift(next, bouts, tallies.get())));
            }
            List<T> done = new ArrayList<>();
            for (Future<T> shift : shifts) {
                done.add(result(shift));
            }
            return done;
        }
    }

    private <T extends Tally> T shift(AtomicInteger next, IntFunction<Bout> bouts, T tally) {
        for (int game = next.getAndIncrement(); game < games; game = next.getAndIncrement()) {
            tally.add(game, bouts.apply(game).play(tally.witness()));
            progress.gameDone();
        }
        return tally;
    }

    private static <T> T result(Future<T> shift) {
        try {
            return shift.get();
        } catch (ExecutionException fault) {
            throw new IllegalStateException("a thread of the lab broke down", fault.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the lab was interrupted", interrupted);
        }
    }
}
