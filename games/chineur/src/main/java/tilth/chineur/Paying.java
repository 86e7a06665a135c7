package tilth.chineur;

import tilth.engine.Journal;
import tilth.engine.Rule;
import tilth.engine.Verb;

/** Paying resources of one's choice, one at a time. */
final class Paying {

    private Paying() {}

    /** Asks for so many resources; where there is nothing to choose, they are paid at once. */
    @Rule("CHI-A6")
    static void demand(ChineurPosition position, int seat, int count, Journal journal) {
        if (count == 0) {
            return;
        }
        long goods = position.holdings().goods(seat);
        int kinds = Basket.kinds(goods);
        if (Integer.bitCount(kinds) == 1) {
            pay(position, seat, Basket.most(goods), count, journal);
        } else if (Basket.total(goods) == count) {
            for (; kinds != 0; kinds &= kinds - 1) {
                int resource = Integer.numberOfTrailingZeros(kinds);
                pay(position, seat, resource, Basket.count(goods, resource), journal);
            }
        } else {
            position.agenda().ask(seat, Asks.PAY.with(count));
        }
    }

    static void pay(ChineurPosition position, int seat, int resource, int count, Journal journal) {
        position.holdings().pay(seat, Basket.of(resource, count));
        journal.note(Happens.PAID, seat, resource, count);
    }

    static void play(ChineurPosition position, int seat, int resource, Journal journal) {
        int count = Verb.first(position.question(seat));
        position.agenda().answered(seat);
        pay(position, seat, resource, 1, journal);
        demand(position, seat, count - 1, journal);
    }
}
