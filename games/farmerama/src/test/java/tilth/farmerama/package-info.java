/** Farmerama, rule by rule: scenarios in game words, and sweeps over random play. */
@NullMarked
package tilth.farmerama;

import org.jspecify.annotations.NullMarked;
