/**
 * Dice: skill dice of a roll, its re-rolls and added successes; action dice and the slots that they fill; fate dice.
 *
 * <p>Chance: a die {@code action} with the seat's number; skill dice {@code combat}, {@code skill}, {@code defense} and
 * epic ones {@code combat-epic}, {@code skill-epic}, {@code defense-epic} with the number of the seat that rolls; {@code
 * fate} with the number of the die; {@code travel} and {@code blast} of rolls that are no checks.
 *
 * <p>The dice of a roll lie in the state, because everybody sees them while re-rolls and successes are asked for; there
 * is one roll at a time, since nothing that may be done about a roll begins another.
 */
@NullMarked
package games.kumite.bigtrouble.dice;

import org.jspecify.annotations.NullMarked;
