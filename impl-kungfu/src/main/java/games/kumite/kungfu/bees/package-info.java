/** Angry bees (KF-LOC-04, KF-LOC-05). */
@NullMarked
package games.kumite.kungfu.bees;

import org.jspecify.annotations.NullMarked;
