/** Tables that are made for a location (KF-GEN). */
@NullMarked
package games.kumite.kungfu.scenery;

import org.jspecify.annotations.NullMarked;
