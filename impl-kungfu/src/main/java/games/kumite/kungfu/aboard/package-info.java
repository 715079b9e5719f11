/** The figures in a car, and the effects of its movement on others (KF-LOC-54, KF-RUL-140). */
@NullMarked
package games.kumite.kungfu.aboard;

import org.jspecify.annotations.NullMarked;
