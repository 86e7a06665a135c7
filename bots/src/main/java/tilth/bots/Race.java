package tilth.bots;

import tilth.engine.MoveList;
import tilth.engine.Sight;

/** The moves a seat may choose from, as they compete: the worse half drops out again and again until one is left. */
final class Race {

    private final MoveList moves = new MoveList();
    private float[] sums = new float[64];
    private int[] runs = new int[64];
    private boolean[] out = new boolean[64];
    private int left;

    /** All moves a seat is offered start anew. */
    void lineUp(Sight sight) {
        sight.moves(moves);
        left = moves.size();
        if (sums.length < left) {
            sums = new float[2 * left];
            runs = new int[2 * left];
            out = new boolean[2 * left];
        }
        for (int i = 0; i < left; i++) {
            sums[i] = 0;
            runs[i] = 0;
            out[i] = false;
        }
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
            if (!out[i] && (worst < 0 || sums[i] / runs[i] < sums[worst] / runs[worst])) {
                worst = i;
            }
        }
        return worst;
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
