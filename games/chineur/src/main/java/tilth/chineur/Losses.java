package tilth.chineur;

import tilth.engine.Journal;
import tilth.engine.Rule;
import tilth.engine.Verb;

/** The Cocorico tile that costs its drawer farm tiles or resources. */
final class Losses {

    private Losses() {}

    @Rule("CHI-K7")
    static boolean canPay(ChineurPosition position, int seat) {
        return Basket.total(position.holdings().goods(seat)) >= Components.VALUES.lossResources;
    }

    @Rule("CHI-K7")
    static boolean canDiscard(ChineurPosition position, int seat) {
        return Long.bitCount(position.tiles(seat)) >= Components.VALUES.lossTiles;
    }

    /** Who can do neither loses what farm tiles there are. */
    @Rule("CHI-K7")
    static void demand(ChineurPosition position, int seat, Journal journal) {
        if (canPay(position, seat) || canDiscard(position, seat)) {
            position.agenda().ask(seat, Asks.LOSS.bare());
            return;
        }
        for (int cell = 0; cell < ChineurPosition.CELLS; cell++) {
            long tiles = position.cell(seat, cell);
            if (tiles != 0) {
                discard(
                        position,
                        seat,
                        position.table().tiles().face(Long.numberOfTrailingZeros(tiles)),
                        cell,
                        journal);
            }
        }
    }

    static void play(ChineurPosition position, int seat, long move, Journal journal) {
        long question = position.question(seat);
        position.agenda().answered(seat);
        Values values = Components.VALUES;
        if (Does.of(move) == Does.PAY) {
            Paying.pay(position, seat, Verb.first(move), 1, journal);
            Paying.demand(position, seat, values.lossResources - 1, journal);
            return;
        }
        discard(position, seat, Verb.first(move), Verb.second(move), journal);
        int left = (Asks.of(question) == Asks.LOSS ? values.lossTiles : Verb.first(question)) - 1;
        if (left > 0) {
            position.agenda().ask(seat, Asks.DISCARD.with(left));
        }
    }

    @Rule({"CHI-K7", "CHI-F6"})
    private static void discard(ChineurPosition position, int seat, int face, int cell, Journal journal) {
        int tile = position.table().tiles().tile(position.cell(seat, cell), face);
        Placing.discard(position, seat, cell, 1L << tile, journal);
        Placing.lift(position, seat, cell, tile, journal);
    }
}
