package tilth.testkit.sheaves;

import java.util.List;
import tilth.engine.Happening;
import tilth.engine.Term;

/** What can happen at the table. The seat is the player concerned. */
enum Happens implements Happening {
    /** Told to all: somebody has laid a card. */
    LAID,
    /** Told to that player alone: which one. */
    CHOSEN(Terms.CARD),
    TURNED_UP(Terms.CARD),
    ROLLED(Terms.COUNT),
    SHEAVES_TAKEN(Terms.COUNT),
    THRESHED,
    NAMED(Terms.SEAT),
    SHEAF_GIVEN,
    /** Told to all: somebody has given up a card. */
    CARD_GIVEN,
    /** Told to the two who see it: which one. */
    CARD_SHOWN(Terms.CARD),
    GAME_ENDED;

    private final List<Term> operands;

    Happens(Term... operands) {
        this.operands = List.of(operands);
    }

    @Override
    public List<Term> operands() {
        return operands;
    }
}
