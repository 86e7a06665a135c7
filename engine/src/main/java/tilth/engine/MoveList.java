package tilth.engine;

import java.util.Arrays;

/** A buffer of packed moves that its owner uses again and again. */
public final class MoveList {

    private long[] moves = new long[64];
    private int size;

    public void clear() {
        size = 0;
    }

    public void add(long move) {
        if (size == moves.length) {
            moves = Arrays.copyOf(moves, 2 * size);
        }
        moves[size++] = move;
    }

    public void copyFrom(MoveList other) {
        if (moves.length < other.size) {
            moves = new long[other.moves.length];
        }
        System.arraycopy(other.moves, 0, moves, 0, other.size);
        size = other.size;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public long at(int index) {
        return moves[index];
    }

    public boolean contains(long move) {
        for (int i = 0; i < size; i++) {
            if (moves[i] == move) {
                return true;
            }
        }
        return false;
    }

    /** One of the moves, each equally likely. */
    public long any(Rng rng) {
        return moves[size == 1 ? 0 : rng.below(size)];
    }

    public long[] toArray() {
        return Arrays.copyOf(moves, size);
    }
}
