package tilth.agricola.cards;

/** A good that becomes food, once a harvest. */
public record Craft(int good, int food) {

    public static final Craft NONE = new Craft(0, 0);
}
