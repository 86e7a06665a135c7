/** What is in the box. */
@NullMarked
package tilth.agricola.box;

import org.jspecify.annotations.NullMarked;
