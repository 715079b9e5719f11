/** Defeated figures: pilgrims that fall and die, demons that leave the board. */
@NullMarked
package games.kumite.journey.defeat;

import org.jspecify.annotations.NullMarked;
