package tilth.agricola.acts;

import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.cards.Effect.Period;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.farm.Yard;
import tilth.agricola.goods.Goods;
import tilth.agricola.measure.FieldCards;
import tilth.agricola.state.State;
import tilth.agricola.words.Does;
import tilth.agricola.words.Happens;
import tilth.agricola.words.Terms;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;

/** Takes more grain off fields than the harvest does: one's own, or that of others. */
public final class Gleaning {

    private Gleaning() {}

    // Grain that somebody else takes.

    @Rule("AGR-K24")
    public static boolean hasGrainField(State position, int seat) {
        Farmyards farms = position.farms();
        return (farms.sown(seat) & ~farms.vegetableFields(seat)) != 0
                || nextGrainCard(position, seat, -1, Period.ALWAYS) >= 0;
    }

    /** Offers every field of a seat with grain to somebody else. */
    @Rule("AGR-K24")
    public static void addGrainFields(State position, int seat, MoveList into) {
        Farmyards farms = position.farms();
        for (int rest = farms.sown(seat) & ~farms.vegetableFields(seat); rest != 0; rest &= rest - 1) {
            addStacks(position, seat, Integer.numberOfTrailingZeros(rest), into);
        }
        int slot = nextGrainCard(position, seat, -1, Period.ALWAYS);
        while (slot >= 0) {
            addStacks(position, seat, Terms.field(position.table().deck().number(slot)), into);
            slot = nextGrainCard(position, seat, slot, Period.ALWAYS);
        }
    }

    /** Offers the grain of a field, and where two stacks differ each of them. */
    @Rule({"AGR-K24", "AGR-K116"})
    private static void addStacks(State position, int seat, int field, MoveList into) {
        into.add(Does.REAP_FROM.with(seat, field));
        int smaller = smaller(position, seat, field);
        if (smaller > 0 && smaller < largest(position, seat, field)) {
            into.add(Does.REAP_LESS_FROM.with(seat, field));
        }
    }

    /** How many grain lie in the smaller of two stacks on a field; nothing if there is one stack. */
    private static int smaller(State position, int seat, int field) {
        if (field < Yard.SQUARES) {
            return position.farms().second(seat, field);
        }
        int slot = position.table().deck().slot(field - Yard.SQUARES);
        int plot = FieldCards.smallest(position, slot);
        return plot == FieldCards.largest(position, slot) ? 0 : grainOn(position, slot, plot);
    }

    private static int largest(State position, int seat, int field) {
        return Goods.count(Sowing.crops(position, seat, field), Goods.GRAIN);
    }

    private static int grainOn(State position, int slot, int plot) {
        return Goods.count(position.tableau().kept(position.table().deck().keptAt(slot) + plot), Goods.GRAIN);
    }

    /** Takes a grain off a field. */
    @Rule("AGR-K24")
    public static void takeGrain(State position, int seat, int field) {
        Sowing.put(position, seat, largest(position, seat, field) - 1, Goods.GRAIN, field);
    }

    /** Takes a grain off the smaller of two stacks on a field. */
    @Rule({"AGR-K24", "AGR-K116"})
    public static void takeFromSmaller(State position, int seat, int field) {
        int left = smaller(position, seat, field) - 1;
        if (field < Yard.SQUARES) {
            position.farms().putSecond(seat, field, left);
        } else {
            int slot = position.table().deck().slot(field - Yard.SQUARES);
            int at = position.table().deck().keptAt(slot) + FieldCards.smallest(position, slot);
            position.tableau().keep(at, Goods.of(left, Goods.GRAIN));
        }
    }

    // One more grain off grain fields, one each. The squares that have given it are marked, the cards are spent.

    @Rule("AGR-C9")
    static boolean canReapMore(State position, int seat) {
        return grainSquares(position, seat) != 0 || nextGrainCard(position, seat, -1, Period.HARVEST) >= 0;
    }

    private static int grainSquares(State position, int seat) {
        Farmyards farms = position.farms();
        return farms.sown(seat) & ~farms.vegetableFields(seat) & ~farms.marked(seat);
    }

    /** The next card of a seat after one on which grain grows and which has not been spent in a period, or -1. */
    static int nextGrainCard(State position, int seat, int after, Period unspent) {
        if (!position.has(seat, Capability.FIELD)) {
            return -1;
        }
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet fields = deck.with(Capability.FIELD);
        int slot = played.next(fields, after);
        while (slot >= 0
                && (position.tableau().isSpent(unspent, slot)
                        || Goods.count(FieldCards.crops(position, slot), Goods.GRAIN) == 0)) {
            slot = played.next(fields, slot);
        }
        return slot;
    }

    @Rule("AGR-C9")
    static void addReaping(State position, int seat, MoveList into) {
        for (int rest = grainSquares(position, seat); rest != 0; rest &= rest - 1) {
            into.add(Does.REAP.with(Integer.numberOfTrailingZeros(rest)));
        }
        int slot = nextGrainCard(position, seat, -1, Period.HARVEST);
        while (slot >= 0) {
            into.add(Does.REAP.with(Terms.field(position.table().deck().number(slot))));
            slot = nextGrainCard(position, seat, slot, Period.HARVEST);
        }
    }

    @Rule("AGR-C9")
    static void reapMore(State position, int seat, int field, Journal journal) {
        int left = Goods.count(Sowing.crops(position, seat, field), Goods.GRAIN) - 1;
        Sowing.put(position, seat, left, Goods.GRAIN, field);
        if (field < Yard.SQUARES) {
            position.farms().mark(seat, field);
        } else {
            position.tableau().spend(Period.HARVEST, position.table().deck().slot(field - Yard.SQUARES));
        }
        position.holdings().gain(seat, 1, Goods.GRAIN);
        journal.note(Happens.REAPED_MORE, seat, field);
    }
}
