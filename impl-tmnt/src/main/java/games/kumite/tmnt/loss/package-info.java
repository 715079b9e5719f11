/** Losses of cards: by Bad Stuff and Traps, as a cost, by a broken limit; and death. */
@NullMarked
package games.kumite.tmnt.loss;

import org.jspecify.annotations.NullMarked;
