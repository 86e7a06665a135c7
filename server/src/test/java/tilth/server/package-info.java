@NullMarked
package tilth.server;

import org.jspecify.annotations.NullMarked;
