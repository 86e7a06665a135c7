package tilth.agricola.cards;

import java.util.List;

/**
 * What a card does at a moment: for whose doing, on which spaces (none named means any), and how. Several choices are
 * offered one beside the other.
 */
public record Hook(Moment moment, Whose whose, long spaces, Manner manner, List<Effect> choices) {

    /** Whose doing a card reacts to. */
    public enum Whose {
        OWN,
        OTHERS,
        ANYBODYS
    }

    /** Whether the owner is asked. */
    public enum Manner {
        /** It happens by itself. */
        AUTOMATIC,
        /** The owner may let it be. */
        OPTIONAL,
        /** The owner has to choose. */
        CHOICE
    }

    public Hook {
        choices = List.copyOf(choices);
    }

    /** Whether it heeds what one seat does on a space, for its owner. */
    public boolean heeds(int owner, int actor, int space) {
        boolean who = whose == Whose.ANYBODYS || whose == Whose.OWN == (owner == actor);
        return who && (spaces == 0 || space >= 0 && (spaces >>> space & 1) != 0);
    }
}
