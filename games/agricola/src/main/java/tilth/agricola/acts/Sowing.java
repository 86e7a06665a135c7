package tilth.agricola.acts;

import tilth.agricola.board.Act;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Crop;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.cards.Effect.Period;
import tilth.agricola.cards.Store;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.farm.Yard;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.State;
import tilth.agricola.words.Does;
import tilth.agricola.words.Happens;
import tilth.agricola.words.Terms;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;

/** Plows fields, sows them, and takes more off them than the harvest does. */
public final class Sowing {

    /** What lies on a field after it was sown. */
    @Rule("AGR-C3")
    private static final int GRAIN_SOWN = 3;

    @Rule("AGR-C3")
    private static final int VEGETABLES_SOWN = 2;

    private Sowing() {}

    @Rule({"AGR-C1", "AGR-C2"})
    static void plow(State position, int seat, int square, Journal journal) {
        position.farms().plow(seat, square);
        journal.note(Happens.PLOWED, seat, square);
    }

    @Rule("AGR-C4")
    static boolean canSow(State position, int seat) {
        return canSow(position, seat, Goods.GRAIN) || canSow(position, seat, Goods.VEGETABLE);
    }

    static boolean canSow(State position, int seat, int crop) {
        return position.holdings().count(seat, crop) > 0
                && (position.farms().emptyFields(seat) != 0 || nextEmptyCard(position, seat, crop, -1) >= 0);
    }

    /** The next card of a seat after one on which a crop can be sown now, or -1. */
    @Rule("AGR-C6")
    private static int nextEmptyCard(State position, int seat, int crop, int after) {
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet fields = deck.with(Capability.FIELD);
        int slot = played.next(fields, after);
        while (slot >= 0 && !isEmptyFor(position, slot, crop)) {
            slot = played.next(fields, slot);
        }
        return slot;
    }

    /** Whether a seat has a card that is an empty field, whatever grows there. */
    @Rule("AGR-C6")
    static boolean hasEmptyCard(State position, int seat) {
        return nextEmptyCard(position, seat, Goods.GRAIN, -1) >= 0
                || nextEmptyCard(position, seat, Goods.VEGETABLE, -1) >= 0;
    }

    /** Whether something is a field of a seat: a tile, or a card in front of it. */
    @Rule("AGR-C6")
    static boolean isField(State position, int seat, int field) {
        if (field < Yard.SQUARES) {
            return (position.farms().fields(seat) >>> field & 1) != 0;
        }
        Deck deck = position.table().deck();
        int slot = deck.slot(field - Yard.SQUARES);
        return slot >= 0
                && deck.with(Capability.FIELD).has(slot)
                && position.tableau().hasPlayed(seat, slot);
    }

    @Rule("AGR-C6")
    private static boolean isEmptyFor(State position, int slot, int crop) {
        Deck deck = position.table().deck();
        Crop grows = ((Store.Field) deck.card(slot).store()).crop();
        boolean fits = grows == Crop.EITHER || grows == (crop == Goods.GRAIN ? Crop.GRAIN : Crop.VEGETABLE);
        return fits && position.tableau().kept(deck.keptAt(slot)) == Goods.NOTHING;
    }

    @Rule({"AGR-C4", "AGR-C6"})
    static void add(State position, int seat, MoveList into) {
        add(position, seat, Goods.GRAIN, into);
        add(position, seat, Goods.VEGETABLE, into);
    }

    static void add(State position, int seat, int crop, MoveList into) {
        if (position.holdings().count(seat, crop) > 0) {
            addEmpty(position, seat, crop, Does.SOW, crop, into);
        }
    }

    /** Offers to do something with every empty field on which a crop may grow; the first operand comes before it. */
    static void addEmpty(State position, int seat, int crop, Does does, int first, MoveList into) {
        for (int rest = position.farms().emptyFields(seat); rest != 0; rest &= rest - 1) {
            into.add(does.with(first, Integer.numberOfTrailingZeros(rest)));
        }
        int slot = nextEmptyCard(position, seat, crop, -1);
        while (slot >= 0) {
            into.add(does.with(first, Terms.field(position.table().deck().number(slot))));
            slot = nextEmptyCard(position, seat, crop, slot);
        }
    }

    /** Another action of sowing begins. */
    static void maybeBegin(State position, int seat, Act.Kind kind) {
        if (kind == Act.Kind.SOW || kind == Act.Kind.SOW_LESS) {
            position.farms().beginSowing(seat);
            position.tableau().refresh(Period.ACTION, position.table().deck().with(Capability.FIELD));
        }
    }

    @Rule({"AGR-C3", "AGR-C5"})
    static void sow(State position, int seat, Act act, int crop, int field, Journal journal) {
        int less = act.kind() == Act.Kind.SOW_LESS ? 1 : 0;
        position.holdings().lose(seat, 1, crop);
        put(position, seat, (crop == Goods.GRAIN ? GRAIN_SOWN : VEGETABLES_SOWN) - less, crop, field);
        journal.note(less == 0 ? Happens.SOWN : Happens.SOWN_LESS, seat, crop, field);
        if (field < Yard.SQUARES) {
            position.farms().noteSown(seat, field);
        } else {
            position.tableau().spend(Period.ACTION, position.table().deck().slot(field - Yard.SQUARES));
        }
    }

    /** Puts more of the same crop on every field that was sown in the action, or only on those of one crop. */
    @Rule("AGR-C10")
    public static void sowMore(State position, int seat, Crop crop, int count, Journal journal) {
        for (int rest = justSown(position, seat, crop); rest != 0; rest &= rest - 1) {
            sowMore(position, seat, Integer.numberOfTrailingZeros(rest), count, journal);
        }
        int slot = nextSownCard(position, seat, crop, -1);
        while (slot >= 0) {
            sowMore(position, seat, Terms.field(position.table().deck().number(slot)), count, journal);
            slot = nextSownCard(position, seat, crop, slot);
        }
    }

    /** Whether a crop was sown in the action. */
    @Rule("AGR-C10")
    public static boolean hasSown(State position, int seat, Crop crop) {
        return justSown(position, seat, crop) != 0 || nextSownCard(position, seat, crop, -1) >= 0;
    }

    private static int justSown(State position, int seat, Crop crop) {
        int sown = position.farms().justSown(seat);
        int vegetables = position.farms().vegetableFields(seat);
        return switch (crop) {
            case GRAIN -> sown & ~vegetables;
            case VEGETABLE -> sown & vegetables;
            case EITHER -> sown;
        };
    }

    /** The next card of a seat after one that was sown with a crop in the action, or -1. */
    private static int nextSownCard(State position, int seat, Crop crop, int after) {
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet fields = deck.with(Capability.FIELD);
        int slot = played.next(fields, after);
        while (slot >= 0
                && !(position.tableau().isSpent(Period.ACTION, slot)
                        && isOf(crop, position.tableau().kept(deck.keptAt(slot))))) {
            slot = played.next(fields, slot);
        }
        return slot;
    }

    private static boolean isOf(Crop crop, long crops) {
        return switch (crop) {
            case GRAIN -> Goods.count(crops, Goods.GRAIN) > 0;
            case VEGETABLE -> Goods.count(crops, Goods.VEGETABLE) > 0;
            case EITHER -> crops != Goods.NOTHING;
        };
    }

    /** Puts one more grain on every field where some grows. */
    @Rule("AGR-K95")
    public static void growMore(State position, int seat, Journal journal) {
        Farmyards farms = position.farms();
        for (int rest = farms.sown(seat) & ~farms.vegetableFields(seat); rest != 0; rest &= rest - 1) {
            sowMore(position, seat, Integer.numberOfTrailingZeros(rest), 1, journal);
        }
        int slot = nextGrainCard(position, seat, -1, Period.ALWAYS);
        while (slot >= 0) {
            sowMore(position, seat, Terms.field(position.table().deck().number(slot)), 1, journal);
            slot = nextGrainCard(position, seat, slot, Period.ALWAYS);
        }
    }

    /** The fields beside the house that were sown in the action; cards lie beside nothing. */
    @Rule("AGR-K63")
    private static int sownAtHome(State position, int seat) {
        Farmyards farms = position.farms();
        return farms.justSown(seat) & Yard.around(farms.rooms(seat));
    }

    public static boolean hasSownAtHome(State position, int seat) {
        return sownAtHome(position, seat) != 0;
    }

    /** Puts more crops on every field beside the house that was sown in the action. */
    @Rule("AGR-K63")
    public static void sowMoreAtHome(State position, int seat, int grain, int vegetables, Journal journal) {
        for (int rest = sownAtHome(position, seat); rest != 0; rest &= rest - 1) {
            int field = Integer.numberOfTrailingZeros(rest);
            boolean isGrain = !position.farms().growsVegetables(seat, field);
            sowMore(position, seat, field, isGrain ? grain : vegetables, journal);
        }
    }

    private static void sowMore(State position, int seat, int field, int count, Journal journal) {
        long crops = crops(position, seat, field);
        int crop = Goods.first(crops);
        put(position, seat, Goods.count(crops, crop) + count, crop, field);
        journal.note(Happens.SOWN_MORE, seat, crop, count, field);
    }

    /** Lets so many of a crop lie on a field, instead of what was there. */
    @Rule("AGR-C5")
    static void put(State position, int seat, int count, int crop, int field) {
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

    /** What lies on a field. */
    static long crops(State position, int seat, int field) {
        if (field >= Yard.SQUARES) {
            Deck deck = position.table().deck();
            return position.tableau().kept(deck.keptAt(deck.slot(field - Yard.SQUARES)));
        }
        Farmyards farms = position.farms();
        int crop = farms.growsVegetables(seat, field) ? Goods.VEGETABLE : Goods.GRAIN;
        return Goods.of(farms.crops(seat, field), crop);
    }

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
            into.add(Does.REAP_FROM.with(seat, Integer.numberOfTrailingZeros(rest)));
        }
        int slot = nextGrainCard(position, seat, -1, Period.ALWAYS);
        while (slot >= 0) {
            into.add(Does.REAP_FROM.with(
                    seat, Terms.field(position.table().deck().number(slot))));
            slot = nextGrainCard(position, seat, slot, Period.ALWAYS);
        }
    }

    /** Takes a grain off a field. */
    @Rule("AGR-K24")
    public static void takeGrain(State position, int seat, int field) {
        put(position, seat, Goods.count(crops(position, seat, field), Goods.GRAIN) - 1, Goods.GRAIN, field);
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
    private static int nextGrainCard(State position, int seat, int after, Period unspent) {
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet fields = deck.with(Capability.FIELD);
        int slot = played.next(fields, after);
        while (slot >= 0
                && (position.tableau().isSpent(unspent, slot)
                        || Goods.count(position.tableau().kept(deck.keptAt(slot)), Goods.GRAIN) == 0)) {
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
        int left = Goods.count(crops(position, seat, field), Goods.GRAIN) - 1;
        put(position, seat, left, Goods.GRAIN, field);
        if (field < Yard.SQUARES) {
            position.farms().mark(seat, field);
        } else {
            position.tableau().spend(Period.HARVEST, position.table().deck().slot(field - Yard.SQUARES));
        }
        position.holdings().gain(seat, 1, Goods.GRAIN);
        journal.note(Happens.REAPED_MORE, seat, field);
    }
}
