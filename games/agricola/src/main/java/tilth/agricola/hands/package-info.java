/** How players come to their hands before the first round, how hands change later, and what others may know of them. */
@NullMarked
package tilth.agricola.hands;

import org.jspecify.annotations.NullMarked;
