/** The page of a report on many games: where its bars, heaps and tables stand. */
@NullMarked
package tilth.scenes.web.report;

import org.jspecify.annotations.NullMarked;
