package tilth.farmerama;

/** What the game does by itself, once every question above it on the agenda is answered. */
enum Deed {
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

    private static final Deed[] ALL = values();
    private static final int SEAT_SHIFT = 8;
    private static final int PLACE_SHIFT = 12;

    static Deed of(long deed) {
        return ALL[(int) deed & 0xFF];
    }

    long bare() {
        return ordinal();
    }

    long with(int seat, int place) {
        return ordinal() | (long) seat << SEAT_SHIFT | (long) place << PLACE_SHIFT;
    }

    static int seat(long deed) {
        return (int) (deed >>> SEAT_SHIFT) & 0xF;
    }

    static int place(long deed) {
        return (int) (deed >>> PLACE_SHIFT) & 0xF;
    }
}
