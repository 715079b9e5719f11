/** Plugins that are not as they should be, and some that are. */
@NullMarked
package games.kumite.spi.badinput.plugins;

import org.jspecify.annotations.NullMarked;
