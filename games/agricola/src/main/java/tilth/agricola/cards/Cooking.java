package tilth.agricola.cards;

/** How much food vegetables and animals become at any time. */
public record Cooking(int vegetable, int sheep, int wildBoar, int cattle) {

    public static final Cooking NONE = new Cooking(0, 0, 0, 0);
}
