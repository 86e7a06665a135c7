/** The farmyard of Agricola: squares, fences, pastures, and room for the animals. */
@NullMarked
package tilth.agricola.farm;

import org.jspecify.annotations.NullMarked;
