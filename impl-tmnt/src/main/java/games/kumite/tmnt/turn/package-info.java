/** Setup and the phases of a turn. */
@NullMarked
package games.kumite.tmnt.turn;

import org.jspecify.annotations.NullMarked;
