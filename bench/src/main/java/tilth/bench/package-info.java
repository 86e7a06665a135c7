/** Benchmarks of the hot loops. */
@NullMarked
package tilth.bench;

import org.jspecify.annotations.NullMarked;
