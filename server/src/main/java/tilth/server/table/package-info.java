/** One table: what has happened there, how it stands, and what may be asked of it. It knows no page, no database and no network. */
@NullMarked
package tilth.server.table;

import org.jspecify.annotations.NullMarked;
