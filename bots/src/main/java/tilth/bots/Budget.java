package tilth.bots;

/** How much a search may think about one decision: up to some iterations, or up to some time. */
record Budget(int iterations, long nanoseconds) {

    private static final int LEAST_NODES = 1 << 10;
    private static final int MOST_NODES = 1 << 21;

    /** No iteration is done in fewer nanoseconds. */
    private static final int FASTEST_ITERATION = 1_000;

    static final Budget STANDARD = milliseconds(20);

    static Budget iterations(int count) {
        return new Budget(count, Long.MAX_VALUE);
    }

    static Budget milliseconds(int count) {
        return new Budget(Integer.MAX_VALUE, count * 1_000_000L);
    }

    /** Room for all nodes a search with this budget may grow, and for as many kept from earlier decisions. */
    int nodes() {
        long iterationsAtMost = isTimed() ? nanoseconds / FASTEST_ITERATION : iterations;
        return Math.clamp(2 * iterationsAtMost, LEAST_NODES, MOST_NODES);
    }

    /** Whether a share of it is used up by so many iterations, begun at a time. */
    boolean isSpent(long began, int done, double share) {
        return isTimed() ? System.nanoTime() - began >= share * nanoseconds : done >= share * iterations;
    }

    boolean isTimed() {
        return nanoseconds != Long.MAX_VALUE;
    }
}
