/** Figures that burn: by a Fireball or by a Hot Spot, which are kept apart (KF-TRT-27f to h, KF-LOC-24, KF-LOC-30). */
@NullMarked
package games.kumite.kungfu.fire;

import org.jspecify.annotations.NullMarked;
