/** How a game looks on a page: boards as SVG and HTML, drawn from what one viewer may see. Holds no rule. */
@NullMarked
package tilth.scenes.web;

import org.jspecify.annotations.NullMarked;
