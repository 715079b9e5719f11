/** Who is in a car, and what it means to others that it moves (KF-LOC-54, KF-RUL-140). */
@NullMarked
package games.kumite.kungfu.aboard;

import org.jspecify.annotations.NullMarked;
