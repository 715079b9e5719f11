/** Scenery that harms on its own: machines, hydrants, chains (KF-LOC-13, KF-LOC-16, KF-LOC-22). */
@NullMarked
package games.kumite.kungfu.hazard;

import org.jspecify.annotations.NullMarked;
