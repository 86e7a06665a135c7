package tilth.agricola.harvest;

import tilth.agricola.AgricolaPosition;
import tilth.agricola.Asks;
import tilth.agricola.Happens;
import tilth.agricola.Holdings;
import tilth.agricola.farm.Housing;
import tilth.agricola.pay.Exchanges;
import tilth.agricola.pay.Goods;
import tilth.agricola.work.Keeping;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;

/** Lets animals have young: one for each species with at least two, if there is room. */
public final class Breeding {

    private static final int PARENTS = 2;

    private Breeding() {}

    /** Adds the young where there is room for all; asks where there is not. */
    @Rule({"AGR-H6", "AGR-H7"})
    public static void begin(AgricolaPosition position, Journal journal) {
        for (int seat = 0; seat < position.seats(); seat++) {
            breed(position, seat, journal);
        }
    }

    /** Lets the animals of one seat have young. */
    @Rule({"AGR-H6", "AGR-H7"})
    public static void breed(AgricolaPosition position, int seat, Journal journal) {
        if (young(position, seat, Goods.SHEEP)
                        + young(position, seat, Goods.WILD_BOAR)
                        + young(position, seat, Goods.CATTLE)
                == 0) {
            return;
        }
        int ways = ways(position, seat);
        if (ways == 1) {
            keep(position, seat, position.waysToKeep()[0], journal);
        } else {
            position.agenda().askTogether(seat, Asks.BREED.bare());
        }
    }

    @Rule("AGR-H6")
    private static int young(AgricolaPosition position, int seat, int good) {
        return position.holdings().count(seat, good) >= PARENTS ? 1 : 0;
    }

    private static int withYoung(AgricolaPosition position, int seat, int good) {
        return position.holdings().count(seat, good) + young(position, seat, good);
    }

    private static int ways(AgricolaPosition position, int seat) {
        int sheep = withYoung(position, seat, Goods.SHEEP);
        int wildBoar = withYoung(position, seat, Goods.WILD_BOAR);
        int cattle = withYoung(position, seat, Goods.CATTLE);
        Housing housing = Keeping.shelters(position, seat);
        if (housing.houses(sheep, wildBoar, cattle)) {
            position.waysToKeep()[0] = Housing.animals(sheep, wildBoar, cattle);
            return 1;
        }
        return housing.keepable(sheep, wildBoar, cattle, position.waysToKeep());
    }

    @Rule("AGR-H7")
    public static void add(AgricolaPosition position, int seat, MoveList into) {
        Keeping.addWays(position.waysToKeep(), ways(position, seat), into);
    }

    public static void play(AgricolaPosition position, int seat, long move, Journal journal) {
        position.agenda().answered(seat);
        keep(position, seat, Keeping.chosen(move), journal);
    }

    /** Animals that make room may be cooked, but not the parents of a young one that stays. */
    @Rule({"AGR-H7", "AGR-H8"})
    private static void keep(AgricolaPosition position, int seat, int animals, Journal journal) {
        Holdings holdings = position.holdings();
        for (int species = 0; species < Goods.SPECIES; species++) {
            int good = Goods.SHEEP + species;
            int kept = Housing.count(animals, species);
            int before = holdings.count(seat, good);
            if (isBorn(position, seat, good, kept)) {
                release(position, seat, before + 1 - kept, good, journal);
                holdings.gain(seat, 1, good);
                journal.note(Happens.BRED, seat, good);
            } else {
                release(position, seat, before - kept, good, journal);
            }
        }
    }

    /** A young one also comes if another animal but its parents can be cooked to make room for it. */
    @Rule("AGR-H8")
    private static boolean isBorn(AgricolaPosition position, int seat, int good, int kept) {
        int before = position.holdings().count(seat, good);
        boolean makesRoom = kept > PARENTS && Exchanges.cookedFor(position, seat, good) > 0;
        return before >= PARENTS && (kept > before || makesRoom);
    }

    private static void release(AgricolaPosition position, int seat, int count, int good, Journal journal) {
        if (count > 0) {
            Keeping.release(position, seat, count, good, journal);
        }
    }
}
