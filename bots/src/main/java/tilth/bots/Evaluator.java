package tilth.bots;

import tilth.engine.Position;

/** Judges positions of one game. Found by {@link Evaluators}. */
public interface Evaluator {

    /** The id of its game. */
    String game();

    /** Estimates the points every seat will have at the end, into the first places of the array. Allocates nothing. */
    void estimate(Position position, float[] points);
}
