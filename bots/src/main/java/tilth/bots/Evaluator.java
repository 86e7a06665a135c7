package tilth.bots;

import java.util.Arrays;
import java.util.Optional;
import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.Rng;

/** Judges positions of one game, for one bot or one thread of it. Found by {@link Evaluators}. */
public interface Evaluator {

    /** What an evaluator says that measures playouts in moves. */
    int UNCOUNTED = -1;

    /** The id of its game. */
    String game();

    /** One that stays as it is, to measure others by; as good as any where there is no such one. */
    default Evaluator yardstick() {
        return this;
    }

    /** What it can be taught by, if it judges by what was learnt. */
    default Optional<Lessons> lessons() {
        return Optional.empty();
    }

    /** How a search that is guided by it weighs things, at a table of so many. */
    default Style style(int seats) {
        return Style.STANDARD;
    }

    /** How a search from turn to turn weighs things, if it is good enough at judging where turns end to guide one. */
    default Optional<TurnStyle> turnStyle() {
        return Optional.empty();
    }

    /** How many positions a greedy bot looks at for one decision, shared by the moves on offer. */
    default int foresight() {
        return 2_000;
    }

    /** Whether a move plays a card from the hand, for bots that never do so and show what cards are worth. */
    default boolean isFromHand(long move) {
        return false;
    }

    /** Leaves of the moves on offer those worth a look, at least one: what comes to the same as another is left out. */
    default void narrow(Position position, int seat, MoveList offered) {}

    /** Whether what a seat does in its turn after the first move tells next to nothing about the others. */
    default boolean judgesApart() {
        return false;
    }

    /** A move that a seat would make without much thought, for playing out what a search has not looked at. */
    default long habit(Position position, int seat, MoveList offered, Rng rng) {
        return offered.any(rng);
    }

    /**
     * How much a seat leans towards each move on offer before it thinks, at most 0 each, into the first places of the array.
     * In a race the less liked of two moves has to show its worth a little longer.
     */
    default void leanings(Position position, int seat, MoveList offered, float[] leanings) {
        Arrays.fill(leanings, 0, offered.size(), 0);
    }

    /** How many turns of the game were played, if playouts of a search shall be measured in turns, or {@link #UNCOUNTED}. */
    default int turnsPlayed(Position position) {
        return UNCOUNTED;
    }

    /**
     * Judges how good a position is for every seat, shares of 1, into the first places of the array; whether it can. Where it
     * cannot, a search goes by the estimate of the points.
     */
    default boolean judge(Position position, float[] rewards) {
        return false;
    }

    /** Estimates the points every seat will have at the end, into the first places of the array. Allocates nothing. */
    void estimate(Position position, float[] points);

    /** Estimates the points of one seat, where seats are judged apart. */
    default float estimate(Position position, int seat) {
        throw new IllegalStateException(game() + " is not judged seat by seat");
    }
}
