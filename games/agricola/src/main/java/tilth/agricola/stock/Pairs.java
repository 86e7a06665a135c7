package tilth.agricola.stock;

import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.State;
import tilth.engine.Journal;
import tilth.engine.Rule;

/**
 * Goods that are cooked or baked in hearths at the same time, for cards that give food for every two of them. At the same time
 * means with nothing else in between; such a card notes how many there have been so far.
 */
@Rule("AGR-X8")
public final class Pairs {

    private Pairs() {}

    /** So many more goods have become food. */
    public static void add(State position, int seat, int count, Journal journal) {
        CardSet played = position.tableau().played(seat);
        CardSet pairing = pairing(position);
        for (int slot = played.first(pairing); slot >= 0; slot = played.next(pairing, slot)) {
            int at = position.table().deck().keptAt(slot);
            int before = (int) position.tableau().kept(at);
            position.tableau().keep(at, before + count);
            int pairs = (before + count) / 2 - before / 2;
            if (pairs > 0) {
                Gains.gain(position, seat, Goods.of(pairs, Goods.FOOD), journal);
            }
        }
    }

    /** Something else is done: what comes after it is counted anew. */
    public static void breakOff(State position, int seat) {
        CardSet played = position.tableau().played(seat);
        CardSet pairing = pairing(position);
        for (int slot = played.first(pairing); slot >= 0; slot = played.next(pairing, slot)) {
            position.tableau().keep(position.table().deck().keptAt(slot), 0);
        }
    }

    /** How much food a seat could get for pairs, if it cooked all it can but for some goods. */
    static int most(State position, int seat, long given) {
        CardSet played = position.tableau().played(seat);
        CardSet pairing = pairing(position);
        if (!played.meets(pairing)) {
            return 0;
        }
        int goods = 0;
        for (int good = Goods.VEGETABLE; good < Goods.KINDS; good++) {
            int spare = position.holdings().count(seat, good) - Goods.count(given, good);
            goods += spare > 0 && Exchanges.isCookedInHearth(position, seat, good) ? spare : 0;
        }
        Deck deck = position.table().deck();
        int food = 0;
        for (int slot = played.first(pairing); slot >= 0; slot = played.next(pairing, slot)) {
            int before = (int) position.tableau().kept(deck.keptAt(slot));
            food += (before + goods) / 2 - before / 2;
        }
        return food;
    }

    private static CardSet pairing(State position) {
        return position.table().deck().with(Capability.COOKING_PAIRS);
    }
}
