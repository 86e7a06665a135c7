package tilth.farmerama;

/** The five action cards, in the order of {@link Terms#CARD}. The first three depend on the action wheel. */
public enum Card {
    SOW,
    HARVEST,
    WATER,
    FEED,
    SEEDS;

    public static final int COUNT = 5;
    static final int ALL_CARDS = (1 << COUNT) - 1;
    static final int ON_THE_WHEEL = 3;

    private static final Card[] ALL = values();

    public static Card of(int number) {
        return ALL[number];
    }

    int bit() {
        return 1 << ordinal();
    }

    public boolean isOnTheWheel() {
        return ordinal() < ON_THE_WHEEL;
    }
}
