/** The course of a combat: the comparison of the sums, Running Away and the rewards. */
@NullMarked
package games.kumite.tmnt.combat;

import org.jspecify.annotations.NullMarked;
