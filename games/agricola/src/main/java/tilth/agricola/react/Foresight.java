package tilth.agricola.react;

import tilth.agricola.acts.Headway;
import tilth.agricola.acts.Working;
import tilth.agricola.state.State;
import tilth.agricola.words.Asks;
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
            // Somebody else is asked first, who cannot take anything from this seat.
            return true;
        }
        if (position.owed() == State.Owed.PRICE) {
            return !position.occasions().isAny() || Reactions.canStillPay(position, seat);
        }
        long question = position.question(seat);
        boolean isAtWork = Asks.of(question) == Asks.WORK
                && Headway.source(Headway.of(question)) == position.board().inUse();
        if (isAtWork && Working.canGoOn(position, seat, question)) {
            return true;
        }
        return depth > 0 && canAnyMoveFinish(position, seat, depth);
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

    /** Drops the moves after which what has been begun could not be finished, unless none would be left. */
    public static void dropUnsafe(State position, int seat, MoveList offered) {
        MoveList all = position.bench();
        all.clear();
        for (int i = 0; i < offered.size(); i++) {
            all.add(offered.at(i));
        }
        offered.clear();
        for (int i = 0; i < all.size(); i++) {
            State after = position.tried();
            after.play(seat, all.at(i), Journal.SILENT);
            if (canFinish(after, seat)) {
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
