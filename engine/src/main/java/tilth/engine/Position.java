package tilth.engine;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Where a game stands: everything on the table, face up or down, and the questions still open.
 *
 * <p>A position changes only by {@link #play}. Seats are numbered from 0; sets of seats are bit sets. The packed moves
 * and questions are those of {@link Game#moves()} and {@link Game#questions()}.
 */
public interface Position {

    int seats();

    /** The seats that are asked something now; none once the game is over. */
    int openSeats();

    /** The open seats the game waits for: all but those who could go on without an answer. */
    default int awaitedSeats() {
        return openSeats();
    }

    default boolean isOver() {
        return openSeats() == 0;
    }

    /** What a seat is asked now; only for an open seat. */
    long question(int seat);

    /** Fills the list with every legal move of a seat; it has none while it is not open, else at least one. */
    void moves(int seat, MoveList into);

    /** Plays a move the position offers to that seat. Whoever takes moves from outside checks that first: {@link Match}. */
    void play(int seat, long move, Journal journal);

    /**
     * The sensible answer of a seat that is asked out of its turn, for a table that does not want to wait for it any
     * longer; nothing if the seat is not asked or has the turn. It is one of {@link #moves} and tells nothing hidden.
     */
    default OptionalLong byDefault(int seat) {
        return OptionalLong.empty();
    }

    /** Whether moves may be kept from other seats now, so that {@link #seen} differs from what is played. */
    default boolean hasSecretMoves() {
        return false;
    }

    /** What a viewer will see of a move that a seat is about to play, with whatever is secret blotted out. */
    default long seen(int viewer, int seat, long move) {
        return move;
    }

    /** The points of a seat if the game ended now. */
    int score(int seat);

    /** The seats that have won, once the game is over; several share a win, and who plays alone may lose. */
    int winners();

    ScoreSheet scoreSheet();

    /** What a seat, or a {@link Seats#WATCHER}, may see. */
    View view(int viewer);

    /** Why a seat may not now do anything with a target such as {@code tile:arta}; nothing if it may. */
    Optional<Refusal> why(int seat, String target);

    /** The same about many targets, one after the other. */
    default List<Optional<Refusal>> whys(int seat, List<String> targets) {
        return targets.stream().map(target -> why(seat, target)).toList();
    }

    /** Deals whatever the viewer cannot see anew, by chance, in this position. */
    void imagine(int viewer, Rng rng);

    /** Becomes the same as another position of the same game. */
    void copyFrom(Position other);

    Position copy();

    /** A fingerprint of everything in this position, hidden or not. */
    long digest();
}
