package tilth.finca;

import java.util.List;
import tilth.engine.Happening;
import tilth.engine.Term;

/** What can happen at the table. The seat is the player concerned. */
public enum Happens implements Happening {
    PLACED(Terms.BLADE),
    MOVED(Terms.FROM, Terms.BLADE),
    BLOWN(Terms.FROM, Terms.BLADE),
    /** Everybody gives all of this fruit back. */
    FRUIT_SHORTAGE(Terms.FRUIT),
    GAVE_FRUITS_BACK(Terms.FRUIT, Terms.COUNT),
    HARVESTED(Terms.FRUIT, Terms.COUNT),
    /** Everybody gives all carts back. */
    CART_SHORTAGE,
    GAVE_CARTS_BACK(Terms.COUNT),
    CARTS_EARNED(Terms.COUNT),
    ACTION_USED(Terms.ACTION),
    CART_RETURNED,
    PAID(Terms.VILLAGE, Terms.FRUIT, Terms.COUNT),
    SPARED(Terms.VILLAGE, Terms.FRUIT),
    TILE_TAKEN(Terms.VILLAGE, Terms.POINTS),
    BONUS_TAKEN(Terms.POINTS),
    TILE_TURNED_UP(Terms.VILLAGE, Terms.POINTS),
    FINCA_WON(Terms.VILLAGE),
    /** Two or more share the most, so nobody gets the finca tile. */
    FINCA_BOXED(Terms.VILLAGE),
    WOODEN_FINCA_PLACED(Terms.VILLAGE),
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
