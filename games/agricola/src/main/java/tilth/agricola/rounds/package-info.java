/** The course of the rounds, and placing people. */
@NullMarked
package tilth.agricola.rounds;

import org.jspecify.annotations.NullMarked;
