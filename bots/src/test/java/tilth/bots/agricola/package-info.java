@NullMarked
package tilth.bots.agricola;

import org.jspecify.annotations.NullMarked;
