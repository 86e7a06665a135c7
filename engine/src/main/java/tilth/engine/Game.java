package tilth.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One game of the house: how it is set up and what its words are. Found by {@link Games}. */
public interface Game {

    /** The word for the game in commands, records and links. */
    String id();

    String title();

    Credits credits();

    int minSeats();

    int maxSeats();

    /**
     * Grows by one whenever a change of the rules may refuse a move that was legal before, so that old records can tell
     * what they were played under.
     */
    default int rulesVersion() {
        return 1;
    }

    /** What a table may choose, each with its standard value. */
    List<Option> options();

    /** Why a table for so many with such options cannot be played at, each option with a value. */
    default Optional<Refusal> refusal(int seats, Map<String, String> options) {
        return Optional.empty();
    }

    Notation moves();

    Notation questions();

    List<Happening> happenings();

    /** What many plays of it can teach. */
    default Study study() {
        return Study.of(this);
    }

    /** Whether seats are asked out of their turn, so that {@link Position#byDefault} may have an answer. */
    default boolean asksOutOfTurn() {
        return false;
    }

    /** The position before the first move. The set-up has been checked by {@link Setup}. */
    Position start(Setup setup);

    /** A position of no game in particular, to be overwritten by {@link Position#copyFrom}. */
    Position blank();
}
