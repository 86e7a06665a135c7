package tilth.agricola.acts;

import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.cards.CardSpace;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Effect;
import tilth.agricola.state.State;
import tilth.engine.Rule;

/** What spaces and effects of cards let somebody do. */
public final class Plans {

    private Plans() {}

    /** What a source lets a seat do. */
    @Rule("AGR-K5")
    static Plan of(State position, int seat, long headway) {
        int source = Headway.source(headway);
        if (source < Space.MOST) {
            return ofSpace(position, seat, source);
        }
        Deck deck = position.table().deck();
        Effect effect = deck.card(deck.slot(source - Space.MOST)).script().at(Headway.effect(headway));
        return ((Effect.Do) effect).plan();
    }

    /** What a space lets a seat do. */
    @Rule("AGR-K5")
    public static Plan ofSpace(State position, int seat, int space) {
        if (space < Space.COUNT) {
            return position.table().plan(space);
        }
        int slot = position.table().deck().bringing(space);
        if (slot < 0) {
            return Plan.NONE;
        }
        CardSpace what = position.table().deck().card(slot).space();
        return position.tableau().hasPlayed(seat, slot) ? what.own() : what.plan();
    }

    /** The slot of the card that is a source or has brought it. */
    static int slot(State position, int source) {
        Deck deck = position.table().deck();
        return source < Space.MOST ? deck.bringing(source) : deck.slot(source - Space.MOST);
    }
}
