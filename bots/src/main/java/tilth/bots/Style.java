package tilth.bots;

/**
 * How a search weighs things.
 *
 * @param curiosity how much it prefers moves it knows little of, shared among the seats; in a race 0 means that what follows
 *     a move is left to habit
 * @param playout how many moves it plays out of habit before it judges, or how many turns if the evaluator counts them
 * @param leadScale a lead of so many points makes a seat about three times as likely to win as the other
 * @param winWeight how much of the reward of a finished game is winning rather than leading
 * @param rivalry how much the points of the best of the others count against one's own: 1 where only the lead counts,
 *     less where who only thinks of harming others harms themselves more
 * @param plansAlone whether a seat's tree has its own moves only, and all that others do is chance to it: right where
 *     seats act at the same time and hardly touch each other
 * @param races whether the moves on offer compete in the same worlds, the worse half dropping out again and again: right
 *     where chance is strong
 */
public record Style(
        float curiosity,
        int playout,
        float leadScale,
        float winWeight,
        float rivalry,
        boolean plansAlone,
        boolean races) {

    static final Style STANDARD = new Style(0.4f, 12, 6f, 0.5f, 1f, false, false);
}
