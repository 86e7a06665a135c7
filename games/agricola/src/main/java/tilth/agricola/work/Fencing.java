package tilth.agricola.work;

import tilth.agricola.AgricolaPosition;
import tilth.agricola.Does;
import tilth.agricola.Happens;
import tilth.agricola.farm.Enclosing;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.pay.Paying;
import tilth.agricola.pay.Purchase;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Verb;

/** Fences pastures, one after the other: squares are marked one by one, then closed. */
public final class Fencing {

    private Fencing() {}

    /** How many fences a seat could build now: what its supply has, and what it could pay for. */
    @Rule({"AGR-F8", "AGR-F13"})
    static int buildable(AgricolaPosition position, int seat) {
        int left = Paying.most(position, seat, Purchase.FENCE, position.farms().fencesLeft(seat));
        while (left > 0 && !Paying.isAffordable(position, seat, Purchase.FENCE, left)) {
            left--;
        }
        return left;
    }

    @Rule({"AGR-F8", "AGR-F9", "AGR-F10"})
    static boolean canFence(AgricolaPosition position, int seat) {
        Farmyards farms = position.farms();
        int left = buildable(position, seat);
        return left > 0 && Enclosing.any(farms.fences(seat), farms.tiles(seat), left);
    }

    @Rule({"AGR-F9", "AGR-F10", "AGR-F11", "AGR-F12"})
    static void add(AgricolaPosition position, int seat, MoveList into) {
        Farmyards farms = position.farms();
        long fences = farms.fences(seat);
        int blocked = farms.tiles(seat);
        int left = buildable(position, seat);
        int marked = farms.marked(seat);
        int markable = Enclosing.markable(fences, blocked, left, marked);
        for (int rest = markable; rest != 0; rest &= rest - 1) {
            into.add(Does.MARK.with(Integer.numberOfTrailingZeros(rest)));
        }
        if (marked != 0 && canClose(position, seat)) {
            into.add(Does.CLOSE.bare());
        }
    }

    /** How many new fences the marked squares of a seat need. */
    @Rule("AGR-F8")
    public static int marked(AgricolaPosition position, int seat) {
        return Enclosing.price(position.farms().fences(seat), position.farms().marked(seat));
    }

    /** Whether the marked squares of a seat could be closed now. */
    @Rule({"AGR-F8", "AGR-F9"})
    public static boolean canClose(AgricolaPosition position, int seat) {
        Farmyards farms = position.farms();
        int left = buildable(position, seat);
        return Enclosing.closable(farms.fences(seat), farms.tiles(seat), left, farms.marked(seat));
    }

    @Rule({"AGR-F8", "AGR-F9"})
    static void play(AgricolaPosition position, int seat, long move, Journal journal) {
        Farmyards farms = position.farms();
        if (Does.of(move) == Does.MARK) {
            farms.mark(seat, Verb.first(move));
            return;
        }
        int price = marked(position, seat);
        farms.close(seat);
        journal.note(Happens.FENCED, seat, price);
        Paying.pay(position, seat, Purchase.FENCE, price, journal);
    }
}
