package tilth.agricola.acts;

import tilth.agricola.board.Act;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Crop;
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

/** Plows fields and sows them. */
public final class Sowing {

    /** What lies on a field after it was sown. */
    @Rule("AGR-C3")
    private static final int GRAIN_SOWN = 3;

    @Rule("AGR-C3")
    private static final int VEGETABLES_SOWN = 2;

    private static final int NO_CARD = -1;
    private static final int GRAIN_OR_WOOD = 1 << Goods.GRAIN | 1 << Goods.WOOD;

    private Sowing() {}

    @Rule({"AGR-C1", "AGR-C2"})
    static void plow(State position, int seat, int square, Journal journal) {
        position.farms().plow(seat, square);
        journal.note(Happens.PLOWED, seat, square);
    }

    @Rule("AGR-C4")
    static boolean canSow(State position, int seat) {
        return canSow(position, seat, Goods.GRAIN)
                || canSow(position, seat, Goods.VEGETABLE)
                || canSow(position, seat, Goods.WOOD);
    }

    static boolean canSow(State position, int seat, int crop) {
        return position.holdings().count(seat, crop) > 0
                && (emptyTiles(position, seat, crop) != 0 || nextEmptyCard(position, seat, crop, -1) >= 0);
    }

    /** The empty field tiles on which a crop may grow; wood grows on cards only. */
    @Rule({"AGR-C4", "AGR-K115"})
    private static int emptyTiles(State position, int seat, int crop) {
        return crop == Goods.WOOD ? 0 : position.farms().emptyFields(seat);
    }

    /** The next card of a seat after one on which a crop can be sown now, or -1. */
    @Rule("AGR-C6")
    private static int nextEmptyCard(State position, int seat, int crop, int after) {
        if (!position.has(seat, Capability.FIELD)) {
            return NO_CARD;
        }
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
                || nextEmptyCard(position, seat, Goods.VEGETABLE, -1) >= 0
                || nextEmptyCard(position, seat, Goods.WOOD, -1) >= 0;
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
        return isFor(FieldCards.crop(position, slot), crop) && FieldCards.empty(position, slot) >= 0;
    }

    /** Whether a good is one of what is meant. */
    private static boolean isFor(Crop crop, int good) {
        return switch (crop) {
            case GRAIN -> good == Goods.GRAIN;
            case VEGETABLE -> good == Goods.VEGETABLE;
            case EITHER -> good == Goods.GRAIN || good == Goods.VEGETABLE;
            case WOOD -> good == Goods.WOOD;
            case ANY -> true;
        };
    }

    @Rule({"AGR-C4", "AGR-C6"})
    static void add(State position, int seat, MoveList into) {
        add(position, seat, Goods.GRAIN, into);
        add(position, seat, Goods.VEGETABLE, into);
        add(position, seat, Goods.WOOD, into);
    }

    static void add(State position, int seat, int crop, MoveList into) {
        if (position.holdings().count(seat, crop) > 0) {
            addEmpty(position, seat, crop, Does.SOW, crop, into);
            if (crop == Goods.GRAIN) {
                TwoStacks.maybeAdd(position, seat, into);
            }
        }
    }

    /** Offers to do something with every empty field on which a crop may grow; the first operand comes before it. */
    static void addEmpty(State position, int seat, int crop, Does does, int first, MoveList into) {
        for (int rest = emptyTiles(position, seat, crop); rest != 0; rest &= rest - 1) {
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
        if (kind.isSowing()) {
            position.farms().beginSowing(seat);
            position.tableau().beginSowing();
            position.tableau().refresh(Period.ACTION, position.table().deck().with(Capability.FIELD));
        }
    }

    @Rule({"AGR-C3", "AGR-C5"})
    static void sow(State position, int seat, Act act, int crop, int field, Journal journal) {
        int less = act.kind() == Act.Kind.SOW_LESS ? 1 : 0;
        int count = (crop == Goods.VEGETABLE ? VEGETABLES_SOWN : GRAIN_SOWN) - less;
        position.holdings().lose(seat, 1, crop);
        if (field < Yard.SQUARES) {
            put(position, seat, count, crop, field);
            position.farms().noteSown(seat, field);
        } else {
            sowCard(position, count, crop, position.table().deck().slot(field - Yard.SQUARES));
        }
        journal.note(less == 0 ? Happens.SOWN : Happens.SOWN_LESS, seat, crop, field);
    }

    /** Sows the next empty plot of a card. */
    @Rule({"AGR-C6", "AGR-K114"})
    private static void sowCard(State position, int count, int crop, int slot) {
        Deck deck = position.table().deck();
        int plot = FieldCards.empty(position, slot);
        position.tableau().keep(deck.keptAt(slot) + plot, Goods.of(count, crop));
        position.tableau().spend(Period.ACTION, slot);
        if (deck.plotBit(slot) >= 0) {
            position.tableau().noteSown(deck.plotBit(slot) + plot);
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
            sowMoreOnCard(position, seat, slot, count, journal);
            slot = nextSownCard(position, seat, crop, slot);
        }
    }

    /** Each plot that was sown gets more. */
    @Rule({"AGR-C10", "AGR-K114"})
    private static void sowMoreOnCard(State position, int seat, int slot, int count, Journal journal) {
        Deck deck = position.table().deck();
        for (int plot = 0; plot < deck.plots(slot); plot++) {
            if (deck.plotBit(slot) < 0 || position.tableau().isJustSown(deck.plotBit(slot) + plot)) {
                growOnPlot(position, seat, slot, plot, count, journal);
            }
        }
    }

    private static void growOnPlot(State position, int seat, int slot, int plot, int count, Journal journal) {
        Deck deck = position.table().deck();
        int at = deck.keptAt(slot) + plot;
        int crop = Goods.first(position.tableau().kept(at));
        position.tableau().keep(at, position.tableau().kept(at) + Goods.of(count, crop));
        journal.note(Happens.SOWN_MORE, seat, crop, count, Terms.field(deck.number(slot)));
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
            case EITHER, ANY -> sown;
            case WOOD -> 0;
        };
    }

    /** The next card of a seat after one that was sown with a crop in the action, or -1. */
    private static int nextSownCard(State position, int seat, Crop crop, int after) {
        if (!position.has(seat, Capability.FIELD)) {
            return NO_CARD;
        }
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet fields = deck.with(Capability.FIELD);
        int slot = played.next(fields, after);
        while (slot >= 0
                && !(position.tableau().isSpent(Period.ACTION, slot) && isOf(crop, FieldCards.crops(position, slot)))) {
            slot = played.next(fields, slot);
        }
        return slot;
    }

    private static boolean isOf(Crop crop, long crops) {
        return crops != Goods.NOTHING && isFor(crop, Goods.first(crops));
    }

    /** Whether grain grows on a field of a seat, or wood on a card. */
    @Rule("AGR-K95")
    public static boolean canGrowMore(State position, int seat) {
        Farmyards farms = position.farms();
        return (farms.sown(seat) & ~farms.vegetableFields(seat)) != 0 || nextGrowing(position, seat, -1) >= 0;
    }

    /** The next card of a seat after one on which grain or wood grows, or -1. */
    private static int nextGrowing(State position, int seat, int after) {
        if (!position.has(seat, Capability.FIELD)) {
            return NO_CARD;
        }
        CardSet played = position.tableau().played(seat);
        CardSet fields = position.table().deck().with(Capability.FIELD);
        int slot = played.next(fields, after);
        while (slot >= 0 && !Goods.hasAny(FieldCards.crops(position, slot), GRAIN_OR_WOOD)) {
            slot = played.next(fields, slot);
        }
        return slot;
    }

    /** Puts one more on every field where grain grows and on every plot with wood. */
    @Rule("AGR-K95")
    public static void growMore(State position, int seat, Journal journal) {
        Farmyards farms = position.farms();
        for (int rest = farms.sown(seat) & ~farms.vegetableFields(seat); rest != 0; rest &= rest - 1) {
            sowMore(position, seat, Integer.numberOfTrailingZeros(rest), 1, journal);
        }
        int slot = nextGrowing(position, seat, -1);
        while (slot >= 0) {
            for (int plot = 0; plot < position.table().deck().plots(slot); plot++) {
                maybeGrowOnPlot(position, seat, slot, plot, journal);
            }
            slot = nextGrowing(position, seat, slot);
        }
    }

    private static void maybeGrowOnPlot(State position, int seat, int slot, int plot, Journal journal) {
        if (position.tableau().kept(position.table().deck().keptAt(slot) + plot) != Goods.NOTHING) {
            growOnPlot(position, seat, slot, plot, 1, journal);
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
        TwoStacks.maybeSowMore(position, seat, field, count, journal);
    }

    /** Lets so many of a crop lie on a field, instead of what was there; on a card with plots, on that with most. */
    @Rule("AGR-C5")
    static void put(State position, int seat, int count, int crop, int field) {
        if (field >= Yard.SQUARES) {
            Deck deck = position.table().deck();
            int slot = deck.slot(field - Yard.SQUARES);
            position.tableau().keep(deck.keptAt(slot) + FieldCards.largest(position, slot), Goods.of(count, crop));
        } else if (crop == Goods.GRAIN) {
            position.farms().putGrain(seat, field, count);
        } else {
            position.farms().putVegetables(seat, field, count);
        }
    }

    /** Whether something can still be sown on a field. */
    @Rule({"AGR-C4", "AGR-K114"})
    static boolean isEmpty(State position, int seat, int field) {
        return field < Yard.SQUARES
                ? (position.farms().emptyFields(seat) >>> field & 1) != 0
                : FieldCards.empty(position, position.table().deck().slot(field - Yard.SQUARES)) >= 0;
    }

    /** What lies on a field; on a card with plots, on that with most. */
    static long crops(State position, int seat, int field) {
        if (field >= Yard.SQUARES) {
            Deck deck = position.table().deck();
            int slot = deck.slot(field - Yard.SQUARES);
            return position.tableau().kept(deck.keptAt(slot) + FieldCards.largest(position, slot));
        }
        Farmyards farms = position.farms();
        int crop = farms.growsVegetables(seat, field) ? Goods.VEGETABLE : Goods.GRAIN;
        return Goods.of(farms.crops(seat, field), crop);
    }

    /** Whether anything grows on a farm. */
    public static boolean isAnythingSown(State position, int seat) {
        return position.farms().sown(seat) != 0 || hasSownCard(position, seat);
    }

    private static boolean hasSownCard(State position, int seat) {
        CardSet played = position.tableau().played(seat);
        CardSet fields = position.table().deck().with(Capability.FIELD);
        for (int slot = played.first(fields); slot >= 0; slot = played.next(fields, slot)) {
            if (FieldCards.planted(position, slot) > 0) {
                return true;
            }
        }
        return false;
    }
}
