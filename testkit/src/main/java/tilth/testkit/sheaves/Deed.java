package tilth.testkit.sheaves;

/** What the game does by itself, once every question above it on the agenda is answered. */
enum Deed {
    TURN_UP,
    NEXT_ROUND;

    private static final Deed[] ALL = values();

    static Deed of(long deed) {
        return ALL[(int) deed];
    }
}
