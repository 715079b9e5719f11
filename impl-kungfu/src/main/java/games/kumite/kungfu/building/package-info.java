/** Houses: shooting out of them, breaches in their walls, their collapse (KF-LOC-07 to 09). */
@NullMarked
package games.kumite.kungfu.building;

import org.jspecify.annotations.NullMarked;
