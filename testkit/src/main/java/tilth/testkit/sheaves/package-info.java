/** Sheaves, a tiny game that uses everything the engine offers: the smallest example of how a game is written. */
@NullMarked
package tilth.testkit.sheaves;

import org.jspecify.annotations.NullMarked;
