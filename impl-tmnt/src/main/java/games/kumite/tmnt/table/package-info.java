/** What observers see: the table. */
@NullMarked
package games.kumite.tmnt.table;

import org.jspecify.annotations.NullMarked;
