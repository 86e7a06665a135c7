package tilth.bots;

import tilth.engine.QuickRng;
import tilth.engine.Sight;

/** Plays like another bot, but leaves some decisions to chance. */
final class BlunderingBot implements Bot {

    private final Bot other;
    private final Bot chance;
    private final int blunders;
    private final QuickRng rng;

    /** Leaves this many of a hundred decisions to chance. */
    BlunderingBot(Bot other, int blunders, long seed) {
        this.other = other;
        this.blunders = blunders;
        rng = new QuickRng(seed);
        chance = new RandomBot(rng.nextLong());
    }

    @Override
    public long choose(Sight sight) {
        return rng.below(100) < blunders ? chance.choose(sight) : other.choose(sight);
    }
}
