/** The rules of Agricola, by Uwe Rosenberg, in both editions. */
@NullMarked
package tilth.agricola;

import org.jspecify.annotations.NullMarked;
