/** The arrival of minions on the board. */
@NullMarked
package games.kumite.bigtrouble.spawn;

import org.jspecify.annotations.NullMarked;
