/** The cards of each printed deck. */
@NullMarked
package tilth.agricola.sheets;

import org.jspecify.annotations.NullMarked;
