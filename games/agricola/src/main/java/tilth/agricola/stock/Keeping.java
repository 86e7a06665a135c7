package tilth.agricola.stock;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tilth.agricola.cards.Card;
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
    private static final int ALL_SPECIES = 7;

    /** What a pasture without anything else holds. */
    private static final int SMALL = 2;

    private Keeping() {}

    /** Fills the workbench with all room a seat has for animals: pastures in their order, single places, cards. */
    @Rule({"AGR-A1", "AGR-A2", "AGR-A3"})
    public static Housing shelters(State position, int seat) {
        Farmyards farms = position.farms();
        Housing housing = position.housing();
        housing.clear();
        boolean hasLodgings = hasLodgings(position, seat);
        addPastures(position, seat, hasLodgings, housing);
        int unfenced = Integer.bitCount(Stables.unfenced(farms.stables(seat), farms.enclosed(seat)));
        if (hasLodgings) {
            housing.places(pets(position, seat));
            addStables(position, seat, unfenced, housing);
            addCards(position, seat, housing);
        } else {
            housing.places(PET + unfenced);
        }
        return housing;
    }

    @Rule({"AGR-A2", "AGR-K112"})
    private static void addPastures(State position, int seat, boolean hasLodgings, Housing housing) {
        Farmyards farms = position.farms();
        int perPasture = hasLodgings ? room(position, seat, Lodging.Where.PASTURE) : 0;
        int moreSheep = hasLodgings ? room(position, seat, Lodging.Where.FLOCK) : 0;
        int perSmall = hasLodgings ? room(position, seat, Lodging.Where.SMALL_PASTURE) : 0;
        boolean isMixed = hasLodgings && room(position, seat, Lodging.Where.MIXED_PASTURES) > 0;
        for (int rest = farms.enclosed(seat); rest != 0; ) {
            int pasture = Pastures.of(farms.fences(seat), Integer.numberOfTrailingZeros(rest));
            int capacity = enlarged(Pastures.capacity(pasture, farms.stables(seat)), perSmall) + perPasture;
            if (isMixed) {
                housing.mixedPasture(capacity, moreSheep);
            } else {
                housing.pasture(capacity, moreSheep);
            }
            rest &= ~pasture;
        }
    }

    /** Stables outside pastures; where a card makes one of them larger, that is the first. */
    @Rule({"AGR-A3", "AGR-K111"})
    private static void addStables(State position, int seat, int unfenced, Housing housing) {
        int sheep = Math.max(1, room(position, seat, Lodging.Where.STABLE));
        int large = Math.max(1, room(position, seat, Lodging.Where.ONE_STABLE));
        for (int stable = 0; stable < unfenced; stable++) {
            int capacity = stable == 0 ? large : 1;
            int most = Math.max(capacity, sheep);
            if (most == 1) {
                housing.places(1);
            } else {
                housing.stable(capacity, most - capacity);
            }
        }
    }

    private static boolean hasLodgings(State position, int seat) {
        return position.has(seat, Capability.LODGING);
    }

    /** The room that all cards of a seat give somewhere; in the house and in stables it is the most that one of them gives. */
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
                    room = where.isLargest() ? Math.max(room, count) : room + count;
                }
            }
        }
        return room;
    }

    /** How many animals live in the house. */
    @Rule("AGR-A3")
    public static int pets(State position, int seat) {
        return room(position, seat, Lodging.Where.NO_HOUSE) > 0
                ? 0
                : Math.max(PET, room(position, seat, Lodging.Where.HOUSE));
    }

    /** How many animals one of a seat's pastures holds. */
    @Rule("AGR-A2")
    public static int capacity(State position, int seat, int pasture) {
        int capacity = Pastures.capacity(pasture, position.farms().stables(seat));
        return enlarged(capacity, room(position, seat, Lodging.Where.SMALL_PASTURE))
                + room(position, seat, Lodging.Where.PASTURE);
    }

    /** What a pasture holds where small ones hold more. */
    @Rule("AGR-A2")
    private static int enlarged(int capacity, int more) {
        return capacity == SMALL ? capacity + more : capacity;
    }

    /** How many more sheep each pasture with sheep holds. */
    @Rule("AGR-A2")
    public static int moreSheep(State position, int seat) {
        return room(position, seat, Lodging.Where.FLOCK);
    }

    /** How many people find room: one for each room of the house, and those on cards. */
    @Rule("AGR-G1")
    public static int roomForPeople(State position, int seat) {
        return position.farms().roomCount(seat) + room(position, seat, Lodging.Where.PEOPLE);
    }

    /** The slots of a seat's cards with room for animals, one for each shelter and in their order. */
    public static List<Integer> cards(State position, int seat) {
        Deck deck = position.table().deck();
        List<Integer> cards = new ArrayList<>();
        for (int slot = 0; slot < deck.size(); slot++) {
            if (position.tableau().hasPlayed(seat, slot)) {
                long shelters = deck.card(slot).lodgings().stream()
                        .filter(Lodging::isOnCard)
                        .count();
                boolean grows = hasRoomApart(deck.card(slot)) && canGrow(position, seat);
                cards.addAll(Collections.nCopies((int) shelters + (grows ? 1 : 0), slot));
            }
        }
        return cards;
    }

    /** Whether cards of a seat give more room to pastures. */
    private static boolean canGrow(State position, int seat) {
        return room(position, seat, Lodging.Where.PASTURE) + room(position, seat, Lodging.Where.FLOCK) > 0;
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
                if (isLikePasture(deck.card(slot))) {
                    housing.mixedPasture(
                            count + room(position, seat, Lodging.Where.PASTURE),
                            room(position, seat, Lodging.Where.FLOCK));
                } else if (count == Lodging.ANY) {
                    housing.endlessPasture(given.species(), count);
                } else if (given.where() == Lodging.Where.MIX) {
                    housing.mixed(given.species(), count);
                } else if (given.where() == Lodging.Where.HERD) {
                    housing.holder(given.species(), count);
                }
            }
            maybeGrow(position, seat, slot, housing);
        }
    }

    /** Whether a card is one place for animals of any species that grows as pastures do. */
    @Rule("AGR-K41")
    private static boolean isLikePasture(Card card) {
        return card.isGrowingLikePastures() && card.lodgings().size() == 1;
    }

    /** Whether a card has several places, so that what it gets as pastures do is another one. */
    private static boolean hasRoomApart(Card card) {
        return card.isGrowingLikePastures() && card.lodgings().size() > 1;
    }

    /** Room on a card that grows as pastures do, for any species, and more for sheep. */
    @Rule("AGR-K41")
    private static void maybeGrow(State position, int seat, int slot, Housing housing) {
        if (hasRoomApart(position.table().deck().card(slot)) && canGrow(position, seat)) {
            housing.mixed(
                    ALL_SPECIES,
                    room(position, seat, Lodging.Where.PASTURE),
                    room(position, seat, Lodging.Where.FLOCK));
        }
    }

    /** Finds room for all animals of a seat; asks which ones stay if there is more than one best way. */
    @Rule({"AGR-A4", "AGR-A5"})
    public static void house(State position, int seat, Journal journal) {
        Holdings holdings = position.holdings();
        boolean isSure = holdings.animals(seat) <= PET && !hasLodgings(position, seat);
        if (isSure || isHoused(position, seat)) {
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
