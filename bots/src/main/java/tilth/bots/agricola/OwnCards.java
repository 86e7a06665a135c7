package tilth.bots.agricola;

import tilth.agricola.cards.Card;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Cooking;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Price;
import tilth.agricola.measure.Conditions;
import tilth.agricola.state.State;
import tilth.agricola.state.Tableau;

/** The cards of a {@link Homestead}: in front of it, and in its hand. */
final class OwnCards {

    private static final int NONE = -1;

    private Deck deck = Deck.MAJORS;
    private CardSet played = new CardSet(deck.size());
    private CardSet hand = new CardSet(deck.size());

    /** Fires that do not burn as things stand. */
    private CardSet cold = new CardSet(deck.size());

    /** The points printed on those in front. */
    private int points;

    void read(State position, int seat) {
        fit(position.table().deck());
        Tableau tableau = position.tableau();
        played.addAll(tableau.played(seat));
        hand.addAll(tableau.hand(seat));
        points = 0;
        for (int slot = played.first(); slot >= 0; slot = played.next(slot)) {
            points += deck.card(slot).points();
        }
        readFires(position, seat, played);
        readFires(position, seat, hand);
    }

    private void readFires(State position, int seat, CardSet among) {
        CardSet fires = deck.with(Deck.Capability.COOKING);
        for (int slot = among.first(fires); slot >= 0; slot = among.next(fires, slot)) {
            if (!Conditions.hold(position, seat, slot, deck.card(slot).cooksWhen())) {
                cold.add(slot);
            }
        }
    }

    private void fit(Deck other) {
        if (CardSet.length(deck.size()) == CardSet.length(other.size())) {
            played.clear();
            hand.clear();
            cold.clear();
        } else {
            played = new CardSet(other.size());
            hand = new CardSet(other.size());
            cold = new CardSet(other.size());
        }
        deck = other;
    }

    void copyFrom(OwnCards other) {
        fit(other.deck);
        played.addAll(other.played);
        hand.addAll(other.hand);
        cold.addAll(other.cold);
        points = other.points;
    }

    Deck deck() {
        return deck;
    }

    Card card(int slot) {
        return deck.card(slot);
    }

    CardSet played() {
        return played;
    }

    CardSet hand() {
        return hand;
    }

    /** What a card in front makes of animals and vegetables as things stand. */
    Cooking cooking(int slot) {
        return cold.has(slot) ? Cooking.NONE : deck.card(slot).cooking();
    }

    int points() {
        return points;
    }

    /** Whether a card with a capability lies in front. */
    boolean can(Deck.Capability capability) {
        return played.meets(deck.with(capability));
    }

    /** How many of so many adults eat as much as usual. */
    int fullEaters(int adults) {
        CardSet frugal = deck.with(Deck.Capability.FRUGAL);
        int full = adults;
        for (int slot = played.first(frugal); slot >= 0; slot = played.next(frugal, slot)) {
            full = Math.min(full, deck.card(slot).fullEaters());
        }
        return full;
    }

    /** Puts a card in front; one that is passed on leaves at once. */
    void play(int slot) {
        hand.remove(slot);
        if (!deck.card(slot).isPassing()) {
            played.add(slot);
            points += deck.card(slot).points();
        }
    }

    void handBack(int slot) {
        played.remove(slot);
        points -= deck.card(slot).points();
    }

    /** The slot of a card in front that can be handed back for a price, or -1. */
    int returnable(Price price) {
        if (price.handedBack() == 0) {
            return NONE;
        }
        int slot = played.first();
        while (slot >= 0 && !deck.card(slot).isMarked(price.marks())) {
            slot = played.next(slot);
        }
        return slot;
    }
}
