/** Chapters that run in a circle. */
@NullMarked
package tilth.testkit.outlaws.circle;

import org.jspecify.annotations.NullMarked;
