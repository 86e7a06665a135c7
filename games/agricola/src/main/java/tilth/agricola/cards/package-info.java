/** Cards, and the moments and capabilities the rules know them by. */
@NullMarked
package tilth.agricola.cards;

import org.jspecify.annotations.NullMarked;
