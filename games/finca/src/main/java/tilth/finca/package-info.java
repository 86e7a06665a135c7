/** The rules of Finca, by Ralf zur Linde and Wolfgang Sentker. */
@NullMarked
package tilth.finca;

import org.jspecify.annotations.NullMarked;
