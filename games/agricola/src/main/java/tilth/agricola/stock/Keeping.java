package tilth.agricola.stock;

import java.util.List;
import java.util.stream.IntStream;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.cards.Lodging;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.farm.Housing;
import tilth.agricola.farm.Pastures;
import tilth.agricola.farm.Stables;
import tilth.agricola.goods.Goods;
import tilth.agricola.measure.Counts;
import tilth.agricola.state.Holdings;
import tilth.agricola.state.State;
import tilth.agricola.words.Asks;
import tilth.agricola.words.Does;
import tilth.agricola.words.Happens;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Verb;

/** Finds room for animals. Those that find none are cooked if that can be, else they go. */
public final class Keeping {

    private static final int PET = 1;

    /** What a pasture without anything else holds. */
    private static final int SMALL = 2;

    private Keeping() {}

    /** Fills the workbench with all room a seat has for animals: pastures in their order, single places, cards. */
    @Rule({"AGR-A1", "AGR-A2", "AGR-A3"})
    public static Housing shelters(State position, int seat) {
        Farmyards farms = position.farms();
        Housing housing = position.housing();
        housing.clear();
        int stables = farms.stables(seat);
        int enclosed = farms.enclosed(seat);
        boolean hasLodgings = hasLodgings(position, seat);
        int perPasture = hasLodgings ? room(position, seat, Lodging.Where.PASTURE) : 0;
        int perSmall = hasLodgings ? room(position, seat, Lodging.Where.SMALL_PASTURE) : 0;
        for (int rest = enclosed; rest != 0; ) {
            int pasture = Pastures.of(farms.fences(seat), Integer.numberOfTrailingZeros(rest));
            housing.pasture(enlarged(Pastures.capacity(pasture, stables) + perPasture, perSmall));
            rest &= ~pasture;
        }
        int pets = hasLodgings ? pets(position, seat) : PET;
        housing.places(pets + Integer.bitCount(Stables.unfenced(stables, enclosed)));
        if (hasLodgings) {
            addCards(position, seat, housing);
        }
        return housing;
    }

    private static boolean hasLodgings(State position, int seat) {
        return position.has(seat, Capability.LODGING);
    }

    /** The room that all cards of a seat give somewhere; in the house it is the most that one of them gives. */
    private static int room(State position, int seat, Lodging.Where where) {
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet lodging = deck.with(Capability.LODGING);
        int room = 0;
        for (int slot = played.first(lodging); slot >= 0; slot = played.next(lodging, slot)) {
            List<Lodging> lodgings = deck.card(slot).lodgings();
            for (int i = 0; i < lodgings.size(); i++) {
                Lodging given = lodgings.get(i);
                if (given.where() == where) {
                    int count = Counts.of(position, seat, slot, given.count());
                    room = where == Lodging.Where.HOUSE ? Math.max(room, count) : room + count;
                }
            }
        }
        return room;
    }

    /** How many animals live in the house. */
    @Rule("AGR-A3")
    public static int pets(State position, int seat) {
        return Math.max(PET, room(position, seat, Lodging.Where.HOUSE));
    }

    /** How many animals one of a seat's pastures holds. */
    @Rule("AGR-A2")
    public static int capacity(State position, int seat, int pasture) {
        int capacity = Pastures.capacity(pasture, position.farms().stables(seat))
                + room(position, seat, Lodging.Where.PASTURE);
        return enlarged(capacity, room(position, seat, Lodging.Where.SMALL_PASTURE));
    }

    /** What a pasture holds where small ones hold more. */
    @Rule("AGR-A2")
    private static int enlarged(int capacity, int more) {
        return capacity == SMALL ? capacity + more : capacity;
    }

    /** How many people find room: one for each room of the house, and those on cards. */
    @Rule("AGR-G1")
    public static int roomForPeople(State position, int seat) {
        return position.farms().roomCount(seat) + room(position, seat, Lodging.Where.PEOPLE);
    }

    /** The slots of a seat's cards with room for animals, one for each shelter and in their order. */
    public static List<Integer> cards(State position, int seat) {
        Deck deck = position.table().deck();
        return IntStream.range(0, deck.size())
                .filter(slot -> position.tableau().hasPlayed(seat, slot))
                .boxed()
                .flatMap(slot -> deck.card(slot).lodgings().stream()
                        .filter(Lodging::isOnCard)
                        .map(lodging -> slot))
                .toList();
    }

    private static void addCards(State position, int seat, Housing housing) {
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet lodging = deck.with(Capability.LODGING);
        for (int slot = played.first(lodging); slot >= 0; slot = played.next(lodging, slot)) {
            List<Lodging> lodgings = deck.card(slot).lodgings();
            for (int i = 0; i < lodgings.size(); i++) {
                Lodging given = lodgings.get(i);
                int count = given.isOnCard() ? Counts.of(position, seat, slot, given.count()) : 0;
                if (given.where() == Lodging.Where.MIX) {
                    housing.mixed(given.species(), count);
                } else if (given.where() == Lodging.Where.HERD) {
                    housing.holder(given.species(), count);
                }
            }
        }
    }

    /** Finds room for all animals of a seat; asks which ones stay if there is more than one best way. */
    @Rule({"AGR-A4", "AGR-A5"})
    public static void house(State position, int seat, Journal journal) {
        Holdings holdings = position.holdings();
        if (holdings.animals(seat) <= PET || isHoused(position, seat)) {
            return;
        }
        int ways = waysToKeep(position, seat);
        if (ways == 1 && !hasChoice(position, seat)) {
            keep(position, seat, position.housing().ways()[0], journal);
        } else {
            position.agenda().ask(seat, Asks.KEEP.bare());
        }
    }

    /** Whether cards leave a seat something to decide about animals for which there is no room. */
    private static boolean hasChoice(State position, int seat) {
        return Exchanges.isLettingGoPaying(position, seat) || Exchanges.canGiveAnimals(position, seat);
    }

    private static boolean isHoused(State position, int seat) {
        Holdings holdings = position.holdings();
        return shelters(position, seat)
                .houses(
                        holdings.count(seat, Goods.SHEEP),
                        holdings.count(seat, Goods.WILD_BOAR),
                        holdings.count(seat, Goods.CATTLE));
    }

    private static int waysToKeep(State position, int seat) {
        Holdings holdings = position.holdings();
        return shelters(position, seat)
                .keepable(
                        holdings.count(seat, Goods.SHEEP),
                        holdings.count(seat, Goods.WILD_BOAR),
                        holdings.count(seat, Goods.CATTLE));
    }

    /** Offers the counts that can be kept, each such that not one more could be kept with them. */
    @Rule({"AGR-A5", "AGR-X6"})
    public static void add(State position, int seat, MoveList into) {
        addWays(position, waysToKeep(position, seat), into);
    }

    /** Offers the first so many ways that were found to keep animals. */
    public static void addWays(State position, int count, MoveList into) {
        for (int way = 0; way < count; way++) {
            int animals = position.housing().ways()[way];
            into.add(Does.KEEP.with(Housing.count(animals, 0), Housing.count(animals, 1), Housing.count(animals, 2)));
        }
    }

    /** Keeps the animals chosen. */
    @Rule("AGR-A5")
    public static void play(State position, int seat, long move, Journal journal) {
        position.agenda().answered(seat);
        keep(position, seat, chosen(move), journal);
    }

    /** The packed counts of a move. */
    public static int chosen(long move) {
        return Housing.animals(Verb.first(move), Verb.second(move), Verb.operand(move, 2));
    }

    @Rule({"AGR-A4", "AGR-A5"})
    private static void keep(State position, int seat, int animals, Journal journal) {
        for (int species = 0; species < Goods.SPECIES; species++) {
            int good = Goods.SHEEP + species;
            int leaving = position.holdings().count(seat, good) - Housing.count(animals, species);
            if (leaving > 0) {
                release(position, seat, leaving, good, journal);
            }
        }
    }

    /** Cooks animals if that can be, else lets them go. */
    @Rule("AGR-A4")
    public static void release(State position, int seat, int count, int good, Journal journal) {
        if (Exchanges.cookedFor(position, seat, good) > 0) {
            Exchanges.cook(position, seat, count, good, journal);
        } else {
            position.holdings().lose(seat, count, good);
            journal.note(Happens.LET_GO, seat, good, count);
        }
    }
}
