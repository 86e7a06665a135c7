package tilth.bots.chineur;

import java.util.Arrays;
import java.util.List;
import tilth.chineur.ChineurPosition;
import tilth.engine.MoveList;
import tilth.engine.Rng;
import tilth.engine.Rows;

/**
 * Plays Farmer Chineur without much thought: each move on offer is worth what moves of its kind were worth at a glance like
 * this one, and a little whim decides among those that are nearly as good.
 *
 * <p>The worths in {@code habit.txt} were learnt by playing against itself: what led to better ends became more likely.
 * It keeps notes, so it serves one search at a time.
 */
final class Habit {

    static final int NUMBERS = Glance.OF_TABLE + Glance.OF_MOVE;
    private static final float[] WORTHS = worths();

    /** How much whim there is in a choice: with 1 moves are taken as often as they were in learning. */
    private static final double WHIM = 0.7;

    private static final float LEAST_LEANING = -8;

    private static final int WHIMS = 1 << 12;
    private static final float[] WHIM_OF = whims();

    /** A row for each kind of move, with a number for each thing the habit looks at. */
    private final float[] worths;

    private final Glance glance = new Glance();

    /** What a kind of move is worth at this table, whatever its traits; not a number as long as nobody asked. */
    private final float[] atTable = new float[Choice.values().length];

    Habit() {
        this(WORTHS);
    }

    Habit(float[] worths) {
        this.worths = worths;
    }

    long of(ChineurPosition game, int seat, MoveList offered, Rng rng) {
        if (offered.size() == 1) {
            return offered.at(0);
        }
        look(game, seat);
        long best = offered.at(0);
        float most = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < offered.size(); i++) {
            float worth = worth(Traits.of(game, seat, offered.at(i), glance)) + WHIM_OF[rng.nextInt() & WHIMS - 1];
            if (worth > most) {
                most = worth;
                best = offered.at(i);
            }
        }
        return best;
    }

    /** How much less each move is worth than the best, but no move is thought to be hopeless. */
    void leanings(ChineurPosition game, int seat, MoveList offered, float[] leanings) {
        look(game, seat);
        float most = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < offered.size(); i++) {
            leanings[i] = worth(Traits.of(game, seat, offered.at(i), glance));
            most = Math.max(most, leanings[i]);
        }
        for (int i = 0; i < offered.size(); i++) {
            leanings[i] = Math.max(LEAST_LEANING, leanings[i] - most);
        }
    }

    private void look(ChineurPosition game, int seat) {
        glance.atTable(game, seat);
        Arrays.fill(atTable, Float.NaN);
    }

    private float worth(Choice choice) {
        int kind = choice.ordinal();
        if (Float.isNaN(atTable[kind])) {
            atTable[kind] = sum(kind, 0, Glance.OF_TABLE);
        }
        return atTable[kind] + sum(kind, Glance.OF_TABLE, NUMBERS);
    }

    private float sum(int kind, int from, int to) {
        float sum = 0;
        for (int i = from; i < to; i++) {
            sum += worths[kind * NUMBERS + i] * glance.number(i);
        }
        return sum;
    }

    /** Those of {@code habit.txt}. */
    static float[] worths() {
        float[] worths = new float[Choice.values().length * NUMBERS];
        for (List<String> row : Rows.beside(Habit.class, "habit.txt")) {
            int kind = Choice.named(row.getFirst()).ordinal();
            for (int i = 0; i < NUMBERS; i++) {
                worths[kind * NUMBERS + i] = Float.parseFloat(row.get(1 + i));
            }
        }
        return worths;
    }

    /** Whims of the one kind that makes the choice among moves depend only on the differences of their worths. */
    private static float[] whims() {
        float[] whims = new float[WHIMS];
        for (int i = 0; i < WHIMS; i++) {
            whims[i] = (float) (-WHIM * Math.log(-Math.log((i + 0.5) / WHIMS)));
        }
        return whims;
    }
}
