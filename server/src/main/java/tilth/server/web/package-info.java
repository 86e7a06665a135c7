/** Pages and programs: what is sent, and what it looks like. */
@NullMarked
package tilth.server.web;

import org.jspecify.annotations.NullMarked;
