package tilth.testkit.sheaves;

import java.util.List;
import tilth.engine.Term;
import tilth.engine.Verb;

/** What a player can be asked. */
enum Asks implements Verb {
    /** Which card do you lay? */
    LAY,
    /** Who has to give something up? */
    NAME,
    /** What do you give up, as this player named you? */
    GIVE(Terms.SEAT);

    private static final Asks[] ALL = values();

    private final List<Term> operands;

    Asks(Term... operands) {
        this.operands = List.of(operands);
    }

    @Override
    public List<Term> operands() {
        return operands;
    }

    static Asks of(long question) {
        return ALL[Verb.ordinalOf(question)];
    }
}
