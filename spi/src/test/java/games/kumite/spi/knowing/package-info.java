/** What an observer knows, as a key, and what it has seen others decide. */
@NullMarked
package games.kumite.spi.knowing;

import org.jspecify.annotations.NullMarked;
