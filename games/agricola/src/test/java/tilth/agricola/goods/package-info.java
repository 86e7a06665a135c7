/** Tests of goods. */
@NullMarked
package tilth.agricola.goods;

import org.jspecify.annotations.NullMarked;
