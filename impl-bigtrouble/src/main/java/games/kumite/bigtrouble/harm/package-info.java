/** Damage, attacks, death and the Hells. */
@NullMarked
package games.kumite.bigtrouble.harm;

import org.jspecify.annotations.NullMarked;
