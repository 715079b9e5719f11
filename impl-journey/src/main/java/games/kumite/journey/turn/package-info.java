/** The turn: Maintenance, Pilgrim phase, Demon phase, End of turn, and the quiet points between. */
@NullMarked
package games.kumite.journey.turn;

import org.jspecify.annotations.NullMarked;
