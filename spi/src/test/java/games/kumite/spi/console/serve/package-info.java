/** Tests of the lines that programs read and write, below the command line. */
@NullMarked
package games.kumite.spi.console.serve;

import org.jspecify.annotations.NullMarked;
