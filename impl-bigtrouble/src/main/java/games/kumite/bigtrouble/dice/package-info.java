/**
 * Dice: skill dice of a roll, its re-rolls and added successes; action dice and the slots that they fill; fate dice.
 *
 * <p>Random draws: a die {@code action} with the seat's number; skill dice {@code combat}, {@code skill},
 * {@code defense} and epic ones {@code combat-epic}, {@code skill-epic}, {@code defense-epic} with the number of the
 * seat that rolls; {@code fate} with the number of the die; {@code travel} and {@code blast} of rolls that are not
 * checks.
 *
 * <p>The dice of a roll lie in the state, because all players see them while the game asks for re-rolls and successes;
 * there is one roll at a time, since no reaction to a roll begins another.
 */
@NullMarked
package games.kumite.bigtrouble.dice;

import org.jspecify.annotations.NullMarked;
