package tilth.agricola.words;

import java.util.List;
import tilth.engine.Term;
import tilth.engine.Verb;

/** What a player can be asked. */
public enum Asks implements Verb {
    /** Which round card comes next? */
    REVEAL,
    /** Where do you place a person? */
    PLACE,
    /** What do you do with this space or this effect of a card: how far has each part come? */
    WORK(Terms.SOURCE, Terms.EFFECT, Terms.PARTS, Terms.DONE),
    /** How do you pay for this: a card or so many pieces, and what more is known about it? */
    PAY(Terms.PURCHASE, Terms.COUNT, Terms.DONE),
    /** Which animals do you keep? */
    KEEP,
    /** How do you feed your family? */
    FEED,
    /** Which animals do you keep, young ones of these species included? */
    BREED(Terms.SPECIES),
    /** Which of your cards do you use at this moment? */
    REACT(Terms.MOMENT),
    /** Which of the things that a card offers do you take, and how often may you still? */
    CHOOSE(Terms.CARD, Terms.EFFECT, Terms.COUNT),
    /** Which cards do you take out of this packet: how many more of each kind? */
    PICK(Terms.OCCUPATIONS, Terms.MINORS),
    /** Do you throw back all cards of a kind, for one fewer? */
    MULLIGAN,
    /** Do you lay a card aside for a new one: how often may you still? */
    CHANGE(Terms.COUNT),
    /** Which cards do you lay aside for one new card: how many are still to come? */
    EXCHANGE(Terms.COUNT),
    /** Which kind of card do you draw, and how many changes may follow? */
    DRAW(Terms.COUNT);

    private static final Asks[] ALL = values();

    private final List<Term> operands;

    Asks(Term... operands) {
        this.operands = List.of(operands);
    }

    @Override
    public boolean beginsTurn() {
        return switch (this) {
            case PLACE, PICK, MULLIGAN, DRAW -> true;
            default -> false;
        };
    }

    @Override
    public List<Term> operands() {
        return operands;
    }

    public static Asks of(long question) {
        return ALL[Verb.ordinalOf(question)];
    }
}
