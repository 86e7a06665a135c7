package tilth.chineur;

import tilth.engine.Journal;
import tilth.engine.Rule;
import tilth.engine.Verb;

/** Swapping resources with an opponent: by the exchange, a few for as many, or by a Cocorico tile, all for all. */
final class Exchanges {

    private Exchanges() {}

    @Rule({"CHI-R6", "CHI-T7"})
    static void maybeUse(ChineurPosition position) {
        Turn turn = position.turn();
        int seat = turn.active();
        if (position.holdings().hasTool(seat, turn.die(), Tool.EXCHANGE) && canSwapAtAll(position, seat)) {
            position.agenda().ask(seat, Asks.EXCHANGE.bare());
        }
    }

    private static boolean canSwapAtAll(ChineurPosition position, int seat) {
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat && canSwap(position, seat, other)) {
                return true;
            }
        }
        return false;
    }

    /** Whether two players have different resources to swap. */
    @Rule("CHI-T7")
    static boolean canSwap(ChineurPosition position, int seat, int other) {
        int own = Basket.kinds(position.holdings().goods(seat));
        int theirs = Basket.kinds(position.holdings().goods(other));
        return own != 0 && theirs != 0 && (own != theirs || Integer.bitCount(own) > 1);
    }

    @Rule("CHI-T7")
    static void swap(ChineurPosition position, int seat, long move, Journal journal) {
        long question = position.question(seat);
        position.agenda().answered(seat);
        if (Does.of(move) == Does.DONE) {
            journal.note(Happens.SWAPPED_ENOUGH, seat);
            return;
        }
        int given = Verb.first(move);
        int pile = Verb.second(move);
        int other = pile / Basket.RESOURCES;
        pass(position, seat, other, Basket.of(given, 1));
        pass(position, other, seat, Basket.of(pile % Basket.RESOURCES, 1));
        journal.note(Happens.SWAPPED, seat, given, pile);
        int left = Asks.of(question) == Asks.EXCHANGE ? Components.VALUES.exchanged - 1 : Verb.second(question) - 1;
        if (left > 0 && canSwap(position, seat, other)) {
            position.agenda().ask(seat, Asks.EXCHANGE_MORE.with(other, left));
        }
    }

    private static void pass(ChineurPosition position, int from, int to, long goods) {
        position.holdings().pay(from, goods);
        position.holdings().gain(to, goods);
    }

    @Rule("CHI-K5")
    static void barter(ChineurPosition position, int seat, long move, Journal journal) {
        position.agenda().answered(seat);
        if (Does.of(move) == Does.DONE) {
            journal.note(Happens.SWAPPED_ENOUGH, seat);
            return;
        }
        int given = Verb.first(move);
        int pile = Verb.second(move);
        int other = pile / Basket.RESOURCES;
        int taken = pile % Basket.RESOURCES;
        long own = Basket.of(given, Basket.count(position.holdings().goods(seat), given));
        long theirs = Basket.of(taken, Basket.count(position.holdings().goods(other), taken));
        pass(position, seat, other, own);
        pass(position, other, seat, theirs);
        journal.note(Happens.BARTERED, seat, given, pile);
    }
}
