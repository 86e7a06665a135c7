/** The harvest: fields, feeding, breeding. */
@NullMarked
package tilth.agricola.harvest;

import org.jspecify.annotations.NullMarked;
