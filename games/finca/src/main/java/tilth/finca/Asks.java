package tilth.finca;

import java.util.List;
import tilth.engine.Term;
import tilth.engine.Verb;

/** What a player can be asked. */
public enum Asks implements Verb {
    /** On which blade does your next farmer start? */
    PLACE,
    /** Move, deliver or play an action tile? */
    TURN,
    /** Which farmer moves first, with Strong wind? */
    MOVE,
    /** Which farmer moves next, if any? */
    MOVE_AGAIN,
    /** Which farmer does the gust lift? */
    LIFT,
    /** Where does the lifted farmer land? */
    LAND(Terms.FROM),
    /** Which tile next, or is the delivery complete? */
    TILE,
    /** Which fruit for this question-mark tile? */
    FRUIT(Terms.VILLAGE),
    /** Which fruit of this tile is spared, with Minus one, or is it paid in full? */
    SPARE(Terms.VILLAGE),
    /** Is one of the fruits chosen for this question-mark tile spared, with Minus one? */
    SPARE_CHOSEN(Terms.VILLAGE, Terms.FRUIT);

    private static final Asks[] ALL = values();

    private final List<Term> operands;

    Asks(Term... operands) {
        this.operands = List.of(operands);
    }

    @Override
    public boolean beginsTurn() {
        return this == PLACE || this == TURN;
    }

    @Override
    public List<Term> operands() {
        return operands;
    }

    public static Asks of(long question) {
        return ALL[Verb.ordinalOf(question)];
    }
}
