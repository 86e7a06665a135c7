package tilth.agricola.cards;

/** Majors with one of these marks that count as minor improvements for somebody, where something holds. */
public record AsMinor(int marks, Condition when) {

    public static final AsMinor NONE = new AsMinor(0, new Condition.Always());

    /** Whether only what spaces let their users do is meant, not what a card grants. */
    public boolean isOfSpaces() {
        return when instanceof Condition.BySpace;
    }
}
