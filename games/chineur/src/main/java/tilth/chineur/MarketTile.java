package tilth.chineur;

/** The market tiles by number: what each of them trades. */
public final class MarketTile {

    private MarketTile() {}

    /** The resource it trades. */
    public static int resource(int tile) {
        return Components.VALUES.marketResource[tile];
    }

    /** How many resources a sale takes. */
    public static int gives(int tile) {
        return Components.VALUES.marketGives[tile];
    }
}
