/** What cards do when their moment comes, and at any time. */
@NullMarked
package tilth.agricola.react;

import org.jspecify.annotations.NullMarked;
