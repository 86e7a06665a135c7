/** What players get, keep and turn into food. */
@NullMarked
package tilth.agricola.stock;

import org.jspecify.annotations.NullMarked;
