/** Damage: what saves a pilgrim from it, and what follows; tracks that go up and down without it. */
@NullMarked
package games.kumite.journey.harm;

import org.jspecify.annotations.NullMarked;
