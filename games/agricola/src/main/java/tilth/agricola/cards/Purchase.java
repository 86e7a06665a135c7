package tilth.agricola.cards;

/** What goods can be paid for. */
public enum Purchase {
    ROOM,
    STABLE,
    FENCE,
    RENOVATION,
    MAJOR,
    MINOR,
    OCCUPATION,
    /** What the owner of a space asks of others who use it. */
    TOLL;

    private static final Purchase[] ALL = values();

    public static final int COUNT = ALL.length;

    public static Purchase of(int ordinal) {
        return ALL[ordinal];
    }

    /** Whether it is a card. */
    public boolean isCard() {
        return this == MAJOR || this == MINOR || this == OCCUPATION;
    }

    public int bit() {
        return 1 << ordinal();
    }
}
