/** The turn of those whom nobody runs, and what they do in it (KF-RUL-04, KF-RUL-128). */
@NullMarked
package games.kumite.kungfu.neutral;

import org.jspecify.annotations.NullMarked;
