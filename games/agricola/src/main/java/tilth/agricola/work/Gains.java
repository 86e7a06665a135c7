package tilth.agricola.work;

import tilth.agricola.AgricolaPosition;
import tilth.agricola.Happens;
import tilth.agricola.cards.Tallies;
import tilth.agricola.pay.Goods;
import tilth.engine.Happening;
import tilth.engine.Journal;
import tilth.engine.Rule;

/** Gives goods to players; animals have to find room at once. */
public final class Gains {

    private Gains() {}

    /** Goods from the supply. */
    public static void gain(AgricolaPosition position, int seat, long bundle, Journal journal) {
        note(Happens.GAINED, seat, bundle, journal);
        take(position, seat, bundle, journal);
    }

    /** Goods that waited on the round space. */
    @Rule("AGR-R4")
    public static void collect(AgricolaPosition position, int seat, long bundle, Journal journal) {
        note(Happens.COLLECTED, seat, bundle, journal);
        take(position, seat, bundle, journal);
    }

    /** Goods from another player. */
    @Rule("AGR-K5")
    static void receive(AgricolaPosition position, int seat, long bundle, Journal journal) {
        note(Happens.RECEIVED, seat, bundle, journal);
        take(position, seat, bundle, journal);
    }

    /** Everything that lies on a space. */
    @Rule("AGR-W6")
    static void takeAll(AgricolaPosition position, int seat, int space, Journal journal) {
        long bundle = position.board().takeAll(space);
        for (long rest = bundle; rest != Goods.NOTHING && !journal.isSilent(); ) {
            int good = Goods.first(rest);
            journal.note(Happens.TOOK, seat, good, Goods.count(rest, good), space);
            rest = Goods.after(rest, good);
        }
        take(position, seat, bundle, journal);
    }

    private static void note(Happening what, int seat, long bundle, Journal journal) {
        for (long rest = bundle; rest != Goods.NOTHING && !journal.isSilent(); ) {
            int good = Goods.first(rest);
            journal.note(what, seat, good, Goods.count(rest, good));
            rest = Goods.after(rest, good);
        }
    }

    private static void take(AgricolaPosition position, int seat, long bundle, Journal journal) {
        position.holdings().gain(seat, bundle);
        Tallies.count(position, seat, bundle);
        if (Goods.hasAnimals(bundle)) {
            Keeping.house(position, seat, journal);
        }
    }
}
