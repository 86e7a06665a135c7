/** Farmer Chineur, rule by rule: scenarios in game words, and sweeps over random play. */
@NullMarked
package tilth.chineur;

import org.jspecify.annotations.NullMarked;
