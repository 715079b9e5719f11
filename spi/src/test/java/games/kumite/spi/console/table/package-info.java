/** Tables as text. */
@NullMarked
package games.kumite.spi.console.table;

import org.jspecify.annotations.NullMarked;
