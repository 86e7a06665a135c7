package tilth.chineur;

/** The eight kinds of tool, in the order of the data file. Tools of a kind are all alike. */
public enum Tool {
    EXCHANGE,
    BUCKET,
    SCARECROW,
    CHEST,
    BARN,
    TRACTOR,
    COMBINE,
    CERTIFICATE;

    static final int COUNT = 8;

    private static final Tool[] ALL = values();

    /** The points it is worth. */
    public int value() {
        return Components.VALUES.toolValue[ordinal()];
    }

    /** The gold it costs; 0 if it is paid with resources. */
    public int gold() {
        return Components.VALUES.toolGold[ordinal()];
    }

    public static Tool of(int number) {
        return ALL[number];
    }
}
