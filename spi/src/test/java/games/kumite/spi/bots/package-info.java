/**
 * What the bundled bots are worth, shown on the sample games: how strong they are, that they repeat themselves bit for
 * bit, and that they keep out of what they may not know.
 */
@NullMarked
package games.kumite.spi.bots;

import org.jspecify.annotations.NullMarked;
