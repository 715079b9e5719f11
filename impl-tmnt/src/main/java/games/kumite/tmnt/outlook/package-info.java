/** What a position is worth, for bots that do not play to the end. */
@NullMarked
package games.kumite.tmnt.outlook;

import org.jspecify.annotations.NullMarked;
