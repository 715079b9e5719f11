/** Damage: protection of a pilgrim from it, and its consequences; changes of tracks without damage. */
@NullMarked
package games.kumite.journey.harm;

import org.jspecify.annotations.NullMarked;
