package tilth.chineur;

import tilth.engine.Journal;
import tilth.engine.Rule;
import tilth.engine.Verb;

/** Market tiles: drawing, buying and placing them, and trading at them. */
final class Market {

    private Market() {}

    /** The market action. */
    @Rule("CHI-M1")
    static void draw(ChineurPosition position, int seat, Journal journal) {
        position.turn().setDone(Action.MARKET);
        int tiles = 0;
        Deck deck = position.marketDeck();
        for (int i = 0; i < Components.VALUES.marketDrawn && deck.size() > 0; i++) {
            tiles |= 1 << deck.draw();
        }
        for (int rest = tiles; rest != 0; rest &= rest - 1) {
            journal.note(Happens.MARKET_DRAWN, seat, Integer.numberOfTrailingZeros(rest));
        }
        position.turn().setMarket(tiles);
        position.agenda().ask(seat, Asks.MARKET.bare());
    }

    @Rule("CHI-M3")
    static boolean canBuy(ChineurPosition position, int seat, int tile) {
        return Basket.covers(position.holdings().goods(seat), position.table().marketPrice(tile));
    }

    static void play(ChineurPosition position, int seat, long move, Journal journal) {
        if (Does.of(move) == Does.OPEN) {
            open(position, seat, Verb.first(move), Verb.second(move), journal);
        } else {
            putBack(position);
        }
        if (position.turn().market() == 0) {
            position.agenda().answered(seat);
        }
    }

    @Rule({"CHI-M1", "CHI-M2", "CHI-M3"})
    private static void open(ChineurPosition position, int seat, int tile, int stall, Journal journal) {
        position.holdings().pay(seat, position.table().marketPrice(tile));
        position.turn().setMarket(position.turn().market() & ~(1 << tile));
        int old = position.board().marketTile(stall);
        if (old != ChineurPosition.NOTHING) {
            position.marketDeck().putUnder(old);
        }
        position.board().setMarketTile(stall, tile, seat);
        journal.note(Happens.OPENED, seat, tile, stall);
    }

    @Rule("CHI-M1")
    private static void putBack(ChineurPosition position) {
        for (int rest = position.turn().market(); rest != 0; rest &= rest - 1) {
            position.marketDeck().putUnder(Integer.numberOfTrailingZeros(rest));
        }
        position.turn().setMarket(0);
    }

    /** How often the active player may still use a stall this turn. */
    @Rule({"CHI-M4", "CHI-A4"})
    static int usesLeft(ChineurPosition position, int seat, int stall) {
        if (position.board().marketTile(stall) == ChineurPosition.NOTHING) {
            return 0;
        }
        int uses = position.board().marketOwner(stall) == seat ? 2 : 1;
        int times = position.turn().hasRepeated(Action.TRADE) ? 2 : 1;
        return uses * times - position.board().uses(stall);
    }

    /** Whether a seat has enough to sell at a stall with a tile. */
    @Rule("CHI-M5")
    static boolean hasToSell(ChineurPosition position, int seat, int stall) {
        int tile = position.board().marketTile(stall);
        Values values = Components.VALUES;
        return Basket.count(position.holdings().goods(seat), values.marketResource[tile]) >= values.marketGives[tile];
    }

    /** Whether a seat has the gold to buy resources at a stall with a tile, and keep some. */
    @Rule("CHI-M5")
    static boolean hasToStockUp(ChineurPosition position, int seat, int stall, int goldKept) {
        int tile = position.board().marketTile(stall);
        return position.table().tradesBothWays()
                && position.holdings().gold(seat) - goldKept >= Components.VALUES.marketGives[tile];
    }

    /** Whether trading again would open a stall that is used up and of use now. */
    @Rule("CHI-A4")
    static boolean canTradeAgain(ChineurPosition position, int seat, int goldKept) {
        for (int stall = 0; stall < ChineurPosition.STALLS; stall++) {
            boolean usedUp = position.board().uses(stall) > 0 && usesLeft(position, seat, stall) == 0;
            if (usedUp && (hasToSell(position, seat, stall) || hasToStockUp(position, seat, stall, goldKept))) {
                return true;
            }
        }
        return false;
    }

    @Rule({"CHI-M4", "CHI-M5"})
    static void sell(ChineurPosition position, int seat, int stall, Journal journal) {
        Values values = Components.VALUES;
        int tile = position.board().marketTile(stall);
        int resource = values.marketResource[tile];
        int given = values.marketGives[tile];
        int got = values.marketGets[tile];
        position.board().addUse(stall);
        position.holdings().pay(seat, Basket.of(resource, given));
        position.holdings().gainGold(seat, got);
        journal.note(Happens.SOLD, seat, resource, given, got);
    }

    @Rule({"CHI-M4", "CHI-M5"})
    static void stockUp(ChineurPosition position, int seat, int stall, Journal journal) {
        Values values = Components.VALUES;
        int tile = position.board().marketTile(stall);
        int resource = values.marketResource[tile];
        int given = values.marketGives[tile];
        int got = values.marketGets[tile];
        position.board().addUse(stall);
        position.holdings().payGold(seat, given);
        position.holdings().gain(seat, Basket.of(resource, got));
        journal.note(Happens.STOCKED_UP, seat, resource, got, given);
    }
}
