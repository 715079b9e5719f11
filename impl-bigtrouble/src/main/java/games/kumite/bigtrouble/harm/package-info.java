/**
 * Damage, attacks, death and the Hells; chi, the audacity track that pays it, and level rewards; the threat token, and the
 * end of Act I or of the game by a filled track.
 */
@NullMarked
package games.kumite.bigtrouble.harm;

import org.jspecify.annotations.NullMarked;
