package tilth.bots;

import java.util.Arrays;
import tilth.engine.MoveList;

/** The moves that a seat means to make one after the other, each as long as it is offered what it thought it would be. */
final class Plan {

    private static final int MIX = 31;
    private static final long[] NOTHING = {};

    /** One that says nothing; nobody may change it. */
    static final Plan NONE = new Plan();

    private long[] moves = NOTHING;
    private long[] offers = NOTHING;
    private int size;
    private int begun;
    private int next;

    void clear() {
        size = 0;
        next = 0;
    }

    /** Becomes a move amid an offer, and then what another plan says. */
    void become(long offer, long move, Plan then) {
        size = 0;
        makeRoom(1 + then.size);
        moves[0] = move;
        offers[0] = offer;
        System.arraycopy(then.moves, 0, moves, 1, then.size);
        System.arraycopy(then.offers, 0, offers, 1, then.size);
        size = 1 + then.size;
    }

    void become(Plan other) {
        makeRoom(other.size);
        System.arraycopy(other.moves, 0, moves, 0, other.size);
        System.arraycopy(other.offers, 0, offers, 0, other.size);
        size = other.size;
    }

    private void makeRoom(int count) {
        if (moves.length < count) {
            moves = Arrays.copyOf(moves, count);
            offers = Arrays.copyOf(offers, count);
        }
    }

    /** Forgets all but the first move. */
    void stopAfterFirst() {
        size = Math.min(size, 1);
    }

    int size() {
        return size;
    }

    long move(int place) {
        return moves[place];
    }

    /** Its first move is made after so many moves of the game. */
    void begin(int length) {
        begun = length;
        next = 1;
    }

    /** Whether it has a move for who is offered this after so many moves of the game. */
    boolean goesOn(int length, MoveList offered) {
        return next < size && begun + next == length && offers[next] == digest(offered);
    }

    long next() {
        return moves[next++];
    }

    /** A fingerprint of what is offered. */
    static long digest(MoveList offered) {
        long digest = offered.size();
        for (int i = 0; i < offered.size(); i++) {
            digest = digest * MIX + offered.at(i);
        }
        return digest;
    }
}
