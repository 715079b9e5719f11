/** What lies on the table, for every observer. */
@NullMarked
package games.kumite.brawler.table;

import org.jspecify.annotations.NullMarked;
