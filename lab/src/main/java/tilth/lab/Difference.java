package tilth.lab;

/**
 * How far something came out differently with two sets of options.
 *
 * @param chance how likely such a difference is if there is none
 * @param real whether it is more than chance, all differences looked at taken together
 */
public record Difference(
        Subject subject,
        double first,
        double second,
        double difference,
        double low,
        double high,
        double chance,
        boolean real) {

    /** What is compared. */
    public enum Kind {
        /** The share of games that end in one way. */
        ENDING,
        /** The mean number of rounds. */
        ROUNDS,
        /** The mean points of the winner. */
        WINNER_POINTS,
        /** The mean lead of the winner. */
        LEAD,
        /** What the first in the order of play wins. */
        FIRST_PLACE,
        /** The mean points of winners in one category. */
        CATEGORY,
        /** How often something is done in a game. */
        TIMES,
        /** How much more often those who did something won. */
        ADVANTAGE
    }

    /** What is compared, the ending, category or thing it is about, and at tables with how many seats. */
    public record Subject(Kind kind, String topic, String word, int seats) {

        /** At tables with any number of seats. */
        public static final int ANY_SEATS = 0;

        static Subject of(Kind kind, int seats) {
            return new Subject(kind, "", "", seats);
        }
    }

    static Difference of(Subject subject, Estimate first, Estimate second) {
        Estimate gap = second.above(first);
        return new Difference(
                subject, first.value(), second.value(), gap.value(), gap.low(), gap.high(), gap.chance(), false);
    }

    Difference judged(boolean isReal) {
        return new Difference(subject, first, second, difference, low, high, chance, isReal);
    }
}
