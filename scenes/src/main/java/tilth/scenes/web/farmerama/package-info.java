/** The board of Farmerama: where its wheels, farmlands and everybody's things stand on the page. */
@NullMarked
package tilth.scenes.web.farmerama;

import org.jspecify.annotations.NullMarked;
