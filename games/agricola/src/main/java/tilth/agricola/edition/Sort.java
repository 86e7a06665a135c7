package tilth.agricola.edition;

import tilth.agricola.cards.CardSet;

/**
 * Cards that are dealt from a pile of their own, so many to everybody; so everybody knows how many of them others hold.
 *
 * @param cards all cards of the sort at a table
 * @param each how many of them everybody is dealt
 */
public record Sort(CardSet cards, int each) {}
