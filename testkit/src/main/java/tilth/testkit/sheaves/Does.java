package tilth.testkit.sheaves;

import java.util.List;
import tilth.engine.Term;
import tilth.engine.Verb;

/** What a player can do. */
enum Does implements Verb {
    /** Lays a card face down. */
    LAY(Terms.CARD),
    /** Makes two sheaves into a sack. */
    THRESH,
    /** Names the player who has to give something up. */
    NAME(Terms.SEAT),
    /** Gives up a card. */
    GIVE_CARD(Terms.CARD),
    /** Gives up a sheaf. */
    GIVE_SHEAF;

    private static final Does[] ALL = values();

    private final List<Term> operands;

    Does(Term... operands) {
        this.operands = List.of(operands);
    }

    @Override
    public List<Term> operands() {
        return operands;
    }

    @Override
    public boolean isAside() {
        return this == THRESH;
    }

    /** Whether it says the face of a card, which others may not know. */
    boolean namesCard() {
        return this == LAY || this == GIVE_CARD;
    }

    static Does of(long move) {
        return ALL[Verb.ordinalOf(move)];
    }
}
