/** The rules of Farmer Chineur, by Cyril Meurier. */
@NullMarked
package tilth.chineur;

import org.jspecify.annotations.NullMarked;
