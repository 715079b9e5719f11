/** The turn of a hero (BT-RND-06, DEC-09). */
@NullMarked
package games.kumite.bigtrouble.turn;

import org.jspecify.annotations.NullMarked;
