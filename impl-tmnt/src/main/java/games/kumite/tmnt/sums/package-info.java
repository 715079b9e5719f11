/**
 * What is added up and tested, again each time: conditions, strength, Run Away bonuses, slots, whether an ability can be
 * used. Nothing here changes the state.
 *
 * <p>Decision: no sum is kept in the state. A side is four to twelve cards, walked in less time than it takes to keep a
 * cache right through every loss, attachment and change of Level; what changes is asked for once in a combat's
 * decision, not once for every card.
 */
@NullMarked
package games.kumite.tmnt.sums;

import org.jspecify.annotations.NullMarked;
