package tilth.agricola;

import tilth.agricola.board.Board;
import tilth.agricola.board.Stages;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.state.State;
import tilth.agricola.state.Tableau;
import tilth.engine.MoveList;
import tilth.engine.Rng;
import tilth.engine.Rule;
import tilth.engine.Seats;

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
     * has them stay where they are, and so does the number of each kind in a hand. Who is asked something comes first, for
     * their hand has to leave them an answer.
     */
    static void hands(State position, int viewer, Rng rng) {
        if (!position.table().hasHands()) {
            return;
        }
        CardSet unseen = unseen(position, viewer);
        int others = Seats.all(position.seats()) & ~(viewer >= 0 ? 1 << viewer : 0);
        for (int asked = others & position.openSeats(); asked != 0; asked &= asked - 1) {
            dealAnew(position, Seats.first(asked), unseen, rng);
            letAnswer(position, Seats.first(asked), unseen, rng);
        }
        for (int rest = others & ~position.openSeats(); rest != 0; rest &= rest - 1) {
            dealAnew(position, Seats.first(rest), unseen, rng);
        }
    }

    private static void dealAnew(State position, int seat, CardSet unseen, Rng rng) {
        Deck deck = position.table().deck();
        int occupations = takeBack(position, seat, deck.with(Capability.OCCUPATION));
        int minors = takeBack(position, seat, deck.with(Capability.MINOR));
        deal(position, seat, unseen, deck.with(Capability.OCCUPATION), occupations, rng);
        deal(position, seat, unseen, deck.with(Capability.MINOR), minors, rng);
    }

    /** Who has begun what only a card of the hand can finish holds such a card, whatever else they hold. */
    private static void letAnswer(State position, int seat, CardSet unseen, Rng rng) {
        MoveList offered = new MoveList();
        position.moves(seat, offered);
        if (offered.isEmpty()) {
            Deck deck = position.table().deck();
            boolean isMinor = swapIn(position, seat, unseen, deck.with(Capability.MINOR), rng);
            if (!isMinor) {
                swapIn(position, seat, unseen, deck.with(Capability.OCCUPATION), rng);
            }
        }
    }

    /** Changes a card of a hand for an unseen one of its kind that leaves an answer; says whether there is any. */
    private static boolean swapIn(State position, int seat, CardSet unseen, CardSet kind, Rng rng) {
        int out = hidden(position, seat, kind);
        int count = out >= 0 ? unseen.size(kind) : 0;
        int in = count > 0 ? nth(unseen, kind, rng.below(count)) : -1;
        MoveList offered = new MoveList();
        for (int i = 0; i < count; i++) {
            position.tableau().discard(seat, out);
            position.tableau().deal(seat, in);
            position.moves(seat, offered);
            if (!offered.isEmpty()) {
                unseen.remove(in);
                unseen.add(out);
                return true;
            }
            position.tableau().discard(seat, in);
            position.tableau().deal(seat, out);
            int next = unseen.next(kind, in);
            in = next >= 0 ? next : unseen.first(kind);
        }
        return false;
    }

    /** A card of a kind in a hand of which nobody else knows, or -1. */
    private static int hidden(State position, int seat, CardSet kind) {
        CardSet hand = position.tableau().hand(seat);
        int slot = hand.first(kind);
        while (slot >= 0 && position.tableau().known().has(slot)) {
            slot = hand.next(kind, slot);
        }
        return slot;
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
            int slot = nth(unseen, kind, rng.below(unseen.size(kind)));
            unseen.remove(slot);
            position.tableau().deal(seat, slot);
        }
    }

    private static int nth(CardSet cards, CardSet kind, int index) {
        int slot = cards.first(kind);
        for (int i = 0; i < index; i++) {
            slot = cards.next(kind, slot);
        }
        return slot;
    }

    /** Deals so many cards out of a set to a hand. */
    static void deal(State position, int seat, CardSet from, int count, Rng rng) {
        deal(position, seat, from, from, count, rng);
    }
}
