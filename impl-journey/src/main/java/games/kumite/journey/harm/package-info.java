/** Damage: what saves a pilgrim from it, and what follows. */
@NullMarked
package games.kumite.journey.harm;

import org.jspecify.annotations.NullMarked;
