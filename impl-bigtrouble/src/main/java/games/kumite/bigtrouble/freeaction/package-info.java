/** Free actions: tokens, crates, items, trade, fast travel (BT-FRE-01). */
@NullMarked
package games.kumite.bigtrouble.freeaction;

import org.jspecify.annotations.NullMarked;
