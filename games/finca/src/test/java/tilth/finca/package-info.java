/** Finca, rule by rule: scenarios in game words, and sweeps over random play. */
@NullMarked
package tilth.finca;

import org.jspecify.annotations.NullMarked;
