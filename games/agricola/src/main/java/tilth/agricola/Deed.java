package tilth.agricola;

/** What the game does by itself, once every question above it on the agenda is answered. */
public enum Deed {
    /** Begins the next round, or ends the game. */
    NEXT_ROUND,
    /** Reveals the round card and prepares the round. */
    PREPARE,
    /** Opens the work phase. */
    BEGIN_WORK,
    /** Lets the next player place a person, or ends the work phase. */
    NEXT_PERSON,
    /** Goes on with what a space or a card lets a seat do. */
    WORK_ON,
    /** Does what a card does by itself. */
    HAPPEN,
    /** Hands out what waits for a seat on the round space. */
    COLLECT,
    /** Lets cards react to a moment: those of one seat that are still pending. */
    REACT_ON,
    /** Lets all cards react to a moment. */
    FIRE,
    /** Puts a card that has been paid for in front of a seat. */
    PLAY_CARD,
    /** Brings all people home. */
    RETURN_HOME,
    /** Begins a harvest, if one is due. */
    HARVEST,
    /** Takes the crops off the fields. */
    REAP,
    /** Asks everybody to feed their family. */
    FEED,
    /** Lets animals have young. */
    BREED,
    /** Counts the points. */
    END_GAME;

    /** Stands for the seat where a deed concerns all. */
    public static final int EVERYBODY = 15;

    private static final Deed[] ALL = values();
    private static final int SEAT_SHIFT = 8;
    private static final int CONTENT_SHIFT = 12;

    public static Deed of(long deed) {
        return ALL[(int) deed & 0xFF];
    }

    public long bare() {
        return ordinal();
    }

    /** For one seat, with up to 44 bits more. */
    public long with(int seat, long content) {
        return ordinal() | (long) seat << SEAT_SHIFT | content << CONTENT_SHIFT;
    }

    public static int seat(long deed) {
        return (int) (deed >>> SEAT_SHIFT) & 0xF;
    }

    public static long content(long deed) {
        return deed >>> CONTENT_SHIFT;
    }
}
