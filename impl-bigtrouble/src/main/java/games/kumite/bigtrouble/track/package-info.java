/** The threat token, and what a filled track ends: Act I, or the game. */
@NullMarked
package games.kumite.bigtrouble.track;

import org.jspecify.annotations.NullMarked;
