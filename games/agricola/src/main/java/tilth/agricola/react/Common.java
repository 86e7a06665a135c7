package tilth.agricola.react;

import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.state.Occasions;
import tilth.agricola.state.State;
import tilth.engine.Rule;

/** Which cards speak to a seat: its own, those of others that are open to all, and those in its hand that are called. */
final class Common {

    private Common() {}

    /** Whether one of some cards lies in front of somebody and is open to all. */
    @Rule("AGR-K123")
    static boolean isAnyOpen(State position, CardSet listening) {
        return position.hasAnybody(Capability.OPEN_TO_ALL) && nextOpen(position, listening, -1) >= 0;
    }

    private static int nextOpen(State position, CardSet listening, int after) {
        CardSet open = position.table().deck().with(Capability.OPEN_TO_ALL);
        int slot = open.next(listening, after);
        while (slot >= 0 && !position.tableau().laid().has(slot)) {
            slot = open.next(listening, slot);
        }
        return slot;
    }

    /** Cards that are open to all begin to speak to another seat. */
    @Rule("AGR-K123")
    static void begin(State position) {
        position.occasions().askAgain(position.table().deck().with(Capability.OPEN_TO_ALL));
    }

    /** The next of some cards after one that speaks to a seat, or -1. */
    @Rule({"AGR-K123", "AGR-K124"})
    static int next(State position, int seat, CardSet listening, int after) {
        int next = position.tableau().played(seat).next(listening, after);
        if (position.hasAnybody(Capability.OPEN_TO_ALL)) {
            next = sooner(next, nextOpen(position, listening, after));
        }
        if (isCalling(position)) {
            next = sooner(next, nextCalled(position, seat, listening, after));
        }
        return next;
    }

    private static int sooner(int one, int other) {
        return one < 0 ? other : other < 0 ? one : Math.min(one, other);
    }

    private static int nextCalled(State position, int seat, CardSet listening, int after) {
        CardSet called = position.table().deck().with(Capability.CALLED);
        CardSet hand = position.tableau().hand(seat);
        int slot = hand.next(called, after);
        while (slot >= 0 && !listening.has(slot)) {
            slot = hand.next(called, slot);
        }
        return slot;
    }

    private static boolean isCalling(State position) {
        Occasions occasion = position.occasions();
        return position.isCalling(occasion.moment(), occasion.card());
    }

    /**
     * Whether a seat might hold a card that it could play out of turn now, as far as others can tell. Who holds none is asked
     * too, so that nobody learns who does.
     */
    @Rule({"AGR-K124", "AGR-D11"})
    static boolean isCalled(State position, int seat) {
        if (!isCalling(position) || position.occasions().actor() == seat) {
            return false;
        }
        Deck deck = position.table().deck();
        CardSet called = deck.with(Capability.CALLED);
        for (int slot = called.first(); slot >= 0; slot = called.next(slot)) {
            boolean isMeant = deck.card(position.occasions().card())
                    .isMarked(deck.card(slot).calledBy());
            if (isMeant && mayHold(position, seat, slot)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a seat might hold a card, as far as others can tell. */
    private static boolean mayHold(State position, int seat, int slot) {
        if (position.tableau().known().has(slot)) {
            return position.tableau().hand(seat).has(slot);
        }
        boolean isSeen =
                position.tableau().laid().has(slot) || position.tableau().gone().has(slot);
        return !isSeen && hasHidden(position, seat);
    }

    /** Whether a seat holds an occupation of which nobody else knows. */
    private static boolean hasHidden(State position, int seat) {
        CardSet occupations = position.table().deck().with(Capability.OCCUPATION);
        CardSet hand = position.tableau().hand(seat);
        for (int slot = hand.first(occupations); slot >= 0; slot = hand.next(occupations, slot)) {
            if (!position.tableau().known().has(slot)) {
                return true;
            }
        }
        return false;
    }
}
