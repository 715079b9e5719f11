/** Free actions: tokens, crates, items, trade, fast travel (BT-FRE-01). */
@NullMarked
package games.kumite.bigtrouble.free;

import org.jspecify.annotations.NullMarked;
