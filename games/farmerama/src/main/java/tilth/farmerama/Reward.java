package tilth.farmerama;

/** What a garden object brings: goods, a star, or something to do so many times at once. */
public record Reward(Kind kind, int times, long goods) {

    static final Reward STAR = new Reward(Kind.STAR, 1, Basket.EMPTY);

    /** The kinds of reward; the last five are on the objects with dark planks. */
    public enum Kind {
        GOODS,
        STAR,
        SOW,
        HARVEST,
        TURN,
        GOOD,
        HOME
    }
}
