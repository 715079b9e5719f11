/** Items: their gain, use, trade and loss; crates. */
@NullMarked
package games.kumite.bigtrouble.item;

import org.jspecify.annotations.NullMarked;
