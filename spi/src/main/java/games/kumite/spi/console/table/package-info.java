/** Tables as text of 80 columns: boards, grids, plans, cards, and the names of everything on them. */
@NullMarked
package games.kumite.spi.console.table;

import org.jspecify.annotations.NullMarked;
