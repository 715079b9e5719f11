/** Heroes move: the movement action with evasion, moves by effects, teleports. */
@NullMarked
package games.kumite.bigtrouble.move;

import org.jspecify.annotations.NullMarked;
