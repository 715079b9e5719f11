/**
 * Blasts: where they go off, whom they hit, what they destroy (KF-TRT-27, KF-TRT-35, KF-RUL-58). The line to a marker is
 * shut by scenery alone.
 */
@NullMarked
package games.kumite.kungfu.blast;

import org.jspecify.annotations.NullMarked;
