/** Tests of the checks: each must be able to fail. */
@NullMarked
package tilth.testkit;

import org.jspecify.annotations.NullMarked;
