/** What spaces and cards let somebody do: building, plowing, sowing, baking, playing cards. */
@NullMarked
package tilth.agricola.acts;

import org.jspecify.annotations.NullMarked;
