/** How a match is told and asked in a terminal. */
@NullMarked
package games.kumite.spi.console.text;

import org.jspecify.annotations.NullMarked;
