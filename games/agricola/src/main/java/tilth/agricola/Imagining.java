package tilth.agricola;

import tilth.agricola.board.Board;
import tilth.agricola.board.Stages;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.state.State;
import tilth.agricola.state.Tableau;
import tilth.engine.Rng;
import tilth.engine.Rule;

/** Deals anew what somebody cannot see: the order of the round cards to come, and the hands of others. */
@Rule({"AGR-S6", "AGR-D11"})
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

    /**
     * Deals the hands of others anew from all cards the viewer has not seen, dealt or not. Cards of which everybody knows who
     * has them stay where they are, and so does the number of each kind in a hand.
     */
    static void hands(State position, int viewer, Rng rng) {
        if (!position.table().hasHands()) {
            return;
        }
        Deck deck = position.table().deck();
        CardSet unseen = unseen(position, viewer);
        for (int seat = 0; seat < position.seats(); seat++) {
            if (seat != viewer) {
                int occupations = takeBack(position, seat, deck.with(Capability.OCCUPATION));
                int minors = takeBack(position, seat, deck.with(Capability.MINOR));
                deal(position, seat, unseen, deck.with(Capability.OCCUPATION), occupations, rng);
                deal(position, seat, unseen, deck.with(Capability.MINOR), minors, rng);
            }
        }
    }

    /** All cards of hands and those never dealt that a viewer has not seen. */
    private static CardSet unseen(State position, int viewer) {
        Tableau tableau = position.tableau();
        CardSet unseen = new CardSet(position.table().deck().size());
        unseen.addAll(position.table().deck().with(Capability.OCCUPATION));
        unseen.addAll(position.table().deck().with(Capability.MINOR));
        for (int seat = 0; seat < position.seats(); seat++) {
            unseen.removeAll(tableau.played(seat));
        }
        if (viewer >= 0) {
            unseen.removeAll(tableau.hand(viewer));
        }
        unseen.removeAll(tableau.known());
        unseen.removeAll(tableau.gone());
        return unseen;
    }

    /** Takes the cards of a kind out of a hand that nobody else knows, and says how many they were. */
    private static int takeBack(State position, int seat, CardSet kind) {
        CardSet hand = position.tableau().hand(seat);
        int count = 0;
        for (int slot = hand.first(kind); slot >= 0; slot = hand.next(kind, slot)) {
            if (!position.tableau().known().has(slot)) {
                position.tableau().discard(seat, slot);
                count++;
            }
        }
        return count;
    }

    private static void deal(State position, int seat, CardSet unseen, CardSet kind, int count, Rng rng) {
        for (int i = 0; i < count; i++) {
            int at = rng.below(unseen.size(kind));
            int slot = unseen.first(kind);
            for (; at > 0; at--) {
                slot = unseen.next(kind, slot);
            }
            unseen.remove(slot);
            position.tableau().deal(seat, slot);
        }
    }

    /** Deals so many cards out of a set to a hand. */
    static void deal(State position, int seat, CardSet from, int count, Rng rng) {
        deal(position, seat, from, from, count, rng);
    }
}
