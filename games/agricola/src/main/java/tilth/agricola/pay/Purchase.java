package tilth.agricola.pay;

/** What goods can be paid for. */
public enum Purchase {
    ROOM,
    STABLE,
    FENCE,
    RENOVATION,
    MAJOR,
    MINOR,
    OCCUPATION;

    private static final Purchase[] ALL = values();

    public static final int COUNT = ALL.length;

    public static Purchase of(int ordinal) {
        return ALL[ordinal];
    }

    public int bit() {
        return 1 << ordinal();
    }
}
