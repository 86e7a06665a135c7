/** Tests of the engine that need no game. */
@NullMarked
package tilth.engine;

import org.jspecify.annotations.NullMarked;
