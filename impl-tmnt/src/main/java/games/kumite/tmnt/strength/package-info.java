/**
 * Sums and tests, computed again each time: conditions, strength, Run Away bonuses, slots, whether an ability can be
 * used. Nothing here changes the state.
 *
 * <p>Decision: no sum is kept in the state. A side is four to twelve cards, walked in less time than it takes to keep a
 * cache right through every loss, attachment and change of Level; a value that changes is needed once in a combat's
 * decision, not once for every card.
 */
@NullMarked
package games.kumite.tmnt.strength;

import org.jspecify.annotations.NullMarked;
