package tilth.testkit.sheaves;

import tilth.engine.Deed;

/** What follows by itself, once every question above it on the agenda is answered. */
enum Follows implements Deed {
    TURN_UP,
    NEXT_ROUND;

    private static final Follows[] ALL = values();

    static Follows of(long deed) {
        return ALL[Deed.ordinalOf(deed)];
    }
}
