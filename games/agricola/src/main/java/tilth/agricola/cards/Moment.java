package tilth.agricola.cards;

/** The moments of a game at which a card can do something. */
public enum Moment {
    /** The card itself has just been played. */
    PLAYED,
    /** Any improvement has just been built, this one included. */
    IMPROVEMENT_BUILT,
    /** The preparation of a round is over. */
    ROUND_START,
    /** A person has just been placed; the space has not brought anything yet. */
    USE,
    /** Everything a space brings has been done. */
    USED,
    TURN_END,
    ROOMS_BUILT,
    RENOVATED,
    PASTURES_BUILT,
    PLOWED,
    SOWN,
    BAKED,
    /** An animal or a vegetable has been cooked. */
    COOKED,
    GREW,
    /** All people have been placed and still stand on the board. */
    RETURN_HOME,
    /** All people are home, and no harvest has begun. */
    ROUND_END,
    /** A harvest begins. */
    FIELDS_START,
    /** Crops have been taken off the fields. */
    FIELDS,
    /** A harvest is over. */
    HARVEST_END,
    /** Points are about to be counted. */
    GAME_END;

    private static final Moment[] ALL = values();

    public static final int COUNT = ALL.length;

    public static Moment of(int ordinal) {
        return ALL[ordinal];
    }
}
