/** How players come to their hands before the first round. */
@NullMarked
package tilth.agricola.hands;

import org.jspecify.annotations.NullMarked;
