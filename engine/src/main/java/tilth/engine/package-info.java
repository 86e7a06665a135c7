/** The words every game shares: positions, moves, questions, records. Knows no game. */
@NullMarked
package tilth.engine;

import org.jspecify.annotations.NullMarked;
