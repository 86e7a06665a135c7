package tilth.agricola.cards;

import tilth.agricola.AgricolaPosition;

/** What has to hold for the owner of the card in a slot of the deck, so that the card does something. */
public interface Condition {

    boolean holds(AgricolaPosition position, int seat, int slot);
}
