package tilth.chineur;

/** What the game does by itself, once every question above it on the agenda is answered. */
enum Deed {
    /** Begins the opening round when all first tiles are placed. */
    OPEN_GAME,
    /** Goes on with the thefts, at a place clockwise from the active player who has so many tiles left. */
    THEFTS,
    /** Pays the owner of the collective farm rolled. */
    PAY_OWNER,
    /** Lets the active player use the exchange. */
    USE_TOOL,
    /** Lets the active player act. */
    LET_ACT;

    private static final Deed[] ALL = values();
    private static final int PLACE_SHIFT = 8;
    private static final int LEFT_SHIFT = 12;

    static Deed of(long deed) {
        return ALL[(int) deed & 0xFF];
    }

    long bare() {
        return ordinal();
    }

    long with(int place, int left) {
        return ordinal() | (long) place << PLACE_SHIFT | (long) left << LEFT_SHIFT;
    }

    static int place(long deed) {
        return (int) (deed >>> PLACE_SHIFT) & 0xF;
    }

    static int left(long deed) {
        return (int) (deed >>> LEFT_SHIFT) & 0xF;
    }
}
