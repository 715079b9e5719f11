/** The turn of the neutral figures, and their actions in it (KF-RUL-04, KF-RUL-128). */
@NullMarked
package games.kumite.kungfu.neutral;

import org.jspecify.annotations.NullMarked;
