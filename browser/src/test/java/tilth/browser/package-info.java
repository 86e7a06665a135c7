/** The tables as people use them: in a real browser, by mouse, by finger, by keyboard, and without a script. */
@NullMarked
package tilth.browser;

import org.jspecify.annotations.NullMarked;
