/** A survey of a game, told to a designer: which words, which numbers, in which order. */
@NullMarked
package tilth.app.report;

import org.jspecify.annotations.NullMarked;
