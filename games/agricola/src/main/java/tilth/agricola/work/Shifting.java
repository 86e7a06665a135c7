package tilth.agricola.work;

import tilth.agricola.AgricolaPosition;
import tilth.agricola.Does;
import tilth.agricola.Happens;
import tilth.agricola.Terms;
import tilth.agricola.cards.Deck;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.farm.Yard;
import tilth.agricola.pay.Goods;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;

/** Moves crops from one field to another, as some cards allow at any time. A field is a square or a card. */
@Rule("AGR-C7")
public final class Shifting {

    private Shifting() {}

    public static boolean canShift(AgricolaPosition position, int seat) {
        if (!isAllowed(position, seat)) {
            return false;
        }
        MoveList offered = new MoveList();
        add(position, seat, offered);
        return !offered.isEmpty();
    }

    private static boolean isAllowed(AgricolaPosition position, int seat) {
        Deck deck = position.table().deck();
        long cards = 0;
        for (int word = 0; word < Deck.WORDS; word++) {
            cards |= position.tableau().played(seat, word) & deck.capable(Deck.Capability.SHIFTING, word);
        }
        return cards != 0;
    }

    /** Offers every field with more than one crop together with every empty one on which that crop may grow. */
    public static void add(AgricolaPosition position, int seat, MoveList into) {
        if (!isAllowed(position, seat)) {
            return;
        }
        for (int rest = position.farms().sown(seat); rest != 0; rest &= rest - 1) {
            addFrom(position, seat, Integer.numberOfTrailingZeros(rest), into);
        }
        Deck deck = position.table().deck();
        for (int word = 0; word < Deck.WORDS; word++) {
            long cards = position.tableau().played(seat, word) & deck.capable(Deck.Capability.FIELD, word);
            for (; cards != 0; cards &= cards - 1) {
                int slot = word * Long.SIZE + Long.numberOfTrailingZeros(cards);
                addFrom(position, seat, Terms.field(deck.number(slot)), into);
            }
        }
    }

    private static void addFrom(AgricolaPosition position, int seat, int from, MoveList into) {
        long crops = crops(position, seat, from);
        int crop = crops == Goods.NOTHING ? Goods.GRAIN : Goods.first(crops);
        if (Goods.count(crops, crop) > 1) {
            Sowing.addEmpty(position, seat, crop, Does.SHIFT, from, into);
        }
    }

    /** What lies on a field. */
    private static long crops(AgricolaPosition position, int seat, int field) {
        if (field >= Yard.SQUARES) {
            Deck deck = position.table().deck();
            return position.tableau().kept(deck.keptAt(deck.slot(field - Yard.SQUARES)));
        }
        Farmyards farms = position.farms();
        int crop = farms.growsVegetables(seat, field) ? Goods.VEGETABLE : Goods.GRAIN;
        return Goods.of(farms.crops(seat, field), crop);
    }

    /** Moves one crop. */
    public static void shift(AgricolaPosition position, int seat, int from, int to, Journal journal) {
        long crops = crops(position, seat, from);
        int crop = Goods.first(crops);
        Sowing.put(position, seat, Goods.count(crops, crop) - 1, crop, from);
        Sowing.put(position, seat, 1, crop, to);
        journal.note(Happens.SHIFTED, seat, from, to);
    }
}
