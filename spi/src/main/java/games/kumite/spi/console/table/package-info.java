/**
 * Tables as text of 80 columns: boards, grids, plans, cards, and how everything on them is called.
 */
@NullMarked
package games.kumite.spi.console.table;

import org.jspecify.annotations.NullMarked;
