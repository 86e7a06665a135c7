package tilth.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import tilth.engine.Game;
import tilth.engine.MoveList;
import tilth.engine.Sight;

/**
 * Thinks ahead by a {@link Thinker}, on one thread or several that each grow a tree of their own. What it has planned for the
 * rest of its turn it does, as long as nothing comes in between.
 */
public final class SearchBot implements Bot {

    private final Function<Game, Evaluator> evaluators;
    private final Budget budget;
    private final int threads;
    private final long seed;
    private final MoveList offered = new MoveList();
    private final List<Thinker> thinkers = new ArrayList<>();
    private final Plan plan = new Plan();
    private long iterations;

    SearchBot(Budget budget, int threads, long seed) {
        this(Evaluators::of, budget, threads, seed);
    }

    SearchBot(Function<Game, Evaluator> evaluators, Budget budget, int threads, long seed) {
        this.evaluators = evaluators;
        this.budget = budget;
        this.threads = threads;
        this.seed = seed;
    }

    /** How many iterations it has done in all. */
    public long iterations() {
        return iterations;
    }

    @Override
    public long choose(Sight sight) {
        sight.moves(offered);
        if (plan.goesOn(sight.length(), offered)) {
            return plan.next();
        }
        if (offered.size() == 1) {
            return offered.at(0);
        }
        seatThinkers(sight);
        thinkers.forEach(thinker -> thinker.advance(sight));
        iterations += thinkers.size() == 1
                ? thinkers.getFirst().think(sight, budget)
                : thinkers.parallelStream()
                        .mapToInt(thinker -> thinker.think(sight, budget))
                        .sum();
        long best = mostVisited(sight);
        plan.become(thinkers.getFirst().plan(best));
        plan.begin(sight.length());
        return best;
    }

    private void seatThinkers(Sight sight) {
        if (!thinkers.isEmpty()) {
            return;
        }
        IntStream.range(0, threads)
                .mapToObj(thread -> Thinker.of(sight, evaluators.apply(sight.game()), budget.nodes(), seed + thread))
                .forEach(thinkers::add);
    }

    private long mostVisited(Sight sight) {
        long best = offered.at(0);
        long mostVisits = -1;
        for (int i = 0; i < offered.size(); i++) {
            long move = offered.at(i);
            long visits = thinkers.stream()
                    .mapToLong(thinker -> thinker.visits(sight, move))
                    .sum();
            if (visits > mostVisits) {
                mostVisits = visits;
                best = move;
            }
        }
        return best;
    }
}
