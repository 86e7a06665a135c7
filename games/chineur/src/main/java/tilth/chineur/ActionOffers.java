package tilth.chineur;

import tilth.engine.MoveList;
import tilth.engine.Rule;

/** The actions open to the active player. */
final class ActionOffers {

    private ActionOffers() {}

    @Rule({"CHI-A1", "CHI-A2"})
    static void add(ChineurPosition position, int seat, MoveList into) {
        if (Actions.isOpen(position, seat, Action.FARM)) {
            into.add(Does.FARM.bare());
        }
        if (Actions.isOpen(position, seat, Action.MARKET)) {
            into.add(Does.MARKET.bare());
        }
        addTrades(position, seat, into);
        if (Actions.isOpen(position, seat, Action.COLLECTIVE)) {
            addCollective(position, seat, into);
        }
        if (!position.turn().hasDone(Action.TOOL)) {
            addTools(position, seat, into);
        }
        ChineurOffers.addFits(position, seat, into);
        addForGold(position, seat, into);
        into.add(Does.DONE.bare());
    }

    @Rule({"CHI-M4", "CHI-M5"})
    private static void addTrades(ChineurPosition position, int seat, MoveList into) {
        for (int stall = 0; stall < ChineurPosition.STALLS; stall++) {
            if (Market.usesLeft(position, seat, stall) > 0) {
                if (Market.hasToSell(position, seat, stall)) {
                    into.add(Does.SELL.with(stall));
                }
                if (Market.hasToStockUp(position, seat, stall, 0)) {
                    into.add(Does.STOCK_UP.with(stall));
                }
            }
        }
    }

    /** Who has a discount spares one resource, and never pays more than that. */
    @Rule({"CHI-C1", "CHI-X2"})
    private static void addCollective(ChineurPosition position, int seat, MoveList into) {
        if (!Collectives.hasDiscount(position, seat)) {
            into.add(Does.COLLECTIVE.bare());
            return;
        }
        for (int resource = 0; resource < Basket.RESOURCES; resource++) {
            long price = Components.VALUES.collectiveCost - Basket.of(resource, 1);
            if (Basket.covers(position.holdings().goods(seat), price)) {
                into.add(Does.COLLECTIVE_SPARING.with(resource));
            }
        }
    }

    @Rule("CHI-T2")
    private static void addTools(ChineurPosition position, int seat, MoveList into) {
        for (int tools = position.board().openTools(); tools != 0; tools &= tools - 1) {
            int tool = Integer.numberOfTrailingZeros(tools);
            if (Tools.canBuy(position, seat, tool, 0)) {
                into.add(Does.BUY.with(tool));
            }
        }
    }

    @Rule({"CHI-A3", "CHI-A5", "CHI-K8"})
    private static void addForGold(ChineurPosition position, int seat, MoveList into) {
        if (position.holdings().gold(seat) < Components.VALUES.again) {
            return;
        }
        for (int action = 0; action < Action.COUNT; action++) {
            if (Actions.canRepeat(position, seat, Action.of(action))) {
                into.add(Does.REPEAT.with(action));
            }
        }
        if (Tools.canRefresh(position, seat)) {
            into.add(Does.REFRESH.bare());
        }
        if (Actions.canShed(position, seat)) {
            into.add(Does.SHED.bare());
        }
    }
}
