package tilth.chineur;

import java.util.List;
import tilth.engine.Term;
import tilth.engine.Verb;

/** What a player can do. */
public enum Does implements Verb {
    /** Rolls the die. */
    ROLL,
    /** Sets the die instead, by a Cocorico tile. */
    SET(Terms.DIE),
    /** Steals one resource. */
    STEAL(Terms.PILE),
    /** Steals a farm tile instead of resources. */
    OPEN_CHEST,
    /** Takes that farm tile. */
    SEIZE(Terms.TILE, Terms.SPOT),
    /** Swaps one resource for one of an opponent, by the exchange. */
    SWAP(Terms.RESOURCE, Terms.PILE),
    /** Swaps all of one resource for all of one of an opponent, by a Cocorico tile. */
    BARTER(Terms.RESOURCE, Terms.PILE),
    /** Turns up farm tiles. */
    FARM,
    /** Turns up one farm tile more, by an advanced rule. */
    EXTRA,
    /** Carries out a Cocorico tile just turned up. */
    CARRY_OUT(Terms.COCORICO),
    /** Puts a farm tile on a cell that has room for it, and pays for it if it has to be paid for. */
    PLACE(Terms.TILE, Terms.CELL),
    /** The same, after discarding all tiles of the cell. */
    REPLACE(Terms.TILE, Terms.CELL),
    /** Puts a farm tile under the deck. */
    REFUSE(Terms.TILE),
    /** Draws market tiles. */
    MARKET,
    /** Buys a market tile and places it. */
    OPEN(Terms.MARKET_TILE, Terms.STALL),
    /** Sells resources for gold at a market tile. */
    SELL(Terms.STALL),
    /** Buys resources for gold at a market tile, where the table trades both ways. */
    STOCK_UP(Terms.STALL),
    /** Pays for a collective farm and draws it. */
    COLLECTIVE,
    /** The same, with one resource spared by an advanced rule. */
    COLLECTIVE_SPARING(Terms.RESOURCE),
    /** Places a collective farm. */
    SETTLE(Terms.SITE),
    /** Takes a collective farm over, by a Cocorico tile. */
    TAKE_OVER(Terms.SITE),
    /** Buys a tool. */
    BUY(Terms.TOOL),
    /** Places a tool on an own cell. */
    FIT(Terms.TOOL, Terms.CELL),
    /** Keeps a tool off the board. */
    SET_ASIDE,
    /** Pays gold to do an action a second time. */
    REPEAT(Terms.ACTION),
    /** Pays gold for four other tools. */
    REFRESH,
    /** Pays gold to be rid of the burden. */
    SHED,
    /** Pays one resource of one's choice. */
    PAY(Terms.RESOURCE),
    /** Discards one farm tile. */
    DISCARD(Terms.TILE, Terms.CELL),
    /** Keeps the tiles of one resource when a scarecrow leaves a cell. */
    KEEP(Terms.RESOURCE),
    /** Has done all they want. */
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

    @Override
    public boolean isAside() {
        return this == SHED;
    }

    public static Does of(long move) {
        return ALL[Verb.ordinalOf(move)];
    }
}
