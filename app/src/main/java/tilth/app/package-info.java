/** The command line. */
@NullMarked
package tilth.app;

import org.jspecify.annotations.NullMarked;
