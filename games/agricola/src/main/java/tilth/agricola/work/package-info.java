/** The work phase: placing people and what they do. */
@NullMarked
package tilth.agricola.work;

import org.jspecify.annotations.NullMarked;
