@NullMarked
package tilth.scenes.agricola;

import org.jspecify.annotations.NullMarked;
