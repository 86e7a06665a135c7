package tilth.agricola.rounds;

import tilth.agricola.acts.Plans;
import tilth.agricola.acts.SpaceUse;
import tilth.agricola.acts.Working;
import tilth.agricola.board.Board;
import tilth.agricola.board.Plan;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Purchase;
import tilth.agricola.goods.Goods;
import tilth.agricola.measure.Workers;
import tilth.agricola.pay.Paying;
import tilth.agricola.react.Foresight;
import tilth.agricola.react.Moving;
import tilth.agricola.react.Reactions;
import tilth.agricola.state.Occasions;
import tilth.agricola.state.State;
import tilth.agricola.stock.Gains;
import tilth.agricola.words.Asks;
import tilth.agricola.words.Does;
import tilth.agricola.words.Follows;
import tilth.agricola.words.Happens;
import tilth.engine.Agenda;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Verb;

/** Places people on spaces that they can use. */
public final class Placing {

    private static final int NO_CARD = -1;

    private Placing() {}

    /** Where a seat may place a person now, whether it could use the space or not. */
    @Rule({"AGR-W2", "AGR-K14"})
    private static long open(State position, int seat) {
        long open = SpaceUse.open(position, seat);
        return position.board().isSecond() ? open & position.board().againOn() : open;
    }

    /** Whether a seat has somebody at home who works this round, and a space for them. */
    @Rule({"AGR-W1", "AGR-W3", "AGR-K30", "AGR-K101"})
    static boolean canPlace(State position, int seat) {
        return Workers.ready(position, seat) > 0 && isAnyUsable(position, seat);
    }

    /** Whether a seat could use any space now. */
    @Rule("AGR-W3")
    private static boolean isAnyUsable(State position, int seat) {
        long open = open(position, seat);
        return (open & SpaceUse.sure(position)) != 0 || usable(position, seat, open) != 0;
    }

    /** Those of some spaces that could be used by a seat, with what its cards bring when somebody is placed there. */
    @Rule({"AGR-W3", "AGR-K16"})
    private static long usable(State position, int seat, long spaces) {
        long usable = SpaceUse.usable(position, seat, spaces);
        if (position.hears(seat, Moment.USE)) {
            for (long rest = spaces & ~usable; rest != 0; rest &= rest - 1) {
                int space = Long.numberOfTrailingZeros(rest);
                boolean isUsable = hasListeners(position, seat, space) && isUsableThen(position, seat, space);
                usable |= isUsable ? 1L << space : 0;
            }
        }
        return usable;
    }

    private static boolean hasListeners(State position, int seat, int space) {
        return position.tableau().played(seat).meets(position.table().listening(Moment.USE, space));
    }

    @Rule("AGR-K16")
    private static boolean isUsableThen(State position, int seat, int space) {
        if (Plans.ofSpace(position, seat, space).parts() == 0 || SpaceUse.toll(position, seat, space) > 0) {
            return false;
        }
        State then = position.tried();
        then.agenda().ask(seat, Asks.PLACE.bare());
        then.play(seat, Does.PLACE.with(space), Journal.SILENT);
        return Foresight.canFinish(then, seat);
    }

    @Rule({"AGR-W2", "AGR-W3"})
    public static void add(State position, int seat, MoveList into) {
        for (long rest = usable(position, seat, open(position, seat)); rest != 0; rest &= rest - 1) {
            into.add(Does.PLACE.with(Long.numberOfTrailingZeros(rest)));
        }
        if (mayPass(position, seat)) {
            into.add(Does.PASS.bare());
        }
        if (!position.board().isSecond() && Workers.mayLetGuestBe(position, seat)) {
            into.add(Does.DONE.bare());
        }
    }

    /** Where a table allows it, somebody may wait unless all others have waited since. */
    @Rule("AGR-W7")
    private static boolean mayPass(State position, int seat) {
        if (!position.table().allowsPassing()) {
            return false;
        }
        int others = 0;
        for (int other = 0; other < position.seats(); other++) {
            others += other != seat && Workers.ready(position, other) > 0 ? 1 : 0;
        }
        return position.board().passes() < others;
    }

    public static void play(State position, int seat, long move, Journal journal) {
        position.agenda().answered(seat);
        if (Does.of(move) == Does.PASS) {
            pass(position, seat, journal);
        } else if (Does.of(move) == Does.DONE) {
            letGuestBe(position, seat, journal);
        } else {
            place(position, seat, Verb.first(move), journal);
        }
    }

    @Rule("AGR-W7")
    private static void pass(State position, int seat, Journal journal) {
        position.board().setPasses(position.board().passes() + 1);
        journal.note(Happens.PASSED, seat);
        position.agenda().then(Follows.NEXT_PERSON.with(Order.next(position, seat), 0));
    }

    /** A guest goes who need not be placed; whoever is still at home may be. */
    @Rule("AGR-K102")
    private static void letGuestBe(State position, int seat, Journal journal) {
        position.holdings().letGuestGo(seat);
        journal.note(Happens.GUEST_LEFT, seat);
        position.agenda().then(Follows.NEXT_PERSON.with(seat, 0));
    }

    @Rule("AGR-W1")
    private static void place(State position, int seat, int space, Journal journal) {
        position.board().setPasses(0);
        position.holdings().leaveHome(seat);
        journal.note(Happens.PLACED, seat, space);
        position.agenda().then(Follows.NEXT_PERSON.with(Order.afterPlacing(position, seat), 0));
        stand(position, seat, space, journal);
    }

    /** Somebody who has been placed leaves their space and uses another. */
    @Rule("AGR-K104")
    public static void move(State position, int seat, long content, Journal journal) {
        int from = Moving.from(content);
        int to = Moving.to(content);
        position.board().leave(from, seat);
        position.board().setMoving(true);
        journal.note(Happens.MOVED, seat, to, from);
        position.agenda().then(Follows.MOVED.bare());
        stand(position, seat, to, journal);
    }

    /** Who has moved has done everything there. */
    @Rule("AGR-K104")
    public static void endMove(State position) {
        position.board().setInUse(Board.NOWHERE);
        position.board().setMoving(false);
        position.tableau().settle();
    }

    /** Stands on a space and uses it. */
    private static void stand(State position, int seat, int space, Journal journal) {
        position.board().setInUse(space);
        position.board().stand(space, seat);
        position.tableau().settle();
        position.announceLater(Moment.TURN_END, seat);
        position.announceLater(Moment.USED, seat);
        Gains.maybeTellLater(position, seat);
        position.announceLater(Moment.BROUGHT, seat);
        use(position, seat, space);
        maybePayToll(position, seat, space, journal);
    }

    /** What happens by itself comes before what the space brings; what may be done comes with it or after it. */
    @Rule({"AGR-K1", "AGR-K2"})
    private static void use(State position, int seat, int space) {
        Agenda agenda = position.agenda();
        Plan plan = Plans.ofSpace(position, seat, space);
        boolean isHeard = position.isHeard(Moment.USE);
        if (isHeard) {
            position.occasions().open(Occasions.about(Moment.USE, seat, space, NO_CARD, 0, 0), 0);
            agenda.then(Follows.CLOSE.bare());
            agenda.then(Follows.REACT_ON.with(seat, Reactions.ASKING));
        }
        boolean bringsGoods = plan.gets() != Goods.NOTHING
                || plan.handsOver() && position.board().goods(space) != Goods.NOTHING;
        boolean isOwing = plan.parts() > 0 && !bringsGoods && plan.join() != Plan.Join.MAYBE;
        boolean isAtRisk = isHeard && hasListeners(position, seat, space);
        position.owe(isAtRisk && isOwing ? State.Owed.ACTION : State.Owed.NOTHING);
        Working.begin(position, seat, space);
        if (isHeard) {
            agenda.then(Follows.FIRE.bare());
        }
    }

    /** Who uses a space of another player's card pays before anything else. */
    @Rule("AGR-K5")
    private static void maybePayToll(State position, int seat, int space, Journal journal) {
        int toll = SpaceUse.toll(position, seat, space);
        if (toll > 0) {
            Gains.receive(position, SpaceUse.owner(position, space), Goods.of(toll, Goods.FOOD), journal);
            Paying.pay(position, seat, Purchase.TOLL, toll, 0, journal);
        }
    }
}
