package tilth.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tilth.engine.Game;
import tilth.engine.MoveList;
import tilth.engine.Sight;

/** Thinks ahead by {@link Searcher}, on one thread or several that each grow a tree of their own. */
public final class SearchBot implements Bot {

    private final Budget budget;
    private final int threads;
    private final long seed;
    private final MoveList offered = new MoveList();
    private final List<Searcher> searchers = new ArrayList<>();
    private long iterations;

    SearchBot(Budget budget, int threads, long seed) {
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
        if (offered.size() == 1) {
            return offered.at(0);
        }
        seatSearchers(sight);
        searchers.forEach(searcher -> searcher.advance(sight));
        iterations += searchers.size() == 1
                ? searchers.getFirst().think(sight, budget)
                : searchers.parallelStream()
                        .mapToInt(searcher -> searcher.think(sight, budget))
                        .sum();
        return mostVisited(sight);
    }

    private void seatSearchers(Sight sight) {
        if (!searchers.isEmpty()) {
            return;
        }
        Game game = sight.game();
        IntStream.range(0, threads)
                .mapToObj(
                        thread -> new Searcher(game, sight.seats(), Evaluators.of(game), budget.nodes(), seed + thread))
                .forEach(searchers::add);
    }

    private long mostVisited(Sight sight) {
        long best = offered.at(0);
        long mostVisits = -1;
        for (int i = 0; i < offered.size(); i++) {
            long move = offered.at(i);
            long visits = searchers.stream()
                    .mapToLong(searcher -> searcher.visits(sight, move))
                    .sum();
            if (visits > mostVisits) {
                mostVisits = visits;
                best = move;
            }
        }
        return best;
    }
}
