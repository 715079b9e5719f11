/** Morale: the rolls, and the flight of those who fail them (KF-MOR). */
@NullMarked
package games.kumite.kungfu.morale;

import org.jspecify.annotations.NullMarked;
