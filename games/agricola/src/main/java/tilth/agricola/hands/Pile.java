package tilth.agricola.hands;

import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.state.State;
import tilth.agricola.state.Tableau;
import tilth.engine.Purpose;
import tilth.engine.Rule;

/** The cards that nobody was dealt. */
public final class Pile {

    /** The kinds of cards for hands, by their numbers. */
    static final int KINDS = 2;

    private static final Purpose DRAWN = Purpose.of("drawn");

    private Pile() {}

    /** All cards of a kind at the table: occupations (0) or minors (1). */
    static CardSet cards(State position, int kind) {
        return position.table().deck().with(kind == 0 ? Capability.OCCUPATION : Capability.MINOR);
    }

    /** The number of the kind of a card. */
    static int kind(State position, int slot) {
        return cards(position, 0).has(slot) ? 0 : 1;
    }

    /** The cards of a set that lie in no hand, in no packet, aside or in front of nobody, and have not left the game. */
    public static CardSet undealt(State position, CardSet kind) {
        Tableau tableau = position.tableau();
        CardSet left = new CardSet(position.table().deck().size());
        left.addAll(kind);
        for (int seat = 0; seat < position.seats(); seat++) {
            left.removeAll(tableau.played(seat));
            left.removeAll(tableau.hand(seat));
        }
        left.removeAll(tableau.gone());
        position.draft().takeOutOf(left);
        return left;
    }

    static boolean isEmpty(State position, int kind) {
        return undealt(position, cards(position, kind)).isEmpty();
    }

    /** Deals so many cards of a kind to a hand, or as many as there are. */
    @Rule("AGR-D18")
    static void draw(State position, int seat, int kind, int count) {
        CardSet left = undealt(position, cards(position, kind));
        int there = Math.min(count, left.size());
        Redealing.deal(
                left,
                cards(position, kind),
                there,
                position.chance(DRAWN),
                slot -> position.tableau().deal(seat, slot));
    }
}
