/** All tables at once: who may do what, and what everybody asks of them. */
@NullMarked
package tilth.server.house;

import org.jspecify.annotations.NullMarked;
