/** Rounds of both acts, and their order. */
@NullMarked
package games.kumite.bigtrouble.round;

import org.jspecify.annotations.NullMarked;
