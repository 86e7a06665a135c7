package tilth.agricola.cards;

/** The moments of a game at which a card can do something. */
public enum Moment {
    /** The card itself has just been played. */
    PLAYED,
    /** The card itself is about to be paid for and played. */
    BEFORE_PLAYED,
    /** An occupation is about to be paid for and played. */
    BEFORE_OCCUPATION,
    OCCUPATION_PLAYED,
    /** An improvement has just been built or played. */
    IMPROVEMENT_BUILT,
    /** The preparation of a round is over. */
    ROUND_START,
    /** The work phase begins, and all spaces are filled up. */
    WORK_START,
    /** A person has just been placed; the space has not brought anything yet. */
    USE,
    /** Everything a space brings has been done. */
    USED,
    TURN_END,
    /** It would be somebody's turn, but all their people have been placed. */
    NOBODY_HOME,
    ROOMS_BUILT,
    STABLE_BUILT,
    RENOVATED,
    PASTURES_BUILT,
    PLOWED,
    SOWN,
    BAKED,
    /** Animals or vegetables have been cooked. */
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
    /** Everything that belongs to the fields is done. */
    FIELDS_END,
    /** Families are about to be fed. */
    FEEDING_START,
    /** A harvest is over. */
    HARVEST_END,
    /** Points are about to be counted. */
    GAME_END,
    /** A craft has just turned a good into food. */
    CRAFTED,
    /** Somebody has harvested their fields although there is no harvest. */
    REAPED_ALONE,
    /** All people and guests have been placed, and it is somebody's turn to move theirs. */
    ALL_PLACED,
    /** What a space brings has come, and nothing that cards add to it. */
    BROUGHT,
    /** Goods have come to somebody, from wherever. */
    GOT;

    private static final Moment[] ALL = values();

    public static final int COUNT = ALL.length;

    public static Moment of(int ordinal) {
        return ALL[ordinal];
    }

    /** Whether only the card hears it that it is about. */
    public boolean isItsOwn() {
        return this == PLAYED || this == BEFORE_PLAYED;
    }

    /** Whether cards hear it that were played only just now; what precedes an occupation is no part of the one before. */
    public boolean isHeardAtOnce() {
        return isItsOwn() || this == BEFORE_OCCUPATION || this == NOBODY_HOME || isCalendar();
    }

    /** Whether a card has just come in front of somebody. */
    public boolean isCardPlay() {
        return this == OCCUPATION_PLAYED || this == IMPROVEMENT_BUILT;
    }

    /** Whether it is about the use of a space. */
    public boolean isAboutSpace() {
        return this == USE || this == BROUGHT || this == USED || this == TURN_END;
    }

    /** Whether it belongs to a harvest. */
    public boolean isHarvest() {
        return switch (this) {
            case FIELDS_START, FIELDS, FIELDS_END, FEEDING_START, HARVEST_END -> true;
            default -> false;
        };
    }

    /** Whether it comes by the calendar, for everybody, not by what somebody does. */
    public boolean isCalendar() {
        return switch (this) {
            case ROUND_START, WORK_START, RETURN_HOME, ROUND_END -> true;
            case FIELDS_START, FIELDS, FIELDS_END, FEEDING_START, HARVEST_END, GAME_END -> true;
            default -> false;
        };
    }
}
