/** Prices, and paying them. */
@NullMarked
package tilth.agricola.pay;

import org.jspecify.annotations.NullMarked;
