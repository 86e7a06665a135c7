/** Puts a server under load over HTTP, as programs and people would, and measures what they feel. */
@NullMarked
package tilth.app.load;

import org.jspecify.annotations.NullMarked;
