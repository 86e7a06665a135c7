package tilth.agricola.stock;

import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.State;
import tilth.engine.Rule;

/** Counts what players get in the work phase, and shows it on the cards that ask for it. */
@Rule("AGR-K4")
public final class Tallies {

    private Tallies() {}

    /** The work phase begins: everything is counted from nothing. */
    public static void open(State position) {
        for (int seat = 0; seat < position.seats(); seat++) {
            position.holdings().setGot(seat, Goods.NOTHING);
        }
        Deck deck = position.table().deck();
        CardSet counting = deck.with(Capability.TALLY);
        for (int slot = counting.first(); slot >= 0; slot = counting.next(slot)) {
            position.tableau().keep(deck.keptAt(slot), Goods.NOTHING);
        }
    }

    /** A seat gets something, wherever it comes from. */
    public static void count(State position, int seat, long bundle) {
        Deck deck = position.table().deck();
        CardSet counting = deck.with(Capability.TALLY);
        if (!position.board().isWork() || counting.isEmpty()) {
            return;
        }
        position.holdings().setGot(seat, Goods.plus(position.holdings().got(seat), bundle));
        CardSet played = position.tableau().played(seat);
        for (int slot = played.first(counting); slot >= 0; slot = played.next(counting, slot)) {
            position.tableau().keep(deck.keptAt(slot), position.holdings().got(seat));
        }
    }
}
