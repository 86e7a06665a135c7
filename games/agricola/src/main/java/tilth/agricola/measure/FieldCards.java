package tilth.agricola.measure;

import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Crop;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.cards.Store;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.State;
import tilth.engine.Rule;

/** What grows on cards that are fields: on most there is one stack, on some there are plots with a stack each. */
@Rule({"AGR-C6", "AGR-K114"})
public final class FieldCards {

    private static final int NONE = -1;

    private FieldCards() {}

    /** What may be sown on a card. */
    public static Crop crop(State position, int slot) {
        return ((Store.Field) position.table().deck().card(slot).store()).crop();
    }

    /** Everything that grows on a card, on all its plots together. */
    public static long crops(State position, int slot) {
        Deck deck = position.table().deck();
        long crops = Goods.NOTHING;
        for (int plot = 0; plot < deck.plots(slot); plot++) {
            crops += position.tableau().kept(deck.keptAt(slot) + plot);
        }
        return crops;
    }

    /** How many plots of a card are sown. */
    public static int planted(State position, int slot) {
        Deck deck = position.table().deck();
        int planted = 0;
        for (int plot = 0; plot < deck.plots(slot); plot++) {
            planted += position.tableau().kept(deck.keptAt(slot) + plot) == Goods.NOTHING ? 0 : 1;
        }
        return planted;
    }

    /** The first plot of a card with nothing on it, or -1. */
    public static int empty(State position, int slot) {
        Deck deck = position.table().deck();
        for (int plot = 0; plot < deck.plots(slot); plot++) {
            if (position.tableau().kept(deck.keptAt(slot) + plot) == Goods.NOTHING) {
                return plot;
            }
        }
        return NONE;
    }

    /** The plot of a card with the largest stack. */
    @Rule("AGR-K116")
    public static int largest(State position, int slot) {
        Deck deck = position.table().deck();
        int largest = 0;
        for (int plot = 1; plot < deck.plots(slot); plot++) {
            int at = deck.keptAt(slot);
            // Of one crop, the larger stack is the larger bundle.
            if (position.tableau().kept(at + plot) > position.tableau().kept(at + largest)) {
                largest = plot;
            }
        }
        return largest;
    }

    /** The sown plot of a card with the smallest stack. */
    @Rule("AGR-K116")
    public static int smallest(State position, int slot) {
        Deck deck = position.table().deck();
        int at = deck.keptAt(slot);
        int smallest = largest(position, slot);
        for (int plot = 0; plot < deck.plots(slot); plot++) {
            long crops = position.tableau().kept(at + plot);
            if (crops != Goods.NOTHING && crops < position.tableau().kept(at + smallest)) {
                smallest = plot;
            }
        }
        return smallest;
    }

    /** How many of a good grow on cards of a seat. */
    public static int grown(State position, int seat, int good) {
        if (!position.has(seat, Capability.FIELD)) {
            return 0;
        }
        CardSet played = position.tableau().played(seat);
        CardSet fields = position.table().deck().with(Capability.FIELD);
        int count = 0;
        for (int slot = played.first(fields); slot >= 0; slot = played.next(fields, slot)) {
            count += Goods.count(crops(position, slot), good);
        }
        return count;
    }
}
