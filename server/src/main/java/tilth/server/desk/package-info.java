/** What tables do by themselves: bots answer, and time runs out. */
@NullMarked
package tilth.server.desk;

import org.jspecify.annotations.NullMarked;
