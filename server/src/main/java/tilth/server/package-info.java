/** Tables, seats, people and storage. Holds no rule of a game and no game's name. */
@NullMarked
package tilth.server;

import org.jspecify.annotations.NullMarked;
