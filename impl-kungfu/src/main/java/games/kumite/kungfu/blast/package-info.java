/** Blasts: whom they hit and what they destroy (KF-TRT-27, KF-TRT-35, KF-RUL-58). */
@NullMarked
package games.kumite.kungfu.blast;

import org.jspecify.annotations.NullMarked;
