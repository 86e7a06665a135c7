/** Tests of the engine that need a game to play. */
@NullMarked
package tilth.engine;

import org.jspecify.annotations.NullMarked;
