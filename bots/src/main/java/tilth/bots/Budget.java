package tilth.bots;

/** How much a search may think about one decision: up to some iterations, or up to some time. */
record Budget(int iterations, long nanoseconds) {

    static final Budget STANDARD = milliseconds(20);

    static Budget iterations(int count) {
        return new Budget(count, Long.MAX_VALUE);
    }

    static Budget milliseconds(int count) {
        return new Budget(Integer.MAX_VALUE, count * 1_000_000L);
    }

    boolean isTimed() {
        return nanoseconds != Long.MAX_VALUE;
    }
}
