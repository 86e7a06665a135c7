/** How a game looks and what it says: words in each language, boards as text. Holds no rule. */
@NullMarked
package tilth.scenes;

import org.jspecify.annotations.NullMarked;
