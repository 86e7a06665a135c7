package tilth.bots;

import tilth.engine.Position;
import tilth.engine.Seats;

/** How good a position is for a seat, between 0 and 1: how likely it is to win with such a lead. */
final class Odds {

    /** Over so many positions it forgets what usually came out. */
    private static final int MEMORY = 1000;

    private final Evaluator evaluator;
    private final Style style;
    private final float[] points = new float[Lead.MOST_SEATS];
    private final float[] chances = new float[Lead.MOST_SEATS];

    /** What usually comes out for each seat. */
    private final float[] usual = new float[Lead.MOST_SEATS];

    private boolean isFirst = true;

    Odds(Evaluator evaluator, Style style) {
        this.evaluator = evaluator;
        this.style = style;
    }

    float of(Position position, int seat) {
        return of(position)[seat];
    }

    /** The chances of all seats, which add up to 1 where only the lead counts; valid until the next call. */
    float[] of(Position position) {
        int seats = position.seats();
        boolean over = position.isOver();
        if (!over && evaluator.judge(position, chances)) {
            return chances;
        }
        if (over) {
            for (int seat = 0; seat < seats; seat++) {
                points[seat] = position.score(seat);
            }
        } else {
            evaluator.estimate(position, points);
        }
        for (int seat = 0; seat < seats; seat++) {
            chances[seat] = countsLeads(seats) ? chance(seats, seat) : progress(seats, seat);
        }
        isFirst = false;
        if (over && seats > 1) {
            addWin(seats, position.winners());
        }
        return chances;
    }

    private boolean countsLeads(int seats) {
        return seats > 1 && style.rivalry() == 1;
    }

    /** What a seat has is compared with what usually comes out for it: how much better this is, between 0 and 1. */
    private float progress(int seats, int seat) {
        float reached = points[seat] - (seats == 1 ? 0 : style.rivalry() * Lead.bestOther(points, seats, seat));
        usual[seat] = isFirst ? reached : usual[seat] + (reached - usual[seat]) / MEMORY;
        return 1 / (1 + (float) Math.exp((usual[seat] - reached) / style.leadScale()));
    }

    private float chance(int seats, int seat) {
        float sum = 0;
        for (int other = 0; other < seats; other++) {
            sum += (float) Math.exp((points[other] - points[seat]) / style.leadScale());
        }
        return 1 / sum;
    }

    private void addWin(int seats, int winners) {
        float share = style.winWeight() / Seats.count(winners);
        for (int seat = 0; seat < seats; seat++) {
            chances[seat] *= 1 - style.winWeight();
            chances[seat] += Seats.has(winners, seat) ? share : 0;
        }
    }
}
