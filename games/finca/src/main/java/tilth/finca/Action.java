package tilth.finca;

/** The four action tiles every player has, in the order of {@link Terms#ACTION}. */
public enum Action {
    STRONG_WIND,
    GUST,
    BIG_CART,
    MINUS_ONE;

    private static final Action[] ALL = values();

    static Action of(int number) {
        return ALL[number];
    }
}
