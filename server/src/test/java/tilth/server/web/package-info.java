@NullMarked
package tilth.server.web;

import org.jspecify.annotations.NullMarked;
