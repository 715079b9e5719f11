/**
 * What cards do: one interpreter that carries out the verbs of the vocabulary, and the monsters of a combat.
 *
 * <p>Decision: the interpreter knows words, no cards. What a card says with a condition counts in every sum in which the
 * condition holds ({@code Sum}, {@code Need}), and what stands behind ELSE is the same condition with the other result;
 * one path serves powers, Items, Traps that persist, enhancers and One-Shots. Tried and rejected: flags for the words
 * that no shipped card has with a condition, because an owner's card then counted always and nobody was told.
 */
@NullMarked
package games.kumite.tmnt.effect;

import org.jspecify.annotations.NullMarked;
