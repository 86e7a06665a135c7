package tilth.farmerama;

import java.util.List;
import tilth.engine.Term;
import tilth.engine.Verb;

/** What a player can do. */
public enum Does implements Verb {
    /** Lays an action card face down. */
    PLAY(Terms.CARD),
    /** Takes one of the open garden objects. */
    PICK(Terms.OBJECT),
    /** Begins the action of a card. */
    USE(Terms.CARD),
    /** Sows a field: a token from the barn and one from the supply. */
    SOW(Terms.FIELD),
    /** Takes the stack of a field into the barn. */
    HARVEST(Terms.FIELD),
    /** Takes one good from the supply. */
    TAKE(Terms.GOOD),
    /** Feeds an animal and sends it to its pasture. */
    FEED(Terms.ANIMAL),
    /** Turns the player wheel by one plot. */
    TURN,
    /** Pays one water for one more sowing or harvest, in the expert game. */
    EXTEND,
    /** Brings an animal home from its pasture, by a garden object. */
    FETCH(Terms.ANIMAL),
    /** Puts the revealed card under the pile for a special-action token, in the solo game. */
    PUT_UNDER,
    /** Turns a special-action token into a good, in the solo game. */
    SPEND(Terms.GOOD),
    /** Has done all they want. */
    DONE,
    /** Takes back being done, while others still act. */
    RESUME;

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
        return this == SPEND || this == RESUME;
    }

    public static Does of(long move) {
        return ALL[Verb.ordinalOf(move)];
    }
}
