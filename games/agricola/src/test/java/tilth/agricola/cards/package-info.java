/** Tests of the cards of Agricola, and cards that only tests know. */
@NullMarked
package tilth.agricola.cards;

import org.jspecify.annotations.NullMarked;
