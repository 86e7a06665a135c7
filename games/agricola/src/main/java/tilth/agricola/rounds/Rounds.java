package tilth.agricola.rounds;

import tilth.agricola.board.Board;
import tilth.agricola.board.Stages;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.cards.Effect.Period;
import tilth.agricola.cards.Moment;
import tilth.agricola.goods.Goods;
import tilth.agricola.measure.Workers;
import tilth.agricola.react.Moving;
import tilth.agricola.react.Reactions;
import tilth.agricola.state.State;
import tilth.agricola.stock.Delays;
import tilth.agricola.stock.Gains;
import tilth.agricola.stock.Tallies;
import tilth.agricola.words.Asks;
import tilth.agricola.words.Does;
import tilth.agricola.words.Follows;
import tilth.agricola.words.Happens;
import tilth.engine.Agenda;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** The course of the rounds: preparation, work, return home. */
public final class Rounds {

    /** Animals may wait until cards have made room. */
    private static final int AT_ONCE = 0;

    private static final int AT_LAST = 1;

    /** What spaces have brought comes when everybody comes home. */
    private static final int HELD_UP = 2;

    /** A turn that was passed over because nobody was at home. */
    private static final int HAD_A_CHANCE = 1;

    private Rounds() {}

    /** Begins the next round, or counts the points after the last one. */
    @Rule({"AGR-R1", "AGR-G4", "AGR-K102"})
    public static void next(State position, Journal journal) {
        Board board = position.board();
        for (int seat = 0; seat < position.seats(); seat++) {
            position.holdings().growUp(seat);
        }
        position.tableau().settle();
        board.setHarvest(false);
        if (board.round() == Stages.ROUNDS) {
            position.agenda().then(Follows.END_GAME.bare());
            position.announce(Moment.GAME_END, board.firstSeat());
            return;
        }
        int round = board.round() + 1;
        board.setRound(round);
        for (int seat = 0; seat < position.seats(); seat++) {
            position.holdings().welcome(seat);
        }
        position.tableau().refresh(Period.ROUND);
        journal.note(Happens.ROUND_BEGUN, Seats.NOBODY, round);
        position.agenda().then(Follows.PREPARE.bare());
        int ordering = ordering(position);
        boolean isHidden = (board.open() >>> board.card(round) & 1) == 0;
        if (ordering != Seats.NOBODY && isHidden && round < Stages.lastRound(Stages.of(round))) {
            position.agenda().ask(ordering, Asks.REVEAL.bare());
        }
    }

    /** Who chooses the round card that comes next: who plays alone where the table says so, or who has a card for it. */
    @Rule({"AGR-L3", "AGR-K29"})
    private static int ordering(State position) {
        if (position.table().ordersCards()) {
            return 0;
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.has(seat, Capability.ORDERING)) {
                return seat;
            }
        }
        return Seats.NOBODY;
    }

    /** Offers the cards of the stage that are not out yet, in the order of the box, for their own is hidden. */
    @Rule("AGR-L3")
    public static void addCards(State position, MoveList into) {
        Board board = position.board();
        int stage = Stages.of(board.round());
        long toCome = 0;
        for (int round = board.round(); round <= Stages.lastRound(stage); round++) {
            toCome |= 1L << board.card(round);
        }
        for (long rest = toCome; rest != 0; rest &= rest - 1) {
            into.add(Does.REVEAL.with(Long.numberOfTrailingZeros(rest)));
        }
    }

    /** Puts the chosen card on top, the others of the stage under it in their old order. */
    @Rule("AGR-L3")
    public static void chooseCard(State position, int seat, int card) {
        position.agenda().answered(seat);
        Board board = position.board();
        int at = board.round();
        while (board.card(at) != card) {
            at++;
        }
        for (; at > board.round(); at--) {
            board.setCard(at, board.card(at - 1));
        }
        board.setCard(board.round(), card);
    }

    /** Reveals the round card, fills up, hands out what waits on the round space. */
    @Rule({"AGR-R2", "AGR-R3", "AGR-R4"})
    public static void prepare(State position, Journal journal) {
        Board board = position.board();
        int card = board.card(board.round());
        board.open(1L << card);
        journal.note(Happens.REVEALED, Seats.NOBODY, card);
        position.agenda().then(Follows.BEGIN_WORK.bare());
        letCollect(position, AT_LAST);
        position.announceLater(Moment.ROUND_START, board.firstSeat());
        if (position.table().edition().replenishesFirst()) {
            replenish(position, journal);
        }
        letCollect(position, AT_ONCE);
    }

    /** Lets everybody for whom something waits on the round space take it. */
    private static void letCollect(State position, int when) {
        Board board = position.board();
        // The first player is asked first, so comes last on the agenda.
        int seat = board.firstSeat();
        for (int i = 0; i < position.seats(); i++) {
            seat = seat == 0 ? position.seats() - 1 : seat - 1;
            if (board.waiting(seat, board.round()) != Goods.NOTHING) {
                position.agenda().then(Follows.COLLECT.with(seat, when));
            }
        }
    }

    /** Hands out what waits; animals may wait until cards have made room for them. */
    @Rule({"AGR-R4", "AGR-R6"})
    public static void collect(State position, int seat, long when, Journal journal) {
        if (when == HELD_UP) {
            Delays.end(position, seat, journal);
            return;
        }
        Board board = position.board();
        long bundle = board.collect(seat, board.round());
        long later = when == AT_ONCE && mayMakeRoom(position, seat) ? Goods.animals(bundle) : Goods.NOTHING;
        board.schedule(seat, board.round(), later);
        if (bundle != later) {
            Gains.collect(position, seat, bundle - later, journal);
        }
    }

    /** Whether a card of a seat could do something at the start of the round before it takes animals. */
    @Rule("AGR-R6")
    private static boolean mayMakeRoom(State position, int seat) {
        return position.hears(seat, Moment.ROUND_START);
    }

    /** Offers to take animals that wait before other cards do something. */
    @Rule("AGR-R6")
    public static void addCollecting(State position, int seat, MoveList into) {
        Board board = position.board();
        if (position.occasions().isNow(Moment.ROUND_START) && board.waiting(seat, board.round()) != Goods.NOTHING) {
            into.add(Does.COLLECT.bare());
        }
    }

    /** Takes the animals that wait, before or after other cards do something. */
    @Rule("AGR-R6")
    public static void collectNow(State position, int seat, Journal journal) {
        position.agenda().answered(seat);
        position.agenda().then(Follows.REACT_ON.with(seat, Reactions.ASKING));
        collect(position, seat, AT_LAST, journal);
    }

    @Rule("AGR-R3")
    private static void replenish(State position, Journal journal) {
        Board board = position.board();
        for (long rest = board.open(); rest != 0; rest &= rest - 1) {
            int space = Long.numberOfTrailingZeros(rest);
            board.add(space, position.table().plan(space).refill());
        }
        journal.note(Happens.REPLENISHED, Seats.NOBODY);
    }

    @Rule({"AGR-R3", "AGR-W1"})
    public static void beginWork(State position, Journal journal) {
        if (!position.table().edition().replenishesFirst()) {
            replenish(position, journal);
        }
        Tallies.open(position);
        position.board().setWork(true);
        position.agenda().then(Follows.NEXT_PERSON.with(position.board().firstSeat(), 0));
        position.announce(Moment.WORK_START, position.board().firstSeat());
    }

    /** Asks the next player who has people left and can use a space; if there is none, the work is over. */
    @Rule({"AGR-W1", "AGR-W8", "AGR-K14"})
    public static void nextPerson(State position, int from, long hadAChance) {
        Board board = position.board();
        board.setInUse(Board.NOWHERE);
        position.tableau().settle();
        board.setSecond(board.again() != Board.NOBODY);
        int seat = board.isSecond() ? board.again() : begins(position, from);
        board.setAgain(Board.NOBODY, board.isSecond() ? board.againOn() : 0);
        for (int i = 0; i < position.seats(); i++) {
            if (Placing.canPlace(position, seat)) {
                board.setActive(seat);
                position.agenda().ask(seat, Asks.PLACE.bare());
                return;
            }
            if (isToldNobodyIsHome(position, seat, hadAChance)) {
                return;
            }
            board.setSecond(false);
            seat = Order.next(position, seat);
        }
        int host = host(position, from);
        if (host != Board.NOBODY) {
            position.holdings().letIn(host);
            position.agenda().then(Follows.NEXT_PERSON.with(host, hadAChance));
        } else {
            lastMoves(position, from, 0);
        }
    }

    /** The next player for whom a guest comes when everybody has been placed, or {@link Board#NOBODY}. */
    @Rule("AGR-K103")
    private static int host(State position, int from) {
        int seat = from;
        for (int i = 0; i < position.seats(); i++) {
            if (position.holdings().late(seat) > 0) {
                return seat;
            }
            seat = position.next(seat);
        }
        return Board.NOBODY;
    }

    /** Lets the next player after who placed somebody last move people on; then the work is over. */
    @Rule("AGR-K104")
    public static void lastMoves(State position, int from, long hadAChance) {
        boolean isAny = position.isHeard(Moment.ALL_PLACED);
        int seat = from;
        for (int i = 0; isAny && i < position.seats(); i++) {
            if (position.hears(seat, Moment.ALL_PLACED) && (hadAChance >>> seat & 1) == 0) {
                position.board().setActive(seat);
                position.agenda().then(Follows.LAST_MOVES.with(from, hadAChance | 1L << seat));
                position.announce(Moment.ALL_PLACED, seat);
                return;
            }
            seat = position.next(seat);
        }
        endWork(position);
    }

    /** Who has the next turn: whoever places the first person of the round out of turn, if they can, else who is next. */
    @Rule("AGR-K26")
    private static int begins(State position, int from) {
        Board board = position.board();
        if (board.ahead() != Board.NOBODY && !Placing.canPlace(position, board.ahead())) {
            board.setAhead(Board.NOBODY);
        }
        return board.ahead() == Board.NOBODY ? from : board.ahead();
    }

    /** Comes back to the placing of a person that was interrupted; a second one stays one. */
    @Rule({"AGR-K14", "AGR-X3"})
    public static void samePerson(State position, int seat) {
        Board board = position.board();
        if (board.isSecond()) {
            board.setAgain(seat, board.againOn());
        }
        position.agenda().then(Follows.NEXT_PERSON.with(seat, 0));
    }

    /** Whose people have all been placed may have a card that lets somebody else work. */
    @Rule("AGR-K13")
    private static boolean isToldNobodyIsHome(State position, int seat, long hadAChance) {
        boolean listens = position.hears(seat, Moment.NOBODY_HOME);
        if (!listens || Workers.ready(position, seat) > 0 || (hadAChance >>> seat & 1) != 0) {
            return false;
        }
        position.board().setActive(seat);
        position.agenda().then(Follows.NEXT_PERSON.with(seat, hadAChance | (long) HAD_A_CHANCE << seat));
        position.announce(Moment.NOBODY_HOME, seat);
        return true;
    }

    /** What was held up comes while people still stand on the board, before anything that cards do then. */
    @Rule("AGR-K125")
    private static void endWork(State position) {
        Agenda agenda = position.agenda();
        position.board().setPasses(0);
        position.board().setWork(false);
        position.tableau().settle();
        agenda.then(Follows.NEXT_ROUND.bare());
        agenda.then(Follows.HARVEST.bare());
        position.announceLater(Moment.ROUND_END, position.board().firstSeat());
        agenda.then(Follows.RETURN_HOME.bare());
        position.announceLater(Moment.RETURN_HOME, position.board().firstSeat());
        letCollect(position, HELD_UP);
    }

    @Rule("AGR-R5")
    public static void returnHome(State position, Journal journal) {
        position.board().clearPeople();
        Moving.forget(position);
        for (int seat = 0; seat < position.seats(); seat++) {
            maybeLeave(position, seat, journal);
            position.holdings().comeHome(seat);
        }
        journal.note(Happens.CAME_HOME, Seats.NOBODY);
    }

    /** Who lived on a card that was handed back after they had been placed leaves the game. */
    @Rule("AGR-K105")
    private static void maybeLeave(State position, int seat, Journal journal) {
        CardSet homes = position.table().deck().with(Deck.Capability.LODGER);
        if (position.holdings().lodgers(seat) > 0
                && !position.tableau().played(seat).meets(homes)) {
            position.holdings().leaveAfterWork(seat);
            journal.note(Happens.LODGER_LEFT, seat);
        }
    }
}
