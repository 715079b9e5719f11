/** How a match ends (KF-END). */
@NullMarked
package games.kumite.kungfu.end;

import org.jspecify.annotations.NullMarked;
