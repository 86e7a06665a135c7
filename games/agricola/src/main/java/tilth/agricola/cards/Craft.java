package tilth.agricola.cards;

/** A good that becomes food, so many times a harvest. */
public record Craft(int good, int food, int most) {

    public static final Craft NONE = new Craft(0, 0, 0);
}
