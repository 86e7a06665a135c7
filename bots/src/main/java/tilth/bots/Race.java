package tilth.bots;

import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.Sight;

/** The moves a seat may choose from, as they compete: the worse half drops out again and again until one is left. */
final class Race {

    /** How much reward a leaning stands for at first, and after how many runs it is half of that. */
    private static final float LEANING = 0.02f;

    private static final float RUNS_AGAINST_LEANING = 30;

    private final MoveList moves = new MoveList();
    private float[] sums = new float[64];
    private float[] leanings = new float[64];
    private int[] runs = new int[64];
    private boolean[] out = new boolean[64];
    private int left;

    /** All moves a seat is offered start anew. */
    void lineUp(Sight sight) {
        sight.moves(moves);
        left = moves.size();
        if (sums.length < left) {
            sums = new float[2 * left];
            leanings = new float[2 * left];
            runs = new int[2 * left];
            out = new boolean[2 * left];
        }
        for (int i = 0; i < left; i++) {
            sums[i] = 0;
            runs[i] = 0;
            out[i] = false;
        }
    }

    /** Takes note of what a seat would think of the moves if none had run. */
    void lean(Evaluator evaluator, Position position, int seat) {
        evaluator.leanings(position, seat, moves, leanings);
    }

    /** In how many heats one of them is found. */
    int heats() {
        return Integer.SIZE - Integer.numberOfLeadingZeros(moves.size() - 1);
    }

    int size() {
        return moves.size();
    }

    /** How many are still in the race. */
    int left() {
        return left;
    }

    boolean isOut(int place) {
        return out[place];
    }

    long move(int place) {
        return moves.at(place);
    }

    void note(int place, float reward) {
        sums[place] += reward;
        runs[place]++;
    }

    /** The worse half drops out. */
    void endHeat() {
        for (int many = (left + 1) / 2; left > many; left--) {
            out[worst()] = true;
        }
        if (left == 1) {
            crown();
        }
    }

    private int worst() {
        int worst = -1;
        for (int i = 0; i < moves.size(); i++) {
            if (!out[i] && (worst < 0 || standing(i) < standing(worst))) {
                worst = i;
            }
        }
        return worst;
    }

    /** What a move has shown, and what was thought of it before as long as it has not run often. */
    private float standing(int place) {
        return sums[place] / runs[place] + LEANING * leanings[place] / (1 + runs[place] / RUNS_AGAINST_LEANING);
    }

    /** Whoever is left has run most, also if the last rival ran as often. */
    private void crown() {
        for (int i = 0; i < moves.size(); i++) {
            runs[i] += out[i] ? 0 : 1;
        }
    }

    /** How often a move has run. */
    int runs(long move) {
        for (int i = 0; i < moves.size(); i++) {
            if (moves.at(i) == move) {
                return runs[i];
            }
        }
        return 0;
    }
}
