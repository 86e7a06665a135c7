/** Counting what lies on the table, and whether something holds there. */
@NullMarked
package tilth.agricola.measure;

import org.jspecify.annotations.NullMarked;
