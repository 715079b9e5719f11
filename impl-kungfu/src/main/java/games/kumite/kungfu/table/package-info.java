/**
 * The description of the table for observers. Nothing on it is hidden so far. Coordinates are those of the rules, whose
 * y grows with the table's corner 3: a frontend that draws y downwards shows the table from its other side.
 */
@NullMarked
package games.kumite.kungfu.table;

import org.jspecify.annotations.NullMarked;
