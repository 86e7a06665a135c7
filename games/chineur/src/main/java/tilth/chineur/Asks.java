package tilth.chineur;

import java.util.List;
import tilth.engine.Term;
import tilth.engine.Verb;

/** What a player can be asked. */
public enum Asks implements Verb {
    /** Where do your first tiles go? */
    START,
    /** Do you place a tool before you roll? */
    ROLL,
    /** What shall the die show? */
    DIE,
    /** Which resource do you steal? */
    STEAL,
    /** Which second resource do you steal from this player? */
    STEAL_SECOND(Terms.SEAT),
    /** Which farm tile do you take by the chest? */
    SEIZE,
    /** Where does the stolen tile go? */
    LOOT,
    /** What do you swap, by the exchange? */
    EXCHANGE,
    /** What do you swap further with this player, so often still? */
    EXCHANGE_MORE(Terms.SEAT, Terms.COUNT),
    /** Which action next? */
    ACT,
    /** What of the farm tiles turned up? */
    DRAWN,
    /** Where do the tiles go that you get for nothing? */
    GIFT,
    /** Which market tiles do you buy? */
    MARKET,
    /** Where does this collective farm go? */
    SETTLE(Terms.FARM),
    /** Where does this tool go? */
    TOOL(Terms.TOOL),
    /** Which resources do you pay, so many still? */
    PAY(Terms.COUNT),
    /** Which collective farm do you take over? */
    TAKE_OVER,
    /** Do you swap all of one resource? */
    BARTER,
    /** What do you lose: farm tiles, or resources? */
    LOSS,
    /** Which farm tiles do you discard, so many still? */
    DISCARD(Terms.COUNT),
    /** Which resource stays on this cell? */
    KEEP(Terms.CELL);

    private static final Asks[] ALL = values();

    private final List<Term> operands;

    Asks(Term... operands) {
        this.operands = List.of(operands);
    }

    @Override
    public List<Term> operands() {
        return operands;
    }

    public static Asks of(long question) {
        return ALL[Verb.ordinalOf(question)];
    }
}
