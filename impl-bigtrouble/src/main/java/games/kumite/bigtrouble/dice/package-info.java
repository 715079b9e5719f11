/** Dice: skill dice of a roll, its re-rolls and added successes; action dice and the slots that they fill. */
@NullMarked
package games.kumite.bigtrouble.dice;

import org.jspecify.annotations.NullMarked;
