package tilth.agricola.work;

import tilth.agricola.AgricolaPosition;
import tilth.agricola.Deed;
import tilth.agricola.Does;
import tilth.agricola.Happens;
import tilth.agricola.board.Board;
import tilth.agricola.board.Plan;
import tilth.agricola.cards.CardSpaces;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Reactions;
import tilth.agricola.pay.Exchanges;
import tilth.agricola.pay.Goods;
import tilth.agricola.pay.Paying;
import tilth.agricola.pay.Purchase;
import tilth.engine.Agenda;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Verb;

/** Places people on spaces that they can use. */
public final class Placing {

    private Placing() {}

    /** The spaces in play where nobody stands; a tile that several spaces share takes one person. */
    @Rule({"AGR-W2", "AGR-B7"})
    public static long free(AgricolaPosition position) {
        Board board = position.board();
        long tile = position.table().tile();
        long taken = board.occupied() | ((board.occupied() & tile) != 0 ? tile : 0);
        return board.open() & ~taken;
    }

    /** The spaces a seat may be placed on: free ones, and those its cards let it share. */
    @Rule({"AGR-W2", "AGR-K3"})
    public static long open(AgricolaPosition position, int seat) {
        Deck deck = position.table().deck();
        long shared = 0;
        for (int word = 0; word < Deck.WORDS; word++) {
            long cards = position.tableau().played(seat, word) & deck.capable(Deck.Capability.JOINING, word);
            for (; cards != 0; cards &= cards - 1) {
                shared |= deck.card(word * Long.SIZE + Long.numberOfTrailingZeros(cards))
                        .joins();
            }
        }
        return free(position) | shared & position.board().open();
    }

    /** Whether a seat could use any space now. */
    @Rule("AGR-W3")
    public static boolean isAnyUsable(AgricolaPosition position, int seat) {
        for (long rest = open(position, seat); rest != 0; rest &= rest - 1) {
            if (isUsable(position, seat, Long.numberOfTrailingZeros(rest))) {
                return true;
            }
        }
        return false;
    }

    /** Whether at least one effect of a space could be carried out by a seat. */
    @Rule("AGR-W3")
    public static boolean isUsable(AgricolaPosition position, int seat, int space) {
        if (!Exchanges.canRaise(position, seat, CardSpaces.toll(position, seat, space), Goods.NOTHING)) {
            return false;
        }
        Plan plan = Working.plan(position, seat, space);
        if (plan.gets() != Goods.NOTHING) {
            return true;
        }
        if (plan.handsOver() && position.board().goods(space) != Goods.NOTHING) {
            return true;
        }
        if (plan.makesFirst() && position.board().firstSeat() != seat) {
            return true;
        }
        return Working.isPossible(position, seat, plan, space);
    }

    @Rule({"AGR-W2", "AGR-W3"})
    public static void add(AgricolaPosition position, int seat, MoveList into) {
        for (long rest = open(position, seat); rest != 0; rest &= rest - 1) {
            int space = Long.numberOfTrailingZeros(rest);
            if (isUsable(position, seat, space)) {
                into.add(Does.PLACE.with(space));
            }
        }
        if (mayPass(position, seat)) {
            into.add(Does.PASS.bare());
        }
    }

    /** Where a table allows it, somebody may wait unless all others have waited since. */
    @Rule("AGR-W7")
    public static boolean mayPass(AgricolaPosition position, int seat) {
        if (!position.table().allowsPassing()) {
            return false;
        }
        int others = 0;
        for (int other = 0; other < position.seats(); other++) {
            others += other != seat && position.holdings().home(other) > 0 ? 1 : 0;
        }
        return position.board().passes() < others;
    }

    public static void play(AgricolaPosition position, int seat, long move, Journal journal) {
        position.agenda().answered(seat);
        switch (Does.of(move)) {
            case PLACE -> place(position, seat, Verb.first(move), journal);
            case PASS -> pass(position, seat, journal);
            default -> {
                position.agenda().then(Deed.NEXT_PERSON.with(seat, 0));
                Exchanges.play(position, seat, move, journal);
            }
        }
    }

    @Rule("AGR-W7")
    private static void pass(AgricolaPosition position, int seat, Journal journal) {
        position.board().setPasses(position.board().passes() + 1);
        journal.note(Happens.PASSED, seat);
        position.agenda().then(Deed.NEXT_PERSON.with(position.table().next(seat), 0));
    }

    @Rule("AGR-W1")
    private static void place(AgricolaPosition position, int seat, int space, Journal journal) {
        Board board = position.board();
        board.setPasses(0);
        board.setInUse(space);
        board.stand(space, seat);
        position.holdings().leaveHome(seat);
        journal.note(Happens.PLACED, seat, space);
        Agenda agenda = position.agenda();
        Deck deck = position.table().deck();
        agenda.then(Deed.NEXT_PERSON.with(position.table().next(seat), 0));
        if (!deck.isSilent(Moment.TURN_END)) {
            agenda.then(Deed.FIRE.with(seat, Moment.TURN_END.ordinal()));
        }
        if (!deck.isSilent(Moment.USED)) {
            agenda.then(Deed.FIRE.with(seat, Moment.USED.ordinal()));
        }
        Working.begin(position, seat, space);
        Reactions.fire(position, Moment.USE, seat);
        maybePayToll(position, seat, space, journal);
    }

    /** Who uses a space of another player's card pays before anything else. */
    @Rule("AGR-K5")
    private static void maybePayToll(AgricolaPosition position, int seat, int space, Journal journal) {
        int toll = CardSpaces.toll(position, seat, space);
        if (toll > 0) {
            Gains.receive(position, CardSpaces.owner(position, space), Goods.of(toll, Goods.FOOD), journal);
            Paying.pay(position, seat, Purchase.TOLL, toll, journal);
        }
    }
}
