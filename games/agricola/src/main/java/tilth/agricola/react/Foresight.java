package tilth.agricola.react;

import tilth.agricola.acts.Headway;
import tilth.agricola.acts.Working;
import tilth.agricola.pay.Paying;
import tilth.agricola.state.State;
import tilth.agricola.stock.Keeping;
import tilth.agricola.words.Asks;
import tilth.engine.Agenda;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** Looks ahead: whether what somebody has begun can still be finished, so that nothing is offered that prevents it. */
@Rule("AGR-K16")
public final class Foresight {

    private static final int DEEPEST = 3;

    private Foresight() {}

    /** Whether a seat could still do the action of the space it uses, or pay for the occupation it is about to play. */
    public static boolean canFinish(State position, int seat) {
        return canFinish(position, seat, DEEPEST);
    }

    private static boolean canFinish(State position, int seat, int depth) {
        if (position.owed() == State.Owed.NOTHING || position.owed() == State.Owed.BROKEN) {
            return position.owed() == State.Owed.NOTHING;
        }
        if (!Seats.has(position.openSeats(), seat)) {
            return depth == 0 || canFinishAfterOthers(position, seat, depth - 1);
        }
        long question = position.question(seat);
        boolean isHoused = Asks.of(question) != Asks.KEEP;
        if (position.owed() == State.Owed.PRICE && isHoused) {
            return !position.occasions().isAny() || Reactions.canStillPay(position, seat);
        }
        boolean isAtWork = Asks.of(question) == Asks.WORK
                && Headway.source(Headway.of(question)) == position.board().inUse();
        if (isAtWork && Working.canGoOn(position, seat, question)) {
            return true;
        }
        return depth > 0 && canAnyMoveFinish(position, seat, depth);
    }

    /** Somebody else is asked first, who cannot take anything from this seat: whatever they answer comes to the same. */
    private static boolean canFinishAfterOthers(State position, int seat, int depth) {
        int other = Seats.first(position.openSeats());
        State after = position.tried();
        MoveList moves = new MoveList();
        after.moves(other, moves);
        after.play(other, moves.at(moves.size() - 1), Journal.SILENT);
        return canFinish(after, seat, depth);
    }

    private static boolean canAnyMoveFinish(State position, int seat, int depth) {
        MoveList moves = position.bench();
        // What is safe is being found out here, so that all moves have to be looked at.
        State plain = position.tried();
        plain.owe(State.Owed.NOTHING);
        plain.moves(seat, moves);
        for (int i = 0; i < moves.size(); i++) {
            State after = position.tried();
            after.play(seat, moves.at(i), Journal.SILENT);
            if (canFinish(after, seat, depth - 1)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a seat could still pay for what it has bought, once its animals have found room. */
    public static boolean canPay(State position, int seat) {
        if (!Seats.has(position.openSeats(), seat)) {
            return true;
        }
        long question = position.question(seat);
        return switch (Asks.of(question)) {
            case PAY -> Paying.isPayable(position, seat, question);
            case KEEP -> canPayThen(position, seat);
            case REACT, CHOOSE -> isPendingPayable(position, seat);
            // Another action in the middle of paying could take what the price needs.
            case WORK -> !isPaymentPending(position, seat);
            case REVEAL, PLACE, FEED, BREED, PICK, MULLIGAN, CHANGE, EXCHANGE, DRAW -> true;
        };
    }

    /** Whether a seat has still to pay for something when it has answered what it is asked now. */
    public static boolean isPaymentPending(State position, int seat) {
        return position.agenda().pending(seat, Asks.PAY) != Agenda.NONE;
    }

    private static boolean isPendingPayable(State position, int seat) {
        long payment = position.agenda().pending(seat, Asks.PAY);
        return payment == Agenda.NONE || Paying.isPayable(position, seat, payment);
    }

    private static boolean canPayThen(State position, int seat) {
        MoveList ways = position.bench();
        ways.clear();
        Keeping.add(position, seat, ways);
        for (int i = 0; i < ways.size(); i++) {
            if (canPayAfter(position, seat, ways.at(i))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a seat could still pay for what it has bought after a move. */
    public static boolean canPayAfter(State position, int seat, long move) {
        State after = position.tried();
        after.play(seat, move, Journal.SILENT);
        return canPay(after, seat);
    }

    /** Drops the moves after which what has been begun could not be finished, unless none would be left. */
    public static void dropUnsafe(State position, int seat, MoveList offered) {
        drop(position, seat, offered, Foresight::canFinish);
    }

    /** Drops the moves after which what has been bought could not be paid for, unless none would be left. */
    public static void dropUnpayable(State position, int seat, MoveList offered) {
        drop(position, seat, offered, Foresight::canPay);
    }

    /** Whether something still holds for a seat. */
    @FunctionalInterface
    private interface Promise {
        boolean holds(State after, int seat);
    }

    private static void drop(State position, int seat, MoveList offered, Promise promise) {
        MoveList all = position.bench();
        all.clear();
        for (int i = 0; i < offered.size(); i++) {
            all.add(offered.at(i));
        }
        offered.clear();
        for (int i = 0; i < all.size(); i++) {
            State after = position.tried();
            after.play(seat, all.at(i), Journal.SILENT);
            if (promise.holds(after, seat)) {
                offered.add(all.at(i));
            }
        }
        if (offered.isEmpty()) {
            for (int i = 0; i < all.size(); i++) {
                offered.add(all.at(i));
            }
        }
    }
}
