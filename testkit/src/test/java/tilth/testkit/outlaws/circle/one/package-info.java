/** A chapter that runs in a circle with another. */
@NullMarked
package tilth.testkit.outlaws.circle.one;

import org.jspecify.annotations.NullMarked;
