@NullMarked
package tilth.bots.chineur;

import org.jspecify.annotations.NullMarked;
