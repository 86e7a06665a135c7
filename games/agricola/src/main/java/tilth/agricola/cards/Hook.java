package tilth.agricola.cards;

/** What a card does at a moment: for whose doing, and on which spaces. */
public record Hook(Moment moment, Whose whose, Spaces spaces, Effect effect) {

    /** Whose doing a card reacts to. */
    public enum Whose {
        OWN,
        OTHERS,
        ANYBODYS
    }

    /** Whether its owner may let it be. */
    public boolean isOptional() {
        return effect instanceof Effect.May;
    }

    /** Whether it heeds what one seat does, for its owner. */
    public boolean heeds(int owner, int actor) {
        return whose == Whose.ANYBODYS || whose == Whose.OWN == (owner == actor);
    }
}
