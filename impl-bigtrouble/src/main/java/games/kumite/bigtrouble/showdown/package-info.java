/** The showdown cards that lie in Act II, their keys and the arena. */
@NullMarked
package games.kumite.bigtrouble.showdown;

import org.jspecify.annotations.NullMarked;
