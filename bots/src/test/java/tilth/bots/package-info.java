@NullMarked
package tilth.bots;

import org.jspecify.annotations.NullMarked;
