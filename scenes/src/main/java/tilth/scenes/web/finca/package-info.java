/** The board of Finca: where its windmill, its island and everybody's things stand on the page. */
@NullMarked
package tilth.scenes.web.finca;

import org.jspecify.annotations.NullMarked;
