package tilth.lab;

import tilth.engine.Seats;

/** Wins as whole numbers, so that they add up to the same in any order: a win shared by three counts a third. */
final class Credit {

    /** What a win of one's own counts: every number of winners up to ten divides it. */
    static final long WHOLE = 2520;

    private Credit() {}

    static long of(int winners, int seat) {
        return Seats.has(winners, seat) ? WHOLE / Seats.count(winners) : 0;
    }
}
