/** Players that are not people. */
@NullMarked
package tilth.bots;

import org.jspecify.annotations.NullMarked;
