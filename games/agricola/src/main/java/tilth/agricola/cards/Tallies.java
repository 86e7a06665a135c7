package tilth.agricola.cards;

import tilth.agricola.AgricolaPosition;
import tilth.agricola.pay.Goods;
import tilth.engine.Rule;

/** Counts on cards what their owners get in the work phase; a card that is spent counts no more. */
@Rule("AGR-K4")
public final class Tallies {

    private Tallies() {}

    /** The work phase begins: every card counts from nothing. */
    public static void open(AgricolaPosition position) {
        Deck deck = position.table().deck();
        for (int word = 0; word < Deck.WORDS; word++) {
            for (long rest = deck.capable(Deck.Capability.TALLY, word); rest != 0; rest &= rest - 1) {
                int slot = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
                position.tableau().keep(deck.keptAt(slot), Goods.NOTHING);
                position.tableau().refresh(slot);
            }
        }
    }

    /** The work phase is over: what comes now is not counted. */
    public static void close(AgricolaPosition position) {
        Deck deck = position.table().deck();
        for (int word = 0; word < Deck.WORDS; word++) {
            for (long rest = deck.capable(Deck.Capability.TALLY, word); rest != 0; rest &= rest - 1) {
                position.tableau().spend(word * Long.SIZE + Long.numberOfTrailingZeros(rest));
            }
        }
    }

    /** A seat gets something, wherever it comes from. */
    public static void count(AgricolaPosition position, int seat, long bundle) {
        Deck deck = position.table().deck();
        Tableau tableau = position.tableau();
        for (int word = 0; word < Deck.WORDS; word++) {
            long counting = tableau.played(seat, word) & deck.capable(Deck.Capability.TALLY, word);
            for (long rest = counting & ~tableau.spent(word); rest != 0; rest &= rest - 1) {
                int at = deck.keptAt(word * Long.SIZE + Long.numberOfTrailingZeros(rest));
                tableau.keep(at, Goods.plus(tableau.kept(at), bundle));
            }
        }
    }

    /** How many building resources a card has counted. */
    public static int buildingResources(AgricolaPosition position, int slot) {
        long counted = position.tableau().kept(position.table().deck().keptAt(slot));
        int total = 0;
        for (int good = Goods.WOOD; good <= Goods.STONE; good++) {
            total += Goods.count(counted, good);
        }
        return total;
    }
}
