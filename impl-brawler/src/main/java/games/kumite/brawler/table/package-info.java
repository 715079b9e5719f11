/** The table as every viewer sees it. */
@NullMarked
package games.kumite.brawler.table;

import org.jspecify.annotations.NullMarked;
