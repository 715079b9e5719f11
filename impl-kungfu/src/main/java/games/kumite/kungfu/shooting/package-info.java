/** Ranged combat: targets, shots, Hail of Fire, what goes wrong (KF-GUN). */
@NullMarked
package games.kumite.kungfu.shooting;

import org.jspecify.annotations.NullMarked;
