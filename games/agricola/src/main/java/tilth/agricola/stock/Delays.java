package tilth.agricola.stock;

import tilth.agricola.board.Board;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.State;
import tilth.agricola.words.Happens;
import tilth.engine.Journal;
import tilth.engine.Rule;

/** Goods of spaces that a card holds up: they wait on the space of the round until everybody comes home. */
public final class Delays {

    private Delays() {}

    /** Whether what spaces bring to a seat comes late, for a card of another player holds it up. */
    @Rule("AGR-K125")
    public static boolean isLate(State position, int seat) {
        return position.hasAnybody(Capability.DELAYING) && !position.has(seat, Capability.DELAYING);
    }

    /** Whether what comes late to a seat comes from the space that the card in a slot has brought and the seat uses. */
    @Rule("AGR-K125")
    public static boolean isLateFrom(State position, int seat, int slot) {
        Board board = position.board();
        return isLate(position, seat)
                && board.inUse() != Board.NOWHERE
                && board.active() == seat
                && position.table().deck().spaceOf(slot) == board.inUse();
    }

    /** Goods from the supply that will come. */
    @Rule("AGR-K125")
    public static void hold(State position, int seat, long bundle, Journal journal) {
        Gains.note(Happens.GAINED_LATER, seat, bundle, journal);
        put(position, seat, bundle);
    }

    /**
     * Lets goods wait of which somebody else tells; cards that ask what came in the action count them already. More of a good
     * than the space of the round holds lies on the one before it.
     */
    @Rule({"AGR-K125", "AGR-K126"})
    static void put(State position, int seat, long bundle) {
        Board board = position.board();
        long rest = bundle;
        for (int round = board.round(); rest != Goods.NOTHING; round--) {
            long waiting = board.waiting(seat, round);
            long fits = Goods.plus(waiting, rest) - waiting;
            board.schedule(seat, round, fits);
            rest -= fits;
        }
        Gains.maybeNoteGot(position, seat, bundle);
    }

    /** Gives a seat all that was held up for it. */
    @Rule("AGR-K125")
    public static void end(State position, int seat, Journal journal) {
        Board board = position.board();
        for (int round = board.round(); round > 0 && board.waiting(seat, round) != Goods.NOTHING; round--) {
            Gains.collectLate(position, seat, board.collect(seat, round), journal);
        }
    }

    /** Whether a seat has goods of which its action is about: among those that wait for it, if they come late. */
    @Rule("AGR-K126")
    public static boolean covers(State position, int seat, long goods) {
        return isLate(position, seat)
                ? missing(position.board(), seat, goods) == Goods.NOTHING
                : position.holdings().covers(seat, goods);
    }

    /** What of some goods does not wait for a seat. */
    private static long missing(Board board, int seat, long goods) {
        long missing = goods;
        for (int round = board.round(); round > 0 && missing != Goods.NOTHING; round--) {
            missing = Goods.less(missing, board.waiting(seat, round));
        }
        return missing;
    }

    /** Fetches goods for something that the action of a seat is about, if they come late and wait for it. */
    @Rule("AGR-K126")
    public static void maybeFetch(State position, int seat, long goods, Journal journal) {
        if (isLate(position, seat) && covers(position, seat, goods)) {
            take(position.board(), seat, goods);
            position.holdings().gain(seat, goods);
            Gains.note(Happens.COLLECTED, seat, goods, journal);
        }
    }

    /** Takes goods that wait, those that did not fit first. */
    private static void take(Board board, int seat, long goods) {
        long rest = goods;
        for (int round = 1; round <= board.round(); round++) {
            long left = Goods.less(rest, board.waiting(seat, round));
            board.schedule(seat, round, left - rest);
            rest = left;
        }
    }
}
