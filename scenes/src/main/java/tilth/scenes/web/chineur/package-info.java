/** The board of Farmer Chineur: the die, the table everybody shares, and everybody's cells. */
@NullMarked
package tilth.scenes.web.chineur;

import org.jspecify.annotations.NullMarked;
