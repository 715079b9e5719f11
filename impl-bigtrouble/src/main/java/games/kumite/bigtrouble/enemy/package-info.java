/** Enemies move, attack, strike back and are defeated. */
@NullMarked
package games.kumite.bigtrouble.enemy;

import org.jspecify.annotations.NullMarked;
