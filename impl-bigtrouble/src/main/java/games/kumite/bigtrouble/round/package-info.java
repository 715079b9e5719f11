/** Rounds of both acts, their order, and the end of the game. */
@NullMarked
package games.kumite.bigtrouble.round;

import org.jspecify.annotations.NullMarked;
