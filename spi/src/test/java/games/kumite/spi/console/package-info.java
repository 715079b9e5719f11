/** Tests of the console, run in this JVM with texts for streams. */
@NullMarked
package games.kumite.spi.console;

import org.jspecify.annotations.NullMarked;
