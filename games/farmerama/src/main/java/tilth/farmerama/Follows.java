package tilth.farmerama;

import tilth.engine.Deed;

/** What follows by itself, once every question above it on the agenda is answered. */
enum Follows implements Deed {
    /** Turns up the cards all players have laid. */
    REVEAL,
    /** Compares two players once more for the object that is left. */
    COMPARE_AGAIN,
    /** Gives a seat the object at a place of the display. */
    AWARD,
    /** Gives a seat the one object that is left of the display. */
    AWARD_THE_OTHER,
    /** Lets all players act. */
    LET_ACT,
    /** Ends the round. */
    CLEAN_UP,
    /** Turns up the next card of the solo game, or ends it. */
    NEXT_SOLO_TURN;

    private static final Follows[] ALL = values();

    static Follows of(long deed) {
        return ALL[Deed.ordinalOf(deed)];
    }
}
