/** The board: its action spaces, the round cards, the rounds. */
@NullMarked
package tilth.agricola.board;

import org.jspecify.annotations.NullMarked;
