/** Scenery that changes: doors, windows, what a blast destroys (KF-RUL-59, KF-STU-19 to 21). */
@NullMarked
package games.kumite.kungfu.scenery;

import org.jspecify.annotations.NullMarked;
