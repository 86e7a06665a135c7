/** Everything that lies on the table. */
@NullMarked
package tilth.agricola.state;

import org.jspecify.annotations.NullMarked;
