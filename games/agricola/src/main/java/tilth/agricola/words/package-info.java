/** What can be asked, done and told in a game of Agricola, and what comes next by itself. */
@NullMarked
package tilth.agricola.words;

import org.jspecify.annotations.NullMarked;
