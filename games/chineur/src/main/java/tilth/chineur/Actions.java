package tilth.chineur;

import tilth.engine.Journal;
import tilth.engine.Rule;
import tilth.engine.Verb;

/** The optional actions of a turn, each once, and what gold buys beside them. */
final class Actions {

    private Actions() {}

    @Rule({"CHI-A1", "CHI-A2"})
    static void play(ChineurPosition position, int seat, long move, Journal journal) {
        int first = Verb.first(move);
        switch (Does.of(move)) {
            case FARM -> Drawing.turnUp(position, seat, journal);
            case MARKET -> Market.draw(position, seat, journal);
            case SELL -> Market.sell(position, seat, first, journal);
            case STOCK_UP -> Market.stockUp(position, seat, first, journal);
            case COLLECTIVE -> Collectives.buy(position, seat, Components.VALUES.collectiveCost, journal);
            case COLLECTIVE_SPARING ->
                Collectives.buy(position, seat, Components.VALUES.collectiveCost - Basket.of(first, 1), journal);
            case BUY -> Tools.buy(position, seat, first, journal);
            case FIT -> Tools.fitAside(position, seat, first, Verb.second(move), journal);
            case REPEAT -> repeat(position, seat, Action.of(first), journal);
            case REFRESH -> Tools.refresh(position, seat, journal);
            case SHED -> shed(position, seat, journal);
            case DONE -> {
                position.agenda().answered(seat);
                Turns.end(position, journal);
            }
            case ROLL, SET, STEAL, OPEN_CHEST, SEIZE, SWAP, BARTER, EXTRA, CARRY_OUT, PLACE -> throw noAction(move);
            case REPLACE, REFUSE, OPEN, SETTLE, TAKE_OVER, SET_ASIDE, PAY, DISCARD, KEEP -> throw noAction(move);
        }
    }

    private static IllegalArgumentException noAction(long move) {
        return new IllegalArgumentException(Does.of(move) + " is no action");
    }

    /** Whether an action has not been done yet this turn and could be done now. */
    @Rule("CHI-A1")
    static boolean isOpen(ChineurPosition position, int seat, Action action) {
        return !position.turn().hasDone(action) && isPossible(position, seat, action, 0);
    }

    /** Whether an action could be done now, with some gold kept; trading, whether that would open more uses. */
    private static boolean isPossible(ChineurPosition position, int seat, Action action, int goldKept) {
        return switch (action) {
            case FARM -> position.farmDeck().size() > 0;
            case MARKET -> position.marketDeck().size() > 0;
            case TRADE -> Market.canTradeAgain(position, seat, goldKept);
            case COLLECTIVE -> Collectives.canBuy(position, seat);
            case TOOL -> Tools.canBuyAny(position, seat, goldKept);
        };
    }

    /** Whether gold lets a seat do an action a second time: once a turn, and only what it has done and could do now. */
    @Rule({"CHI-A3", "CHI-A4"})
    static boolean canRepeat(ChineurPosition position, int seat, Action action) {
        int price = Components.VALUES.again;
        return !position.turn().hasRepeated()
                && position.holdings().gold(seat) >= price
                && (action == Action.TRADE || position.turn().hasDone(action))
                && isPossible(position, seat, action, price);
    }

    @Rule("CHI-A3")
    private static void repeat(ChineurPosition position, int seat, Action action, Journal journal) {
        position.holdings().payGold(seat, Components.VALUES.again);
        position.turn().repeat(action);
        journal.note(Happens.REPEATED, seat, action.ordinal());
    }

    @Rule("CHI-K8")
    static boolean canShed(ChineurPosition position, int seat) {
        return position.holdings().isBurdened(seat) && position.holdings().gold(seat) >= Components.VALUES.burdenGold;
    }

    @Rule("CHI-K8")
    static void shed(ChineurPosition position, int seat, Journal journal) {
        position.holdings().payGold(seat, Components.VALUES.burdenGold);
        position.holdings().setBurdened(ChineurPosition.NOTHING);
        journal.note(Happens.BURDEN_SHED, seat);
    }
}
