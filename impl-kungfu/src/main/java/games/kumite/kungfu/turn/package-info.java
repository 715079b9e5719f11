/**
 * The turns and the end of a match (KF-SET, KF-END); the turn of the neutral figures, and their actions in it (KF-RUL-04,
 * KF-RUL-128).
 */
@NullMarked
package games.kumite.kungfu.turn;

import org.jspecify.annotations.NullMarked;
