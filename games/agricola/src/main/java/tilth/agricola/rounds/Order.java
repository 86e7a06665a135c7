package tilth.agricola.rounds;

import tilth.agricola.board.Board;
import tilth.agricola.measure.Workers;
import tilth.agricola.state.State;
import tilth.engine.Rule;

/** Whose turn comes after whose. */
final class Order {

    private Order() {}

    /** Who has the turn after somebody who has placed a person; after the first of the round, out of turn, the start player. */
    @Rule({"AGR-W1", "AGR-K26", "AGR-W9"})
    static int afterPlacing(State position, int seat) {
        Board board = position.board();
        boolean isAhead = board.ahead() == seat;
        board.setAhead(Board.NOBODY);
        if (isAhead) {
            return board.firstSeat();
        }
        // Who has placed the last of the first people places the first of the second.
        return isGoingBack(position) && Workers.ready(position, seat) > 0 ? seat : next(position, seat);
    }

    /** Who comes next in the direction of now. */
    @Rule({"AGR-W1", "AGR-W9"})
    static int next(State position, int seat) {
        return isGoingBack(position) ? (seat + position.seats() - 1) % position.seats() : position.next(seat);
    }

    /** Whether it is round 1 of a table that goes there and back, and nobody has more than one person left. */
    @Rule("AGR-W9")
    private static boolean isGoingBack(State position) {
        if (!position.table().goesThereAndBack() || position.board().round() != 1) {
            return false;
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            if (Workers.ready(position, seat) > 1) {
                return false;
            }
        }
        return true;
    }
}
