/** The turns and the end of a match (KF-SET, KF-END). */
@NullMarked
package games.kumite.kungfu.turn;

import org.jspecify.annotations.NullMarked;
