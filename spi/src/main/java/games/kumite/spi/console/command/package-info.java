/**
 * The command line: its commands and options, which picocli fills in, and the records, pictures and arenas that they
 * start.
 *
 * <p>Depends on all other packages of the console. The module opens this package to picocli, and no other.
 */
@NullMarked
package games.kumite.spi.console.command;

import org.jspecify.annotations.NullMarked;
