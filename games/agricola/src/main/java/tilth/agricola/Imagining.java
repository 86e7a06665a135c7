package tilth.agricola;

import tilth.agricola.board.Board;
import tilth.agricola.board.Stages;
import tilth.agricola.state.State;
import tilth.engine.Rng;
import tilth.engine.Rule;

/** Deals anew what nobody can see: the order of the round cards to come. */
@Rule("AGR-S6")
final class Imagining {

    private static final int STAGES = Stages.CARDS.size();

    private Imagining() {}

    /** Cards stay in their stage. Whoever orders them alone sees them all. */
    static void roundCards(State position, Rng rng) {
        if (position.table().ordersCards()) {
            return;
        }
        Board board = position.board();
        int from = board.round() + 1;
        for (int stage = 1; stage <= STAGES; stage++) {
            int last = Stages.lastRound(stage);
            if (from <= last) {
                // Cards that were turned up early stay where they are.
                if ((board.open() >>> board.card(from) & 1) == 0) {
                    shuffle(board, from, last, rng);
                }
                from = last + 1;
            }
        }
    }

    private static void shuffle(Board board, int from, int last, Rng rng) {
        long left = 0;
        for (int round = from; round <= last; round++) {
            left |= 1L << board.card(round);
        }
        for (int round = from; round <= last; round++) {
            int card = rng.oneOf(left);
            left &= ~(1L << card);
            board.setCard(round, card);
        }
    }
}
