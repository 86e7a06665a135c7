/** Classes that break the laws of the house, one each. */
@NullMarked
package tilth.testkit.outlaws;

import org.jspecify.annotations.NullMarked;
