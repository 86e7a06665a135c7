/** Goods, prices and exchanges. */
@NullMarked
package tilth.agricola.pay;

import org.jspecify.annotations.NullMarked;
