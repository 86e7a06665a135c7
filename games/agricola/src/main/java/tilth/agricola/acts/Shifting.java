package tilth.agricola.acts;

import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.State;
import tilth.agricola.words.Does;
import tilth.agricola.words.Happens;
import tilth.agricola.words.Terms;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;

/** Moves crops from one field to another, as some cards allow at any time. A field is a square or a card. */
@Rule("AGR-C7")
public final class Shifting {

    private Shifting() {}

    public static boolean canShift(State position, int seat) {
        if (!isAllowed(position, seat)) {
            return false;
        }
        MoveList offered = position.bench();
        offered.clear();
        add(position, seat, offered);
        return !offered.isEmpty();
    }

    private static boolean isAllowed(State position, int seat) {
        return position.has(seat, Capability.SHIFTING);
    }

    /** Offers every field with more than one crop together with every empty one on which that crop may grow. */
    public static void add(State position, int seat, MoveList into) {
        if (!isAllowed(position, seat)) {
            return;
        }
        for (int rest = position.farms().sown(seat); rest != 0; rest &= rest - 1) {
            addFrom(position, seat, Integer.numberOfTrailingZeros(rest), into);
        }
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet fields = deck.with(Capability.FIELD);
        for (int slot = played.first(fields); slot >= 0; slot = played.next(fields, slot)) {
            addFrom(position, seat, Terms.field(deck.number(slot)), into);
        }
    }

    private static void addFrom(State position, int seat, int from, MoveList into) {
        long crops = Sowing.crops(position, seat, from);
        int crop = crops == Goods.NOTHING ? Goods.GRAIN : Goods.first(crops);
        if (Goods.count(crops, crop) > 1) {
            Sowing.addEmpty(position, seat, crop, Does.SHIFT, from, into);
        }
    }

    /** Moves one crop. */
    public static void shift(State position, int seat, int from, int to, Journal journal) {
        long crops = Sowing.crops(position, seat, from);
        int crop = Goods.first(crops);
        Sowing.put(position, seat, Goods.count(crops, crop) - 1, crop, from);
        Sowing.put(position, seat, 1, crop, to);
        journal.note(Happens.SHIFTED, seat, from, to);
    }
}
