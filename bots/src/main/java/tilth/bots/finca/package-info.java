/** How bots judge Finca. */
@NullMarked
package tilth.bots.finca;

import org.jspecify.annotations.NullMarked;
