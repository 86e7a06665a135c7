/** The editions, and what a table has chosen. */
@NullMarked
package tilth.agricola.edition;

import org.jspecify.annotations.NullMarked;
