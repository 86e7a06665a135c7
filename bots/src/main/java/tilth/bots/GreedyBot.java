package tilth.bots;

import java.util.function.LongPredicate;
import tilth.engine.Game;
import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.QuickRng;
import tilth.engine.Sight;

/**
 * Takes the way to the end of its turn that looks best, without a thought of what others may answer. What it has planned it
 * does, as long as nothing comes in between.
 */
public final class GreedyBot implements Bot {

    /** How much chance there is in the choice between moves that look the same. */
    private static final double WHIM = 1e-6;

    private final Evaluator evaluator;
    private final QuickRng rng;
    private final Foresight foresight;
    private final Position start;
    private final MoveList offered = new MoveList();
    private final Plan plan = new Plan();

    public GreedyBot(Game game, Evaluator evaluator, long seed) {
        this(game, evaluator, move -> false, seed);
    }

    /** One that never makes some moves, as long as there is another. */
    public GreedyBot(Game game, Evaluator evaluator, LongPredicate shuns, long seed) {
        this.evaluator = evaluator;
        rng = new QuickRng(seed);
        foresight = new Foresight(game, evaluator, shuns, rng);
        start = game.blank();
    }

    @Override
    public long choose(Sight sight) {
        sight.moves(offered);
        if (plan.goesOn(sight.length(), offered)) {
            return plan.next();
        }
        return offered.size() == 1 ? offered.at(0) : think(sight);
    }

    private long think(Sight sight) {
        sight.imagine(start, rng);
        int ways = foresight.look(start, sight.seat(), evaluator.foresight());
        double most = Double.NEGATIVE_INFINITY;
        int best = 0;
        for (int i = 0; i < ways; i++) {
            double lead = foresight.way(i).lead + rng.below(1000) * WHIM;
            best = lead > most ? i : best;
            most = Math.max(most, lead);
        }
        plan.become(foresight.way(best).plan);
        plan.begin(sight.length());
        return plan.move(0);
    }
}
