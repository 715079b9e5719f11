/** Minions come onto the board. */
@NullMarked
package games.kumite.bigtrouble.spawn;

import org.jspecify.annotations.NullMarked;
