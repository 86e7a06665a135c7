package tilth.agricola.cards;

/** How many grain a bake action may turn into how much food each. */
public record Baking(int mostGrain, int foodEach) {

    /** As much grain as one likes. */
    public static final int ANY = 99;

    public static final Baking NONE = new Baking(0, 0);
}
