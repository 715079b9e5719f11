/** The table as viewers see it. */
@NullMarked
package games.kumite.tmnt.table;

import org.jspecify.annotations.NullMarked;
