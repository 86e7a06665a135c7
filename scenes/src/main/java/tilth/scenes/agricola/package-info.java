/** The cards of Agricola in words and icons, made from what they do. */
@NullMarked
package tilth.scenes.agricola;

import org.jspecify.annotations.NullMarked;
