package tilth.agricola.harvest;

import tilth.agricola.cards.Card;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.farm.Housing;
import tilth.agricola.goods.Goods;
import tilth.agricola.measure.Absence;
import tilth.agricola.state.Holdings;
import tilth.agricola.state.State;
import tilth.agricola.stock.Exchanges;
import tilth.agricola.stock.Keeping;
import tilth.agricola.words.Asks;
import tilth.agricola.words.Happens;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Verb;

/** Lets animals have young: one for each species with at least two, if there is room. */
public final class Breeding {

    private static final int PARENTS = 2;
    private static final int ALL_SPECIES = 7;

    private Breeding() {}

    /** Adds the young where there is room for all; asks where there is not. */
    @Rule({"AGR-H6", "AGR-H7"})
    public static void begin(State position, Journal journal) {
        position.board().setFeeding(false);
        for (int seat = 0; seat < position.seats(); seat++) {
            if (!Absence.isAbsent(position, seat)) {
                breed(position, seat, ALL_SPECIES, journal);
            }
        }
    }

    /** Lets the animals of one seat have young, those of some species. */
    @Rule({"AGR-H6", "AGR-H7", "AGR-K17"})
    public static void breed(State position, int seat, int species, Journal journal) {
        if (young(position, seat, species, Goods.SHEEP)
                        + young(position, seat, species, Goods.WILD_BOAR)
                        + young(position, seat, species, Goods.CATTLE)
                == 0) {
            return;
        }
        int ways = ways(position, seat, species);
        if (ways == 1) {
            keep(position, seat, species, position.housing().ways()[0], journal);
        } else {
            position.agenda().askTogether(seat, Asks.BREED.with(species));
        }
    }

    @Rule("AGR-H6")
    private static int young(State position, int seat, int species, int good) {
        int parents = position.holdings().count(seat, good);
        if (!isBreeding(species, good) || parents < PARENTS) {
            return 0;
        }
        return parents >= parentsOfTwins(position, seat, good) ? 2 : 1;
    }

    /** From how many parents on animals of a seat have two young. */
    @Rule("AGR-K54")
    private static int parentsOfTwins(State position, int seat, int good) {
        int least = Integer.MAX_VALUE;
        if (position.has(seat, Capability.TWINS)) {
            Deck deck = position.table().deck();
            CardSet played = position.tableau().played(seat);
            CardSet twins = deck.with(Capability.TWINS);
            for (int slot = played.first(twins); slot >= 0; slot = played.next(twins, slot)) {
                Card card = deck.card(slot);
                least = card.twinsOf() == good ? Math.min(least, card.twinsFrom()) : least;
            }
        }
        return least;
    }

    @Rule("AGR-K17")
    private static boolean isBreeding(int species, int good) {
        return (species >>> good - Goods.SHEEP & 1) != 0;
    }

    private static int withYoung(State position, int seat, int species, int good) {
        return position.holdings().count(seat, good) + young(position, seat, species, good);
    }

    private static int ways(State position, int seat, int species) {
        int sheep = withYoung(position, seat, species, Goods.SHEEP);
        int wildBoar = withYoung(position, seat, species, Goods.WILD_BOAR);
        int cattle = withYoung(position, seat, species, Goods.CATTLE);
        Housing housing = Keeping.shelters(position, seat);
        if (housing.houses(sheep, wildBoar, cattle)) {
            housing.keepAll(sheep, wildBoar, cattle);
            return 1;
        }
        return housing.keepable(sheep, wildBoar, cattle);
    }

    @Rule("AGR-H7")
    public static void add(State position, int seat, long question, MoveList into) {
        Keeping.addWays(position, ways(position, seat, Verb.first(question)), into);
    }

    public static void play(State position, int seat, long question, long move, Journal journal) {
        position.agenda().answered(seat);
        keep(position, seat, Verb.first(question), Keeping.chosen(move), journal);
    }

    /** Animals that make room may be cooked, but not the parents of a young one that stays. */
    @Rule({"AGR-H7", "AGR-H8"})
    private static void keep(State position, int seat, int bred, int animals, Journal journal) {
        Holdings holdings = position.holdings();
        for (int species = 0; species < Goods.SPECIES; species++) {
            int good = Goods.SHEEP + species;
            int kept = Housing.count(animals, species);
            int before = holdings.count(seat, good);
            int born = born(position, seat, bred, good, kept);
            release(position, seat, before + born - kept, good, journal);
            holdings.gain(seat, born, good);
            for (int young = 0; young < born; young++) {
                journal.note(Happens.BRED, seat, good);
            }
        }
    }

    /** Young ones also come if other animals but their parents can be cooked to make room for them. */
    @Rule({"AGR-H8", "AGR-K54"})
    private static int born(State position, int seat, int species, int good, int kept) {
        int before = position.holdings().count(seat, good);
        boolean isCookable = Exchanges.cookedFor(position, seat, good) > 0;
        for (int young = young(position, seat, species, good); young > 0; young--) {
            int parents = young > 1 ? parentsOfTwins(position, seat, good) : PARENTS;
            if (kept >= before + young || isCookable && kept >= parents + young) {
                return young;
            }
        }
        return 0;
    }

    private static void release(State position, int seat, int count, int good, Journal journal) {
        if (count > 0) {
            Keeping.release(position, seat, count, good, journal);
        }
    }
}
