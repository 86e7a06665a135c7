/** Tests of the workbench of payments. */
@NullMarked
package tilth.agricola.pay;

import org.jspecify.annotations.NullMarked;
