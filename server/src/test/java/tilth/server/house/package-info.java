@NullMarked
package tilth.server.house;

import org.jspecify.annotations.NullMarked;
