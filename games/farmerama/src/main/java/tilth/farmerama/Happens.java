package tilth.farmerama;

import java.util.List;
import tilth.engine.Happening;
import tilth.engine.Term;

/** What can happen at the table. The seat is the player concerned. */
public enum Happens implements Happening {
    /** Told to all: somebody has laid a card. */
    LAID,
    /** Told to that player alone: which one. */
    CHOSEN(Terms.CARD),
    /** The chief sheep plays no second card. */
    KEPT_TO_ONE_CARD,
    REVEALED(Terms.CARD),
    /** Several have played this card, and none of them stands out, so nobody gets an object. */
    NOBODY_STANDS_OUT(Terms.CARD),
    /** Two winners draw lots for the open objects. */
    LOT_DRAWN(Terms.OBJECT),
    /** With the stars it is worth at the end. */
    OBJECT_TAKEN(Terms.OBJECT, Terms.STARS),
    /** Nothing could be done with the object's reward. */
    REWARD_LOST(Terms.OBJECT),
    /** Goods from the supply, by an object, a card or a special-action token. */
    GOODS_TAKEN(Terms.GOOD, Terms.COUNT),
    /** The supply might not be enough for all, so the players act one after the other. */
    IN_LINE,
    CARD_BEGUN(Terms.CARD),
    SOWN(Terms.FIELD, Terms.CROP),
    HARVESTED(Terms.FIELD, Terms.CROP),
    FED(Terms.ANIMAL, Terms.PLOT),
    /** The bar has crossed this plot. */
    TURNED(Terms.PLOT),
    CAME_HOME(Terms.ANIMAL, Terms.STARS),
    EXTENDED,
    DONE,
    RESUMED,
    ACTION_WHEEL_TURNED,
    OBJECT_TURNED_UP(Terms.OBJECT),
    /** The pile is filled up for the last rounds with three players. */
    PILE_FILLED_UP,
    CHIEF_PASSED,
    CARD_TURNED_UP(Terms.CARD),
    PUT_UNDER(Terms.CARD),
    RESERVE_SHUFFLED_IN,
    TOKEN_GAINED,
    TOKEN_SPENT(Terms.GOOD),
    /** The table has played as many rounds as it may. */
    CAP_REACHED,
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
