/**
 * Scenic items that break, and the hidden things that come to light when one breaks or is searched (KF-STU-18, KF-PLT-05,
 * KF-RUL-193).
 */
@NullMarked
package games.kumite.kungfu.breaking;

import org.jspecify.annotations.NullMarked;
