/** What the console says, and where. */
@NullMarked
package games.kumite.spi.console.texts;

import org.jspecify.annotations.NullMarked;
