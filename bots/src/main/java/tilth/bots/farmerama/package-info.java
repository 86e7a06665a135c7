/** How bots judge Farmerama. */
@NullMarked
package tilth.bots.farmerama;

import org.jspecify.annotations.NullMarked;
