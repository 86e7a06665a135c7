package tilth.agricola.measure;

import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.state.State;
import tilth.engine.Rule;

/** Who takes no part in a harvest. */
@Rule("AGR-K74")
public final class Absence {

    private Absence() {}

    /** Whether a card keeps a seat out of the harvest of this round. */
    public static boolean isAbsent(State position, int seat) {
        return isAbsent(position, seat, position.board().round());
    }

    /** Whether a card keeps a seat out of the harvest of a round. */
    public static boolean isAbsent(State position, int seat, int round) {
        if (!position.has(seat, Capability.SITTING_OUT)) {
            return false;
        }
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet sitting = deck.with(Capability.SITTING_OUT);
        for (int slot = played.first(sitting); slot >= 0; slot = played.next(sitting, slot)) {
            if (position.tableau().kept(deck.keptAt(slot)) == round) {
                return true;
            }
        }
        return false;
    }
}
