/** Many games at once: simulations, ladders of bots, measurements. */
@NullMarked
package tilth.lab;

import org.jspecify.annotations.NullMarked;
