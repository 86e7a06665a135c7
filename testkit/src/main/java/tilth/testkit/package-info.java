/** Checks that every game must pass, and the texts and seeds they are made with. For tests only. */
@NullMarked
package tilth.testkit;

import org.jspecify.annotations.NullMarked;
