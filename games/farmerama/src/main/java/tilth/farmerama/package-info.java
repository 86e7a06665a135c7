/** The rules of Farmerama, by Uwe Rosenberg. */
@NullMarked
package tilth.farmerama;

import org.jspecify.annotations.NullMarked;
