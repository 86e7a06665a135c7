/** A chapter that runs in a circle with another. */
@NullMarked
package tilth.testkit.outlaws.circle.two;

import org.jspecify.annotations.NullMarked;
