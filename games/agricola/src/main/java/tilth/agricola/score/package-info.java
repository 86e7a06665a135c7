/** Counting the points. */
@NullMarked
package tilth.agricola.score;

import org.jspecify.annotations.NullMarked;
