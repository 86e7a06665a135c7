package tilth.bots;

import tilth.engine.MoveList;
import tilth.engine.QuickRng;
import tilth.engine.Sight;

/** Takes any legal move, each equally likely. */
final class RandomBot implements Bot {

    private final QuickRng rng;
    private final MoveList offered = new MoveList();

    RandomBot(long seed) {
        rng = new QuickRng(seed);
    }

    @Override
    public long choose(Sight sight) {
        sight.moves(offered);
        return offered.any(rng);
    }
}
