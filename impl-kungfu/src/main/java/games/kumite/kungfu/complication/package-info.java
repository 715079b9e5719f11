/** Difficulties: the Complications of a scenario (KF-CPL). */
@NullMarked
package games.kumite.kungfu.complication;

import org.jspecify.annotations.NullMarked;
