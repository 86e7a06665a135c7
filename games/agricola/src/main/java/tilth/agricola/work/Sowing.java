package tilth.agricola.work;

import tilth.agricola.AgricolaPosition;
import tilth.agricola.Does;
import tilth.agricola.Happens;
import tilth.agricola.Terms;
import tilth.agricola.cards.Crop;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Tableau;
import tilth.agricola.farm.Yard;
import tilth.agricola.pay.Goods;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;

/** Plows fields and sows them. */
public final class Sowing {

    /** What lies on a field after it was sown. */
    @Rule("AGR-C3")
    private static final int GRAIN_SOWN = 3;

    @Rule("AGR-C3")
    private static final int VEGETABLES_SOWN = 2;

    private Sowing() {}

    @Rule({"AGR-C1", "AGR-C2"})
    static void plow(AgricolaPosition position, int seat, int square, Journal journal) {
        position.farms().plow(seat, square);
        journal.note(Happens.PLOWED, seat, square);
    }

    @Rule("AGR-C4")
    static boolean canSow(AgricolaPosition position, int seat) {
        return canSow(position, seat, Goods.GRAIN) || canSow(position, seat, Goods.VEGETABLE);
    }

    private static boolean canSow(AgricolaPosition position, int seat, int crop) {
        return position.holdings().count(seat, crop) > 0
                && (position.farms().emptyFields(seat) != 0
                        || emptyCards(position, seat, crop, 0) + emptyCards(position, seat, crop, 1) != 0);
    }

    /** One word of the cards of a seat on which a crop can be sown now. */
    @Rule("AGR-C6")
    private static long emptyCards(AgricolaPosition position, int seat, int crop, int word) {
        Deck deck = position.table().deck();
        Tableau tableau = position.tableau();
        long empty = 0;
        long cards = tableau.played(seat, word) & deck.capable(Deck.Capability.FIELD, word);
        for (; cards != 0; cards &= cards - 1) {
            int slot = word * Long.SIZE + Long.numberOfTrailingZeros(cards);
            Crop grows = deck.card(slot).crop();
            boolean fits = grows == Crop.EITHER || grows == (crop == Goods.GRAIN ? Crop.GRAIN : Crop.VEGETABLE);
            empty |= fits && tableau.kept(deck.keptAt(slot)) == Goods.NOTHING ? 1L << slot : 0;
        }
        return empty;
    }

    @Rule({"AGR-C4", "AGR-C6"})
    static void add(AgricolaPosition position, int seat, MoveList into) {
        for (int crop = Goods.GRAIN; crop <= Goods.VEGETABLE; crop++) {
            if (position.holdings().count(seat, crop) > 0) {
                addEmpty(position, seat, crop, Does.SOW, crop, into);
            }
        }
    }

    /** Offers to do something with every empty field on which a crop may grow; the first operand comes before it. */
    static void addEmpty(AgricolaPosition position, int seat, int crop, Does does, int first, MoveList into) {
        for (int rest = position.farms().emptyFields(seat); rest != 0; rest &= rest - 1) {
            into.add(does.with(first, Integer.numberOfTrailingZeros(rest)));
        }
        for (int word = 0; word < Deck.WORDS; word++) {
            for (long rest = emptyCards(position, seat, crop, word); rest != 0; rest &= rest - 1) {
                int slot = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
                into.add(does.with(first, Terms.field(position.table().deck().number(slot))));
            }
        }
    }

    @Rule({"AGR-C3", "AGR-C5"})
    static void sow(AgricolaPosition position, int seat, int crop, int field, Journal journal) {
        position.holdings().lose(seat, 1, crop);
        put(position, seat, crop == Goods.GRAIN ? GRAIN_SOWN : VEGETABLES_SOWN, crop, field);
        journal.note(Happens.SOWN, seat, crop, field);
    }

    /** Lets so many of a crop lie on a field, instead of what was there. */
    @Rule("AGR-C5")
    static void put(AgricolaPosition position, int seat, int count, int crop, int field) {
        if (field >= Yard.SQUARES) {
            Deck deck = position.table().deck();
            int slot = deck.slot(field - Yard.SQUARES);
            position.tableau().keep(deck.keptAt(slot), Goods.of(count, crop));
        } else if (crop == Goods.GRAIN) {
            position.farms().putGrain(seat, field, count);
        } else {
            position.farms().putVegetables(seat, field, count);
        }
    }
}
