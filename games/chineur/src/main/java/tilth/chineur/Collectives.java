package tilth.chineur;

import tilth.engine.Journal;
import tilth.engine.Rule;

/** Collective farms: buying, placing and taking them over. */
final class Collectives {

    private Collectives() {}

    @Rule({"CHI-C1", "CHI-C3", "CHI-X2"})
    static boolean canBuy(ChineurPosition position, int seat) {
        if (position.collectiveDeck().size() == 0) {
            return false;
        }
        long goods = position.holdings().goods(seat);
        if (!hasDiscount(position, seat)) {
            return Basket.covers(goods, Components.VALUES.collectiveCost);
        }
        return Integer.bitCount(Basket.kinds(goods)) >= Basket.RESOURCES - 1;
    }

    /** Whether a seat is far behind every opponent, where the table gives it a discount for that. */
    @Rule("CHI-X2")
    static boolean hasDiscount(ChineurPosition position, int seat) {
        if (!position.table().discountsFarms()) {
            return false;
        }
        int enough = Scoring.points(position, seat) + Components.VALUES.behind;
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat && Scoring.points(position, other) < enough) {
                return false;
            }
        }
        return true;
    }

    /** The collective action, at a price. */
    @Rule("CHI-C1")
    static void buy(ChineurPosition position, int seat, long price, Journal journal) {
        position.turn().setDone(Action.COLLECTIVE);
        position.holdings().pay(seat, price);
        draw(position, seat, journal);
    }

    @Rule({"CHI-C1", "CHI-K3"})
    static void draw(ChineurPosition position, int seat, Journal journal) {
        int farm = position.collectiveDeck().draw();
        journal.note(Happens.COLLECTIVE_DRAWN, seat, farm);
        position.agenda().ask(seat, Asks.SETTLE.with(farm));
    }

    @Rule("CHI-C2")
    static void settle(ChineurPosition position, int seat, int farm, int site, Journal journal) {
        position.agenda().answered(seat);
        int old = position.board().farm(site);
        if (old != ChineurPosition.NOTHING) {
            position.collectiveDeck().putUnder(old);
        }
        position.board().setFarm(site, farm, seat);
        journal.note(Happens.SETTLED, seat, farm, site);
    }

    @Rule("CHI-K4")
    static void takeOver(ChineurPosition position, int seat, int site, Journal journal) {
        position.agenda().answered(seat);
        passTo(position, seat, site, journal);
    }

    static void passTo(ChineurPosition position, int seat, int site, Journal journal) {
        int farm = position.board().farm(site);
        position.board().setFarm(site, farm, seat);
        journal.note(Happens.TAKEN_OVER, seat, farm, site);
    }
}
