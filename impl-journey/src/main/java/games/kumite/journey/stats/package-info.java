/** The totals of figures with everything in force: MV, dice, rays, targets. Pure functions of the state. */
@NullMarked
package games.kumite.journey.stats;

import org.jspecify.annotations.NullMarked;
