/** Matches and perspectives as arrays of numbers, for programs that learn. */
@NullMarked
package games.kumite.spi.engine.learn;

import org.jspecify.annotations.NullMarked;
