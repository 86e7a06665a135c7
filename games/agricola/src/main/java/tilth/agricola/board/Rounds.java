package tilth.agricola.board;

import tilth.agricola.AgricolaPosition;
import tilth.agricola.Asks;
import tilth.agricola.Deed;
import tilth.agricola.Does;
import tilth.agricola.Happens;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Reactions;
import tilth.agricola.cards.Tallies;
import tilth.agricola.pay.Goods;
import tilth.agricola.work.Gains;
import tilth.agricola.work.Placing;
import tilth.engine.Agenda;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** The course of the rounds: preparation, work, return home. */
public final class Rounds {

    private Rounds() {}

    /** Begins the next round, or counts the points after the last one. */
    @Rule({"AGR-R1", "AGR-G4"})
    public static void next(AgricolaPosition position, Journal journal) {
        Board board = position.board();
        for (int seat = 0; seat < position.seats(); seat++) {
            position.holdings().growUp(seat);
        }
        if (board.round() == Stages.ROUNDS) {
            position.agenda().then(Deed.END_GAME.bare());
            Reactions.fireForAll(position, Moment.GAME_END);
            return;
        }
        int round = board.round() + 1;
        board.setRound(round);
        journal.note(Happens.ROUND_BEGUN, Seats.NOBODY, round);
        position.agenda().then(Deed.PREPARE.bare());
        if (position.table().ordersCards() && round < Stages.lastRound(Stages.of(round))) {
            position.agenda().ask(0, Asks.REVEAL.bare());
        }
    }

    /** Offers the cards of the stage that are not out yet. */
    @Rule("AGR-L3")
    public static void addCards(AgricolaPosition position, MoveList into) {
        Board board = position.board();
        int last = Stages.lastRound(Stages.of(board.round()));
        for (int round = board.round(); round <= last; round++) {
            into.add(Does.REVEAL.with(board.card(round)));
        }
    }

    /** Puts the chosen card on top, the others of the stage under it in their old order. */
    @Rule("AGR-L3")
    public static void chooseCard(AgricolaPosition position, int seat, int card) {
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
    public static void prepare(AgricolaPosition position, Journal journal) {
        Board board = position.board();
        int card = board.card(board.round());
        board.open(1L << card);
        journal.note(Happens.REVEALED, Seats.NOBODY, card);
        position.agenda().then(Deed.BEGIN_WORK.bare());
        if (!position.table().deck().isSilent(Moment.ROUND_START)) {
            position.agenda().then(Deed.FIRE.with(Deed.EVERYBODY, Moment.ROUND_START.ordinal()));
        }
        if (position.table().edition().replenishesFirst()) {
            replenish(position, journal);
        }
        // The first player is asked first, so comes last on the agenda.
        int seat = board.firstSeat();
        for (int i = 0; i < position.seats(); i++) {
            seat = seat == 0 ? position.seats() - 1 : seat - 1;
            if (board.waiting(seat, board.round()) != Goods.NOTHING) {
                position.agenda().then(Deed.COLLECT.with(seat, 0));
            }
        }
    }

    @Rule("AGR-R4")
    public static void collect(AgricolaPosition position, int seat, Journal journal) {
        Board board = position.board();
        Gains.collect(position, seat, board.collect(seat, board.round()), journal);
    }

    @Rule("AGR-R3")
    private static void replenish(AgricolaPosition position, Journal journal) {
        Board board = position.board();
        for (long rest = board.open(); rest != 0; rest &= rest - 1) {
            int space = Long.numberOfTrailingZeros(rest);
            board.add(space, position.table().plan(space).refill());
        }
        journal.note(Happens.REPLENISHED, Seats.NOBODY);
    }

    @Rule({"AGR-R3", "AGR-W1"})
    public static void beginWork(AgricolaPosition position, Journal journal) {
        if (!position.table().edition().replenishesFirst()) {
            replenish(position, journal);
        }
        Tallies.open(position);
        position.agenda().then(Deed.NEXT_PERSON.with(position.board().firstSeat(), 0));
    }

    /** Asks the next player who has people left and can use a space; if there is none, the work is over. */
    @Rule({"AGR-W1", "AGR-W8", "AGR-K3"})
    public static void nextPerson(AgricolaPosition position, int from) {
        Board board = position.board();
        board.setInUse(Board.NOWHERE);
        int seat = board.again() == Board.NOBODY ? from : board.again();
        board.setAgain(Board.NOBODY);
        for (int i = 0; i < position.seats(); i++) {
            if (position.holdings().home(seat) > 0 && Placing.isAnyUsable(position, seat)) {
                board.setActive(seat);
                position.agenda().ask(seat, Asks.PLACE.bare());
                return;
            }
            seat = position.table().next(seat);
        }
        endWork(position);
    }

    private static void endWork(AgricolaPosition position) {
        Agenda agenda = position.agenda();
        position.board().setPasses(0);
        Tallies.close(position);
        agenda.then(Deed.NEXT_ROUND.bare());
        agenda.then(Deed.HARVEST.bare());
        if (!position.table().deck().isSilent(Moment.ROUND_END)) {
            agenda.then(Deed.FIRE.with(Deed.EVERYBODY, Moment.ROUND_END.ordinal()));
        }
        agenda.then(Deed.RETURN_HOME.bare());
        if (!position.table().deck().isSilent(Moment.RETURN_HOME)) {
            agenda.then(Deed.FIRE.with(Deed.EVERYBODY, Moment.RETURN_HOME.ordinal()));
        }
    }

    @Rule("AGR-R5")
    public static void returnHome(AgricolaPosition position, Journal journal) {
        position.board().clearPeople();
        for (int seat = 0; seat < position.seats(); seat++) {
            position.holdings().comeHome(seat);
        }
        journal.note(Happens.CAME_HOME, Seats.NOBODY);
    }
}
