/** The command line. */
@NullMarked
package games.kumite.spi.console.command;

import org.jspecify.annotations.NullMarked;
