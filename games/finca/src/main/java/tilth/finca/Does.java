package tilth.finca;

import java.util.List;
import tilth.engine.Term;
import tilth.engine.Verb;

/** What a player can do. */
public enum Does implements Verb {
    /** Puts a farmer on a blade before the first turn. */
    PLACE(Terms.BLADE),
    /** Moves a farmer standing on a blade. */
    MOVE(Terms.BLADE),
    /** Puts fruits on the tile of a village. */
    DELIVER(Terms.VILLAGE),
    /** Chooses the fruit for a question-mark tile. */
    FRUIT(Terms.FRUIT),
    /** Leaves one fruit of this tile unpaid, with Minus one. */
    SPARE(Terms.FRUIT),
    /** Pays this tile in full and leaves the spared fruit to another tile, with Minus one. */
    PAY_ALL,
    /** Plays an action tile. */
    USE(Terms.ACTION),
    /** Takes a farmer off its blade, for Gust. */
    LIFT(Terms.BLADE),
    /** Sets the lifted farmer down. */
    LAND(Terms.BLADE),
    /** Ends the delivery, or the turn without a second move. */
    DONE;

    private static final Does[] ALL = values();

    private final List<Term> operands;

    Does(Term... operands) {
        this.operands = List.of(operands);
    }

    @Override
    public List<Term> operands() {
        return operands;
    }

    static Does of(long move) {
        return ALL[Verb.ordinalOf(move)];
    }
}
