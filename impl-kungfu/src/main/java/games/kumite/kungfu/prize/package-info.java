/**
 * Figures that are worth being taken off the table, and figures that leave it with the object of a Plot (KF-RUL-70, KF-RUL-180).
 */
@NullMarked
package games.kumite.kungfu.prize;

import org.jspecify.annotations.NullMarked;
