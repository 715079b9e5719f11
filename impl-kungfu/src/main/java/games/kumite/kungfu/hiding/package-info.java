/** Figures that hide behind low obstacles (KF-LOC-38, KF-RUL-62). */
@NullMarked
package games.kumite.kungfu.hiding;

import org.jspecify.annotations.NullMarked;
