package tilth.chineur;

import tilth.engine.Deed;

/** What follows by itself, once every question above it on the agenda is answered. */
enum Follows implements Deed {
    /** Begins the opening round when all first tiles are placed. */
    OPEN_GAME,
    /** Goes on with the thefts at a seat that has so many tiles left. */
    THEFTS,
    /** Pays the owner of the collective farm rolled. */
    PAY_OWNER,
    /** Lets the active player use the exchange. */
    USE_TOOL,
    /** Lets the active player act. */
    LET_ACT;

    private static final Follows[] ALL = values();

    static Follows of(long deed) {
        return ALL[Deed.ordinalOf(deed)];
    }
}
