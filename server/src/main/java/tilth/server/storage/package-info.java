/** Where tables are kept. */
@NullMarked
package tilth.server.storage;

import org.jspecify.annotations.NullMarked;
