/**
 * What cards do: sums that are formed anew each time, and one interpreter that carries out the verbs of the
 * vocabulary.
 *
 * <p>Decision: the interpreter knows words, no cards. What a card says with a condition counts in every sum in which the
 * condition holds ({@code Sum}, {@code Need}), and what stands behind ELSE is the same condition with the other result;
 * one path serves powers, Items, Traps that persist, enhancers and One-Shots. Tried and rejected: flags for the words
 * that no shipped card has with a condition, because an owner's card then counted always and nobody was told.
 *
 * <p>Decision: no sum is kept in the state. A side is four to twelve cards, walked in less time than it takes to keep a
 * cache right through every loss, attachment and change of Level; what changes is asked for once in a combat's
 * decision, not once for every card.
 */
@NullMarked
package games.kumite.tmnt.effect;

import org.jspecify.annotations.NullMarked;
