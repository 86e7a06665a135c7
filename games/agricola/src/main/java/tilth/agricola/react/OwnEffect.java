package tilth.agricola.react;

import tilth.agricola.cards.Effect;
import tilth.agricola.state.State;
import tilth.engine.Journal;

/** What one card alone does. Holds no state: that is kept in the position. */
public interface OwnEffect extends Effect.Own {

    /** Does it for the owner of the card in a slot of the deck. */
    void happen(State position, int seat, int slot, Journal journal);

    /** Whether it would do anything now. */
    boolean isPossible(State position, int seat, int slot);
}
