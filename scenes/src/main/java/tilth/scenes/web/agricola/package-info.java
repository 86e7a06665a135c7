/** The table of Agricola: where its spaces, farms and everybody's things stand on the page. */
@NullMarked
package tilth.scenes.web.agricola;

import org.jspecify.annotations.NullMarked;
