/** Arena. */
@NullMarked
package games.kumite.api.arena;

import org.jspecify.annotations.NullMarked;
