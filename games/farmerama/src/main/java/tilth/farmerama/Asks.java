package tilth.farmerama;

import java.util.List;
import tilth.engine.Term;
import tilth.engine.Verb;

/** What a player can be asked. */
public enum Asks implements Verb {
    /** Which card do you play? */
    CARD,
    /** Which second card do you play, with two players? */
    SECOND_CARD,
    /** Do you play a second card, as the chief sheep is yours? */
    CHIEF_CARD,
    /** Which of the open garden objects do you take? */
    OBJECT,
    /** Which field do you sow, by a garden object? */
    OBJECT_SOW,
    /** Which field do you harvest, by a garden object? */
    OBJECT_HARVEST,
    /** Do you turn your wheel without water, by a garden object, so often at most? */
    OBJECT_TURN(Terms.COUNT),
    /** Which good do you take, by a garden object, so many in all? */
    OBJECT_GOOD(Terms.COUNT),
    /** Which animal goes home, by a garden object? */
    OBJECT_HOME,
    /** What do you do next? */
    ACT,
    /** You are done and others still act: do you take it back? */
    REST,
    /** Which action, or another card, in the solo game? */
    SOLO;

    private static final Asks[] ALL = values();

    private final List<Term> operands;

    Asks(Term... operands) {
        this.operands = List.of(operands);
    }

    @Override
    public boolean beginsTurn() {
        return this == CARD || this == SOLO;
    }

    @Override
    public List<Term> operands() {
        return operands;
    }

    public static Asks of(long question) {
        return ALL[Verb.ordinalOf(question)];
    }
}
