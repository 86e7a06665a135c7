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

    public static Tool of(int number) {
        return ALL[number];
    }
}
