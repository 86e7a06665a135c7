package tilth.bots;

/** How far a seat is ahead of the best of the others. */
final class Lead {

    static final int MOST_SEATS = 8;

    private Lead() {}

    static float of(float[] points, int seats, int seat) {
        return seats == 1 ? points[seat] : points[seat] - bestOther(points, seats, seat);
    }

    /** The points of the best of the others. */
    static float bestOther(float[] points, int seats, int seat) {
        float best = Float.NEGATIVE_INFINITY;
        for (int other = 0; other < seats; other++) {
            if (other != seat) {
                best = Math.max(best, points[other]);
            }
        }
        return best;
    }
}
