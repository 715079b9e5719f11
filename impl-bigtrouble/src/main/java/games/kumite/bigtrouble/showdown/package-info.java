/** Act II: how it is set up, its cards, keys and the arena. */
@NullMarked
package games.kumite.bigtrouble.showdown;

import org.jspecify.annotations.NullMarked;
