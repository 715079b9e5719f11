/** The things that figures carry: objects and bodies (KF-RUL-69, KF-RUL-70, KF-RUL-161). */
@NullMarked
package games.kumite.kungfu.carrying;

import org.jspecify.annotations.NullMarked;
