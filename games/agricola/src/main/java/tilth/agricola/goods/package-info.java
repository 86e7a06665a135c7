/** Goods, and bundles of them. */
@NullMarked
package tilth.agricola.goods;

import org.jspecify.annotations.NullMarked;
