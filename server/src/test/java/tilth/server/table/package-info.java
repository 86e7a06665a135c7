@NullMarked
package tilth.server.table;

import org.jspecify.annotations.NullMarked;
