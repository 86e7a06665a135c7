package tilth.agricola;

import java.util.List;
import tilth.engine.Term;
import tilth.engine.Verb;

/** What a player can be asked. */
public enum Asks implements Verb {
    /** Which round card comes next? */
    REVEAL,
    /** Where do you place a person? */
    PLACE,
    /** What do you do with this space or card: its open parts, the one under way, and how often it was done? */
    WORK(Terms.SOURCE, Terms.PARTS, Terms.DONE),
    /** How do you pay for this: a card, or so many pieces? */
    PAY(Terms.PURCHASE, Terms.COUNT),
    /** Which animals do you keep? */
    KEEP,
    /** How do you feed your family? */
    FEED,
    /** Which animals do you keep, young ones included? */
    BREED,
    /** Which of your cards do you use at this moment? */
    REACT(Terms.MOMENT, Terms.PENDING, Terms.PENDING_TOO, Terms.PENDING_AS_WELL);

    private static final Asks[] ALL = values();

    private final List<Term> operands;

    Asks(Term... operands) {
        this.operands = List.of(operands);
    }

    @Override
    public boolean beginsTurn() {
        return this == PLACE;
    }

    @Override
    public List<Term> operands() {
        return operands;
    }

    public static Asks of(long question) {
        return ALL[Verb.ordinalOf(question)];
    }
}
