package tilth.bots;

import tilth.engine.Sight;

/** What a search bot thinks with, on one thread. */
interface Thinker {

    /** One for a bot at a table that it sees, with room for so many nodes. */
    static Thinker of(Sight sight, Evaluator evaluator, int nodes, long seed) {
        return evaluator
                .turnStyle()
                .<Thinker>map(style -> new TurnSearch(sight.game(), evaluator, style, seed))
                .orElseGet(() -> new Searcher(sight, evaluator, nodes, seed));
    }

    /** Takes over what it knows from its last decision, as far as that is still of use. */
    default void advance(Sight sight) {}

    /** Thinks about what a seat is asked until the budget is used up; the number of iterations. */
    int think(Sight sight, Budget budget);

    /** How often it went for a move from where the seat stands. */
    int visits(Sight sight, long move);

    /** What it means to do in this turn, beginning with a move; nothing if it did not think about more than the move. */
    default Plan plan(long move) {
        return Plan.NONE;
    }
}
