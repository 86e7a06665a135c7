/** Tests of the rules of Agricola. */
@NullMarked
package tilth.agricola;

import org.jspecify.annotations.NullMarked;
