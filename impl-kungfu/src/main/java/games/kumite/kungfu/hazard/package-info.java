/**
 * Hazards, which harm without an attacker: machines, hydrants and chains (KF-LOC-13, KF-LOC-16, KF-LOC-22); figures that burn by a
 * Fireball or by a Hot Spot, which are kept apart (KF-TRT-27f to h, KF-LOC-24, KF-LOC-30); scenic items that break, and
 * the hidden things that come to light when one breaks or is searched (KF-STU-18, KF-PLT-05, KF-RUL-193); houses: shots out
 * of them, breaches in their walls, their collapse (KF-LOC-07 to 09); blasts (KF-TRT-27, KF-TRT-35, KF-RUL-58).
 */
@NullMarked
package games.kumite.kungfu.hazard;

import org.jspecify.annotations.NullMarked;
