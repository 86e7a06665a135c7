package tilth.chineur;

/** The five optional actions of a turn. */
public enum Action {
    FARM,
    MARKET,
    TRADE,
    COLLECTIVE,
    TOOL;

    static final int COUNT = 5;

    private static final Action[] ALL = values();

    static Action of(int number) {
        return ALL[number];
    }

    int bit() {
        return 1 << ordinal();
    }
}
