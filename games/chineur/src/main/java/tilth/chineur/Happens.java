package tilth.chineur;

import java.util.List;
import tilth.engine.Happening;
import tilth.engine.Term;

/** What can happen at the table. The seat is the player concerned. */
public enum Happens implements Happening {
    TURN_BEGUN,
    ROLLED(Terms.DIE),
    DIE_SET(Terms.DIE),
    HARVESTED(Terms.RESOURCE, Terms.COUNT),
    /** Everybody gets what a collective farm yields. */
    COLLECTIVE_YIELDED(Terms.SITE, Terms.FARM),
    BUCKET_FILLED(Terms.RESOURCE, Terms.COUNT),
    STOLEN(Terms.PILE, Terms.COUNT),
    STOLE_NOTHING,
    CHEST_OPENED,
    SEIZED(Terms.TILE, Terms.SPOT),
    /** The owner of the collective farm rolled gets gold. */
    GOLD_EARNED(Terms.GOLD),
    SWAPPED(Terms.RESOURCE, Terms.PILE),
    SWAPPED_ENOUGH,
    BARTERED(Terms.RESOURCE, Terms.PILE),
    TURNED_UP(Terms.TILE),
    COCORICO(Terms.COCORICO),
    /** A Cocorico tile is for this player. */
    FAVOURED(Terms.COCORICO),
    /** A Cocorico tile finds nothing to do. */
    WITHOUT_EFFECT(Terms.COCORICO),
    PLACED(Terms.TILE, Terms.CELL),
    REFUSED(Terms.TILE),
    DISCARDED(Terms.TILE, Terms.CELL),
    MARKET_DRAWN(Terms.MARKET_TILE),
    OPENED(Terms.MARKET_TILE, Terms.STALL),
    SOLD(Terms.RESOURCE, Terms.COUNT, Terms.GOLD),
    STOCKED_UP(Terms.RESOURCE, Terms.COUNT, Terms.GOLD),
    COLLECTIVE_DRAWN(Terms.FARM),
    SETTLED(Terms.FARM, Terms.SITE),
    TAKEN_OVER(Terms.FARM, Terms.SITE),
    TOOL_BOUGHT(Terms.TOOL),
    TOOL_TURNED_UP(Terms.TOOL),
    TOOL_FITTED(Terms.TOOL, Terms.CELL),
    TOOL_SET_ASIDE(Terms.TOOL),
    TOOL_DISCARDED(Terms.TOOL),
    REPEATED(Terms.ACTION),
    REFRESHED,
    BURDEN_SHED,
    PAID(Terms.RESOURCE, Terms.COUNT),
    /** A farm has reached the value that ends the game. */
    TARGET_REACHED,
    /** The farm deck is empty. */
    DECK_EMPTY,
    OBJECTIVE_SHOWN(Terms.OBJECTIVE),
    GAME_ENDED;

    private final List<Term> operands;

    Happens(Term... operands) {
        this.operands = List.of(operands);
    }

    @Override
    public List<Term> operands() {
        return operands;
    }

    @Override
    public boolean isByChance() {
        return this == ROLLED;
    }
}
