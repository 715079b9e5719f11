/**
 * What cards do: sums that are formed anew each time, and one interpreter that carries out the verbs of the
 * vocabulary.
 *
 * <p>Decision: no sum is kept in the state. A side is four to twelve cards, walked in less time than it takes to keep a
 * cache right through every loss, attachment and change of Level; what changes is asked for once in a combat's
 * decision, not once for every card.
 */
@NullMarked
package games.kumite.tmnt.effect;

import org.jspecify.annotations.NullMarked;
