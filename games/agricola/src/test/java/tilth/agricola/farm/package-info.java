/** The farmyard of Agricola against slow twins, and the rulebook's examples as drawn farms. */
@NullMarked
package tilth.agricola.farm;

import org.jspecify.annotations.NullMarked;
