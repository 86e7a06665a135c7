package tilth.engine;

/** A fast generator for imagined worlds and random play. Never for a real table: its numbers can be foretold. */
public final class QuickRng extends Rng {

    private long state;

    public QuickRng(long seed) {
        state = seed;
    }

    /** Starts again as if new. */
    public void reseed(long seed) {
        state = seed;
    }

    @Override
    public int nextInt() {
        return (int) (mix(state += 0x9E3779B97F4A7C15L) >>> 32);
    }

    static long mix(long number) {
        long mixed = (number ^ number >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }
}
