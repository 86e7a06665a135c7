package tilth.chineur;

import tilth.engine.Digest;
import tilth.engine.Purpose;
import tilth.engine.Rng;
import tilth.engine.Seed;

/** The rolls to come, some at a time, so that most turns need no new stream of chance. */
final class Dice {

    private static final Purpose DIE = Purpose.of("die");
    private static final int AT_A_TIME = 20;
    private static final int BITS = 3;
    private static final int MASK = (1 << BITS) - 1;

    /** The next roll in the lowest bits. */
    private long rolls;

    /** How often the die has been rolled. */
    private short rolled;

    void copyFrom(Dice other) {
        rolls = other.rolls;
        rolled = other.rolled;
    }

    long digest(long digest) {
        return Digest.add(Digest.add(digest, rolls), rolled);
    }

    int next(Seed seed) {
        if (rolled % AT_A_TIME == 0) {
            fill(AT_A_TIME, seed.stream(DIE, rolled / AT_A_TIME));
        }
        int roll = (int) rolls & MASK;
        rolls >>>= BITS;
        rolled++;
        return roll;
    }

    void imagine(Rng rng) {
        int used = rolled % AT_A_TIME;
        fill(used == 0 ? 0 : AT_A_TIME - used, rng);
    }

    private void fill(int count, Rng rng) {
        rolls = 0;
        for (int i = 0; i < count; i++) {
            rolls = rolls << BITS | rng.below(ChineurPosition.CELLS);
        }
    }
}
