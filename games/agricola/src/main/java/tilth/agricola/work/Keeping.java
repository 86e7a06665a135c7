package tilth.agricola.work;

import java.util.List;
import java.util.stream.IntStream;
import tilth.agricola.AgricolaPosition;
import tilth.agricola.Asks;
import tilth.agricola.Does;
import tilth.agricola.Happens;
import tilth.agricola.Holdings;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Reactions;
import tilth.agricola.cards.Roof;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.farm.Housing;
import tilth.agricola.farm.Pastures;
import tilth.agricola.farm.Stables;
import tilth.agricola.pay.Exchanges;
import tilth.agricola.pay.Goods;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Verb;

/** Finds room for animals. Those that find none are cooked if that can be, else they go. */
public final class Keeping {

    private static final int PET = 1;

    private Keeping() {}

    /** Fills the workbench with all room a seat has for animals: pastures in their order, single places, cards. */
    @Rule({"AGR-A1", "AGR-A2", "AGR-A3"})
    public static Housing shelters(AgricolaPosition position, int seat) {
        Farmyards farms = position.farms();
        Housing housing = position.housing();
        housing.clear();
        int stables = farms.stables(seat);
        int enclosed = farms.enclosed(seat);
        int roofs = roofs(position, seat);
        int perPasture = roofs == 0 ? 0 : room(position, seat, Room.PASTURE);
        for (int rest = enclosed; rest != 0; ) {
            int pasture = Pastures.of(farms.fences(seat), Integer.numberOfTrailingZeros(rest));
            housing.pasture(Pastures.capacity(pasture, stables) + perPasture);
            rest &= ~pasture;
        }
        int pets = roofs == 0 ? PET : pets(position, seat);
        housing.places(pets + Integer.bitCount(Stables.unfenced(stables, enclosed)));
        if (roofs != 0) {
            addCards(position, seat, housing);
        }
        return housing;
    }

    /** What a card can give room for. */
    private enum Room {
        PETS,
        PASTURE,
        PEOPLE
    }

    private static int roofs(AgricolaPosition position, int seat) {
        Deck deck = position.table().deck();
        int count = 0;
        for (int word = 0; word < Deck.WORDS; word++) {
            count += Long.bitCount(position.tableau().played(seat, word) & deck.capable(Deck.Capability.ROOF, word));
        }
        return count;
    }

    private static int room(AgricolaPosition position, int seat, Room kind) {
        Deck deck = position.table().deck();
        int room = 0;
        for (int word = 0; word < Deck.WORDS; word++) {
            long cards = position.tableau().played(seat, word) & deck.capable(Deck.Capability.ROOF, word);
            for (; cards != 0; cards &= cards - 1) {
                Roof roof = deck.card(word * Long.SIZE + Long.numberOfTrailingZeros(cards))
                        .roof();
                room += switch (kind) {
                    case PETS -> roof.pets();
                    case PASTURE -> roof.perPasture();
                    case PEOPLE -> roof.people();
                };
            }
        }
        return room;
    }

    /** How many animals live in the house. */
    @Rule("AGR-A3")
    public static int pets(AgricolaPosition position, int seat) {
        return PET + room(position, seat, Room.PETS);
    }

    /** How many animals one of a seat's pastures holds. */
    @Rule("AGR-A2")
    public static int capacity(AgricolaPosition position, int seat, int pasture) {
        return Pastures.capacity(pasture, position.farms().stables(seat)) + room(position, seat, Room.PASTURE);
    }

    /** How many people find room: one for each room of the house, and those on cards. */
    @Rule("AGR-G1")
    public static int roomForPeople(AgricolaPosition position, int seat) {
        return position.farms().roomCount(seat) + room(position, seat, Room.PEOPLE);
    }

    /** The slots of a seat's cards with room for animals, in the order of their shelters. */
    public static List<Integer> cards(AgricolaPosition position, int seat) {
        Deck deck = position.table().deck();
        return IntStream.range(0, deck.size())
                .filter(slot -> position.tableau().hasPlayed(seat, slot)
                        && deck.card(slot).roof().animals() > 0)
                .boxed()
                .toList();
    }

    private static void addCards(AgricolaPosition position, int seat, Housing housing) {
        Deck deck = position.table().deck();
        for (int word = 0; word < Deck.WORDS; word++) {
            long cards = position.tableau().played(seat, word) & deck.capable(Deck.Capability.ROOF, word);
            for (; cards != 0; cards &= cards - 1) {
                Roof roof = deck.card(word * Long.SIZE + Long.numberOfTrailingZeros(cards))
                        .roof();
                if (roof.animals() > 0 && roof.isMixed()) {
                    housing.mixed(roof.species(), roof.animals());
                } else if (roof.animals() > 0) {
                    housing.holder(roof.species(), roof.animals());
                }
            }
        }
    }

    /** Finds room for all animals of a seat; asks which ones stay if there is more than one best way. */
    @Rule({"AGR-A4", "AGR-A5"})
    public static void house(AgricolaPosition position, int seat, Journal journal) {
        Holdings holdings = position.holdings();
        if (holdings.animals(seat) <= PET || isHoused(position, seat)) {
            return;
        }
        int ways = waysToKeep(position, seat);
        if (ways == 1 && !Exchanges.canTrade(position, seat)) {
            keep(position, seat, position.waysToKeep()[0], journal);
        } else {
            position.agenda().ask(seat, Asks.KEEP.bare());
        }
    }

    private static boolean isHoused(AgricolaPosition position, int seat) {
        Holdings holdings = position.holdings();
        return shelters(position, seat)
                .houses(
                        holdings.count(seat, Goods.SHEEP),
                        holdings.count(seat, Goods.WILD_BOAR),
                        holdings.count(seat, Goods.CATTLE));
    }

    private static int waysToKeep(AgricolaPosition position, int seat) {
        Holdings holdings = position.holdings();
        return shelters(position, seat)
                .keepable(
                        holdings.count(seat, Goods.SHEEP),
                        holdings.count(seat, Goods.WILD_BOAR),
                        holdings.count(seat, Goods.CATTLE),
                        position.waysToKeep());
    }

    /** Offers the counts that can be kept, each such that not one more could be kept with them. */
    @Rule("AGR-A5")
    public static void add(AgricolaPosition position, int seat, MoveList into) {
        Asides.add(position, seat, into);
        addWays(position.waysToKeep(), waysToKeep(position, seat), into);
    }

    /** Offers packed counts of animals. */
    public static void addWays(int[] ways, int count, MoveList into) {
        for (int way = 0; way < count; way++) {
            int animals = ways[way];
            into.add(Does.KEEP.with(Housing.count(animals, 0), Housing.count(animals, 1), Housing.count(animals, 2)));
        }
    }

    /** Keeps the animals chosen, or exchanges something before. */
    @Rule("AGR-A5")
    public static void play(AgricolaPosition position, int seat, long move, Journal journal) {
        position.agenda().answered(seat);
        if (Does.of(move) == Does.KEEP) {
            keep(position, seat, chosen(move), journal);
        } else {
            Exchanges.exchange(position, seat, move, journal);
            house(position, seat, journal);
        }
    }

    /** The packed counts of a move. */
    public static int chosen(long move) {
        return Housing.animals(Verb.first(move), Verb.second(move), Verb.operand(move, 2));
    }

    @Rule({"AGR-A4", "AGR-A5"})
    private static void keep(AgricolaPosition position, int seat, int animals, Journal journal) {
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
    public static void release(AgricolaPosition position, int seat, int count, int good, Journal journal) {
        if (Exchanges.cookedFor(position, seat, good) > 0) {
            Exchanges.cook(position, seat, count, good, journal);
            Reactions.fire(position, Moment.COOKED, seat);
        } else {
            position.holdings().lose(seat, count, good);
            journal.note(Happens.LET_GO, seat, good, count);
        }
    }
}
