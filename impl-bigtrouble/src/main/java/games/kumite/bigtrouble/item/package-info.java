/** Items: how they are gained, used, traded and lost; crates. */
@NullMarked
package games.kumite.bigtrouble.item;

import org.jspecify.annotations.NullMarked;
