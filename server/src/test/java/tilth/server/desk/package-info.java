@NullMarked
package tilth.server.desk;

import org.jspecify.annotations.NullMarked;
