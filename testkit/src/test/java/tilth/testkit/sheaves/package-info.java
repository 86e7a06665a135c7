/** Tests of Sheaves. */
@NullMarked
package tilth.testkit.sheaves;

import org.jspecify.annotations.NullMarked;
