package tilth.bots;

import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.Rng;

/** Judges positions of one game, for one bot on one thread at a time. Found by {@link Evaluators}. */
public interface Evaluator {

    /** The id of its game. */
    String game();

    /** How a search that is guided by it weighs things, at a table of so many. */
    default Style style(int seats) {
        return Style.STANDARD;
    }

    /** How many positions a greedy bot looks at for one decision, shared by the moves on offer. */
    default int foresight() {
        return 2_000;
    }

    /** A move that a seat would make without much thought, for playing out what a search has not looked at. */
    default long habit(Position position, int seat, MoveList offered, Rng rng) {
        return offered.any(rng);
    }

    /** Estimates the points every seat will have at the end, into the first places of the array. Allocates nothing. */
    void estimate(Position position, float[] points);
}
