package tilth.agricola.measure;

import tilth.agricola.board.Stages;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Crop;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.cards.Hook;
import tilth.agricola.cards.Measure;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.farm.Pastures;
import tilth.agricola.farm.Stables;
import tilth.agricola.farm.Yard;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.State;
import tilth.engine.Rule;

/** Counts what cards speak of, for a seat and the slot of the card that speaks. */
@Rule("AGR-K6")
public final class Counts {

    private static final int FIRST_ROOMS = 2;
    private static final int NO_CARD = -1;

    private Counts() {}

    /** How many that is now. */
    public static int of(State position, int seat, int slot, Count count) {
        return switch (count) {
            case Count.Printed number -> number.number();
            case Count.Counted counted -> of(position, seat, slot, counted.measure());
            case Count.Owned owned ->
                owned.when() == Count.When.FOR_POINTS
                        ? owned(position, seat, owned.good())
                        : position.holdings().count(seat, owned.good());
            case Count.OwnedByAll owned -> ownedByAll(position, owned.good());
            case Count.Grown grown -> grown(position, seat, grown.crop());
            case Count.OnCard on -> Goods.count(kept(position, slot), on.good());
            case Count.Marked marked -> marked(position, seat, marked);
            case Count.Each each -> each.times() * (of(position, seat, slot, each.of()) / each.per());
            case Count.Less less -> of(position, seat, slot, less.from()) - of(position, seat, slot, less.less());
            case Count.Steps steps -> step(steps, of(position, seat, slot, steps.of()));
            case Count.ByHouse house -> byHouse(house, position.farms().house(seat));
            case Count.NewPastures pastures ->
                newPastures(position, seat, pastures.squares())
                        + (pastures.land() == Count.Land.ANY ? divided(position, seat, pastures.squares()) : 0);
        };
    }

    /** Goods of a seat, and those on its cards that count as its own for points. */
    @Rule("AGR-K18")
    public static int owned(State position, int seat, int good) {
        int count = position.holdings().count(seat, good);
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet owning = deck.with(Capability.OWNING);
        for (int slot = played.first(owning); slot >= 0; slot = played.next(owning, slot)) {
            count += Goods.count(kept(position, slot), good);
        }
        return count;
    }

    private static int ownedByAll(State position, int good) {
        int count = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            count += position.holdings().count(seat, good);
        }
        return count;
    }

    private static int speciesMissing(State position, int seat) {
        int count = 0;
        for (int animal = Goods.SHEEP; animal < Goods.KINDS; animal++) {
            count += owned(position, seat, animal) == 0 ? 1 : 0;
        }
        return count;
    }

    /** Crops in the supply, on fields and on cards that are fields. */
    @Rule({"AGR-E3", "AGR-C6"})
    public static int grown(State position, int seat, int crop) {
        Farmyards farms = position.farms();
        int fields = farms.vegetableFields(seat);
        fields = crop == Goods.VEGETABLE ? fields : farms.sown(seat) & ~fields;
        int count = owned(position, seat, crop);
        for (int rest = fields; rest != 0; rest &= rest - 1) {
            int square = Integer.numberOfTrailingZeros(rest);
            count += farms.crops(seat, square) + farms.second(seat, square);
        }
        return count + FieldCards.grown(position, seat, crop);
    }

    private static int marked(State position, int seat, Count.Marked marked) {
        int count = 0;
        for (int owner = 0; owner < position.seats(); owner++) {
            boolean isMeant =
                    marked.whose() == Hook.Whose.ANYBODYS || marked.whose() == Hook.Whose.OWN == (owner == seat);
            CardSet played = position.tableau().played(owner);
            for (int slot = isMeant ? played.first() : -1; slot >= 0; slot = played.next(slot)) {
                count += position.table().deck().card(slot).isMarked(marked.marks()) ? 1 : 0;
            }
        }
        return count;
    }

    private static int step(Count.Steps steps, int count) {
        int gives = 0;
        for (int step = 0; step < steps.from().size() && count >= steps.from().get(step); step++) {
            gives = steps.gives().get(step);
        }
        return gives;
    }

    private static int byHouse(Count.ByHouse house, int material) {
        return switch (material) {
            case Farmyards.WOODEN -> house.wood();
            case Farmyards.CLAY -> house.clay();
            default -> house.stone();
        };
    }

    /** Pastures that lie wholly on squares which no pasture had before the fencing. */
    @Rule("AGR-K10")
    private static int newPastures(State position, int seat, int squares) {
        long fences = position.farms().fences(seat);
        int before = Pastures.enclosed(position.occasions().fencesBefore());
        int count = 0;
        for (int rest = position.farms().enclosed(seat); rest != 0; ) {
            int pasture = Pastures.of(fences, Integer.numberOfTrailingZeros(rest));
            count += (pasture & before) == 0 && Integer.bitCount(pasture) >= squares ? 1 : 0;
            rest &= ~pasture;
        }
        return count;
    }

    /** How many more such pastures there are on the squares of those that stood before the fencing. */
    @Rule("AGR-K10")
    private static int divided(State position, int seat, int squares) {
        long fences = position.farms().fences(seat);
        long before = position.occasions().fencesBefore();
        int count = 0;
        for (int rest = Pastures.enclosed(before); rest != 0; ) {
            int pasture = Pastures.of(before, Integer.numberOfTrailingZeros(rest));
            count += Math.max(0, large(fences, pasture, squares) - 1);
            rest &= ~pasture;
        }
        return count;
    }

    /** The pastures of at least so many squares on some squares. */
    private static int large(long fences, int on, int squares) {
        int count = 0;
        for (int rest = on; rest != 0; ) {
            int pasture = Pastures.of(fences, Integer.numberOfTrailingZeros(rest));
            count += Integer.bitCount(pasture) >= squares ? 1 : 0;
            rest &= ~pasture;
        }
        return count;
    }

    /** The players whose people stand on so many spaces at least, a bit each. */
    @Rule("AGR-K75")
    public static int busy(State position, int spaces) {
        int busy = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            busy |= position.board().spacesOf(seat) >= spaces ? 1 << seat : 0;
        }
        return busy;
    }

    /** The same without a card that speaks. */
    public static int of(State position, int seat, Measure measure) {
        return of(position, seat, NO_CARD, measure);
    }

    private static int of(State position, int seat, int slot, Measure measure) {
        Farmyards farms = position.farms();
        return switch (measure) {
            case PEOPLE -> position.holdings().people(seat);
            case ROOMS -> farms.roomCount(seat);
            case ROOMS_ADDED -> farms.roomCount(seat) - FIRST_ROOMS;
            case STONE_ROOMS -> farms.house(seat) == Farmyards.STONE ? farms.roomCount(seat) : 0;
            case WOODEN_ROOMS -> farms.house(seat) == Farmyards.WOODEN ? farms.roomCount(seat) : 0;
            case ANIMALS -> position.holdings().animals(seat);
            case SPECIES_MISSING -> speciesMissing(position, seat);
            case BEGGING_CARDS -> position.holdings().begging(seat);
            case OCCUPATIONS -> occupationsPlayed(position, seat) + played(position, seat, Capability.COUNTING_TWICE);
            case IMPROVEMENTS -> played(position, seat, Capability.MAJOR) + played(position, seat, Capability.MINOR);
            case ROUNDS_LEFT -> Stages.ROUNDS - position.board().round();
            case ROUNDS_OVER -> position.board().round() - 1;
            case PLAYERS -> position.seats();
            case FIELD_TILES -> Integer.bitCount(farms.fields(seat));
            case PASTURES -> Pastures.count(farms.fences(seat));
            case FENCED_SQUARES -> Integer.bitCount(farms.enclosed(seat));
            case UNUSED_SQUARES -> Integer.bitCount(farms.unused(seat));
            case STABLES -> Integer.bitCount(farms.stables(seat));
            case UNFENCED_STABLES -> Integer.bitCount(Stables.unfenced(farms.stables(seat), farms.enclosed(seat)));
            case FENCES_LEFT -> farms.fencesLeft(seat);
            case OVENS -> played(position, seat, Capability.OVEN);
            case OTHERS_WITHOUT_MORE_ROOMS -> othersWithoutMoreRooms(position, seat);
            case NOTED -> (int) kept(position, slot);
            case RESOURCES_GOT -> resources(kept(position, slot));
            case DONE, GRAIN_BAKED -> position.occasions().count();
            case SQUARES_FENCED_ANEW -> fencedAnew(position, seat);
            case OTHERS_THERE_BEFORE -> othersThereBefore(position, seat);
            // As it was with this birth, for another may have followed it.
            case PEOPLE_BEHIND ->
                position.occasions().count() - position.holdings().people(seat);
            case OTHERS_WITH_AS_MUCH_LAND -> othersWithAsMuchLand(position, seat);
            case HARVEST_ROUND -> Stages.lastRound(Stages.of(position.board().round()));
            case FIELDS, GRAIN_FIELDS, VEGETABLE_FIELDS, EMPTY_FIELDS, PLANTED_FIELDS ->
                fields(position, seat, measure);
        };
    }

    /** How many occupations a seat has played, each of them once. */
    @Rule("AGR-D5")
    public static int occupationsPlayed(State position, int seat) {
        return played(position, seat, Capability.OCCUPATION);
    }

    private static int played(State position, int seat, Capability capability) {
        return position.tableau().played(seat).size(position.table().deck().with(capability));
    }

    private static int othersWithoutMoreRooms(State position, int seat) {
        int count = 0;
        for (int other = 0; other < position.seats(); other++) {
            boolean hasMore =
                    position.farms().roomCount(other) > position.farms().roomCount(seat);
            count += other != seat && !hasMore ? 1 : 0;
        }
        return count;
    }

    /** Squares in pastures that were unused before the fencing. */
    @Rule("AGR-K10")
    private static int fencedAnew(State position, int seat) {
        int before = Pastures.enclosed(position.occasions().fencesBefore());
        Farmyards farms = position.farms();
        return Integer.bitCount(farms.enclosed(seat) & ~before & ~farms.stables(seat));
    }

    private static int othersThereBefore(State position, int seat) {
        int material = position.farms().house(seat);
        int count = 0;
        for (int other = 0; other < position.seats(); other++) {
            count += other != seat && position.farms().hasBeen(other, material) ? 1 : 0;
        }
        return count;
    }

    private static int othersWithAsMuchLand(State position, int seat) {
        int own = Integer.bitCount(position.farms().unused(seat));
        int count = 0;
        for (int other = 0; other < position.seats(); other++) {
            count += other != seat && Integer.bitCount(position.farms().unused(other)) <= own ? 1 : 0;
        }
        return count;
    }

    private static long kept(State position, int slot) {
        return position.tableau().kept(position.table().deck().keptAt(slot));
    }

    private static int resources(long bundle) {
        int total = 0;
        for (int good = Goods.WOOD; good <= Goods.STONE; good++) {
            total += Goods.count(bundle, good);
        }
        return total;
    }

    /** Field tiles, those with two stacks twice, and field cards while something lies on them or where empty fields count. */
    @Rule({"AGR-C6", "AGR-C8", "AGR-K118"})
    private static int fields(State position, int seat, Measure measure) {
        Farmyards farms = position.farms();
        int vegetables = farms.vegetableFields(seat);
        int sown = farms.sown(seat);
        int squares = switch (measure) {
            case GRAIN_FIELDS -> sown & ~vegetables;
            case VEGETABLE_FIELDS -> vegetables;
            case EMPTY_FIELDS -> farms.emptyFields(seat);
            case PLANTED_FIELDS -> sown;
            default -> farms.fields(seat);
        };
        int count = Integer.bitCount(squares & Yard.ALL) + Integer.bitCount(squares & farms.twoStacks(seat));
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet fieldCards = deck.with(Capability.FIELD);
        for (int slot = played.first(fieldCards); slot >= 0; slot = played.next(fieldCards, slot)) {
            count += plots(position, slot, measure);
        }
        return count;
    }

    /** How many plots of a field card count; those for wood are no fields. */
    @Rule({"AGR-C8", "AGR-K115"})
    private static int plots(State position, int slot, Measure measure) {
        long crops = FieldCards.crops(position, slot);
        int planted = FieldCards.planted(position, slot);
        boolean isWood = FieldCards.crop(position, slot) == Crop.WOOD;
        return switch (measure) {
            case GRAIN_FIELDS -> Goods.count(crops, Goods.GRAIN) > 0 ? planted : 0;
            case VEGETABLE_FIELDS -> Goods.count(crops, Goods.VEGETABLE) > 0 ? planted : 0;
            case EMPTY_FIELDS ->
                isWood || !position.table().edition().countsEmptyFieldCards()
                        ? 0
                        : position.table().deck().plots(slot) - planted;
            default -> isWood ? 0 : planted;
        };
    }
}
