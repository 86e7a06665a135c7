/** Those who come: guests, and the secrets their seats belong to. */
@NullMarked
package tilth.server.people;

import org.jspecify.annotations.NullMarked;
