/** The threat token, and the end of Act I or of the game by a filled track. */
@NullMarked
package games.kumite.bigtrouble.track;

import org.jspecify.annotations.NullMarked;
